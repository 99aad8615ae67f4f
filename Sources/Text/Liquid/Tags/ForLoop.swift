import Values

/// `forloop`: how far a loop is.
///
/// It changes as the loop runs, but only within one render, which one thread does from beginning to end.
final class ForLoop: LazyMembers, @unchecked Sendable {
    let name: String
    let length: Int
    let parent: ForLoop?
    @exclusivity(unchecked) var index = 0

    var memberNames: [String] {
        ["length", "parentloop", "name", "index", "index0", "rindex", "rindex0", "first", "last"]
    }

    init(name: String, length: Int, parent: ForLoop?) {
        self.name = name
        self.length = length
        self.parent = parent
    }

    func member(_ member: String) -> Value? {
        switch member {
        case "index": .integer(index + 1)
        case "index0": .integer(index)
        case "rindex": .integer(length - index)
        case "rindex0": .integer(length - index - 1)
        case "first": .bool(index == 0)
        case "last": .bool(index == length - 1)
        case "length": .integer(length)
        case "name": .string(name)
        case "parentloop": parent.map { .lazy($0) } ?? .null
        default: nil
        }
    }
}

/// `tablerowloop`: how far a table is. It changes as ``ForLoop`` does.
final class TableRowLoop: LazyMembers, @unchecked Sendable {
    let length: Int
    /// How many cells a row has; 0 where rows never end.
    let columns: Int
    @exclusivity(unchecked) var index = 0

    let memberNames = [
        "length", "index", "index0", "rindex", "rindex0", "first", "last", "col", "col0", "row", "col_first",
        "col_last",
    ]

    init(length: Int, columns: Int) {
        self.length = length
        self.columns = max(0, columns)
    }

    var column: Int { columns > 0 ? index % columns : index }
    var row: Int { columns > 0 ? index / columns : 0 }
    var isLastColumn: Bool { column == columns - 1 }

    func member(_ member: String) -> Value? {
        switch member {
        case "index": .integer(index + 1)
        case "index0": .integer(index)
        case "rindex": .integer(length - index)
        case "rindex0": .integer(length - index - 1)
        case "first": .bool(index == 0)
        case "last": .bool(index == length - 1)
        case "length": .integer(length)
        case "col": .integer(column + 1)
        case "col0": .integer(column)
        case "row": .integer(row + 1)
        case "col_first": .bool(column == 0)
        case "col_last": .bool(isLastColumn)
        default: nil
        }
    }
}
