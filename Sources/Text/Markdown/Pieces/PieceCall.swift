public import Diagnostics

/// The use of a piece in a text, its arguments checked.
public struct PieceCall: Sendable, Hashable {
    /// The piece.
    public var name: String
    /// Where it stands in the author's file.
    public var place: Place
    /// The line it stands on.
    public var line: String?
    /// What it is given, and what counts where it is given nothing, in the order of its parameters.
    public var arguments: [PieceArgument]
    /// What stands between it and `{% endinclude %}`, as HTML; nil where it takes no body.
    public var body: [UInt8]?
}

/// One thing that a piece is given.
public struct PieceArgument: Sendable, Hashable {
    /// What the piece takes there.
    public var parameter: PieceParameter
    /// What it is given.
    public var value: PieceValue
    /// Where the value stands; the piece's own place where it stands nowhere.
    public var place: Place
}
