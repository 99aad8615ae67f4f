import Values

/// Neighbouring nodes of a template that look at nothing but the names that all pages share, made once for all of them.
final class SharedStretch: Sendable {
    let nodes: [Block.Part]
    /// The names that all pages share, among those that it looks at.
    private let shared: [Name]
    /// Names that must stand for nothing, since an `include` gives a variable of the partial's name along.
    private let absent: [Name]
    /// The variables that it gives values, each in any case.
    private let variables: [Name]
    /// The labels of its loops.
    private let loops: [Name]

    init(_ nodes: [Block.Part], _ check: SharingCheck) {
        self.nodes = nodes
        (shared, absent) = (check.shared, check.absent)
        (variables, loops) = (check.assigned, check.loops)
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        guard let texts = rendering.options.shared, isShared(&rendering.scopes) else {
            return try Block.render(nodes, &rendering)
        }
        var isMade = false
        let start = rendering.out.count
        let text = try texts.text(rendering.sharedKey(of: self)) { () throws(RenderFailure) in
            isMade = true
            return try made(from: start, &rendering)
        }
        if isMade { return }
        // Where a limit is passed, the message is that of whoever passes it.
        guard rendering.takes(text) else { return try Block.render(nodes, &rendering) }
        for (name, value) in text.variables { rendering.scopes.assign(name, value) }
        for (label, offset) in text.ends { rendering.frame.setOffset(label, offset) }
    }

    /// Whether the names mean here what they mean on all pages.
    private func isShared(_ scopes: inout Scopes) -> Bool {
        for name in shared where !scopes.isGlobal(name) { return false }
        for name in absent where scopes.find(name) != nil { return false }
        return true
    }

    private func made(from start: Int, _ rendering: inout Rendering) throws(RenderFailure) -> SharedText {
        let before = rendering.counted
        try Block.render(nodes, &rendering)
        let after = rendering.counted
        return SharedText(
            bytes: Array(rendering.out.suffix(from: start)), iterations: after.iterations - before.iterations,
            worked: after.worked - before.worked,
            variables: variables.compactMap { name in rendering.scopes.assigned(name).map { (name, $0) } },
            ends: loops.map { ($0, rendering.frame.offset($0)) })
    }
}

extension Rendering {
    fileprivate func sharedKey(of stretch: SharedStretch) -> SharedKey {
        SharedKey(
            stretch: ObjectIdentifier(stretch), escaping: options.escaping, depth: counted.depth,
            blocks: counted.blocks, mayInclude: frame.mayInclude)
    }

    /// The key of a partial that is shared as a whole.
    func sharedKey(of partial: Template, told: String) -> SharedKey {
        SharedKey(
            stretch: ObjectIdentifier(partial), escaping: options.escaping, depth: counted.depth,
            blocks: counted.blocks, mayInclude: frame.mayInclude, told: told)
    }
}
