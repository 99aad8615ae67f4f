enum Footnotes { static let referenceMark = 4 }
