/// `{% if %}…{% elsif %}…{% else %}…{% endif %}`, and `unless`, which turns the first test around.
final class If: Tag {
    /// A test and what is printed where it holds; no test for `else`.
    typealias Branch = (condition: Condition?, body: Block)

    let name: String
    let branches: [Branch]
    let isBlank: Bool

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        var branches: [Branch] = []
        var isWhole = true
        parser.bodies(of: token, middles: ["elsif", "else"]) { parser, opening, body in
            guard opening.name != "else" else {
                // Shopify passes it over; in a theme it is a condition that its author believes in.
                if parser.dialect.readsJekyllIncludes, !parser.isBlank(opening.markup) {
                    parser.report("`else` takes nothing", at: opening, remedy: "another condition stands in an `elsif`")
                }
                return branches.append((nil, body))
            }
            let condition = parser.read(opening) { markup throws(SyntaxMistake) in try markup.condition() }
            if let condition { branches.append((condition, body)) } else { isWhole = false }
        }
        return isWhole ? If(token.name, branches) : nil
    }

    init(_ name: String, _ branches: [Branch]) {
        self.name = name
        isBlank = branches.allSatisfy { $0.body.isBlank }
        self.branches = isBlank ? branches.map { ($0.condition, $0.body.withoutBlankText()) } : branches
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        var turnsAround = name == "unless"
        for (condition, body) in branches {
            let holds: Bool
            if let condition { holds = try rendering.holds(condition) != turnsAround } else { holds = true }
            turnsAround = false
            if holds { return try body.render(&rendering) }
        }
    }

    func write(to tree: inout TreeText) {
        for (index, (condition, body)) in branches.enumerated() {
            tree.line(index == 0 ? name : condition == nil ? "else" : "elsif", condition.map { tree.text($0) } ?? "")
            tree.nested(body)
        }
    }
}
