/// Where in a text something stands, as people and editors count it.
public struct Place: Sendable, Hashable, Comparable {
    /// The file as the author would name it, relative to the site, or `<stdin>`.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int

    /// A place in a file.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// Orders by path, then line, then column, so that messages have one order on every machine.
    public static func < (left: Place, right: Place) -> Bool {
        if left.path != right.path { return left.path < right.path }
        return (left.line, left.column) < (right.line, right.column)
    }
}
