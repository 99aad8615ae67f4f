/// How something looks on a stage, under a name that plays use.
package protocol NamedStyle {
    /// What plays call it.
    var name: String { get }
    /// All of the kind, the usual one first.
    static var all: [Self] { get }
}

extension NamedStyle {
    /// The style with a name.
    /// - Throws: that there is no such style.
    package static func named(_ name: String) throws(Objection) -> Self {
        if let style = all.first(where: { $0.name == name }) { return style }
        let known = all.map { "`\($0.name)`" }.joined(separator: " and ")
        throw Objection("no style is called `\(name.prefix(40))`", remedy: "known are \(known)", about: .style)
    }
}
