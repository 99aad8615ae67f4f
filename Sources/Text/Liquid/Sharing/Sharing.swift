import Values

/// Finds what of templates is the same on every page, so that it is made once: a menu, a footer, a list of the newest posts.
struct Sharing {
    /// The names that stand for the same on every page.
    let names: Set<String>
    let fileExtension: String
    let partial: (_ name: String, _ fileExtension: String) -> Template?

    /// What would take as long to look up as to work out stays as it is.
    private static let leastWeight = 3

    /// The same block, with such stretches in it as long as can be.
    func block(_ block: Block) -> Block {
        var nodes: [Block.Part] = []
        var (stretch, check) = ([Block.Part](), fresh)
        func end() {
            nodes += check.weight < Sharing.leastWeight ? stretch.map(inside) : [.shared(SharedStretch(stretch, check))]
            (stretch, check) = ([], fresh)
        }
        for node in block.nodes {
            var further = check
            further.look(at: node)
            if !further.isShared {
                end()
                further = check
                further.look(at: node)
            }
            if further.isShared {
                stretch.append(node)
                check = further
            } else {
                nodes.append(inside(node))
            }
        }
        end()
        return Block(nodes: nodes)
    }

    private var fresh: SharingCheck { SharingCheck(names: names, fileExtension: fileExtension, partial: partial) }

    /// A node that is not shared, with what is within it.
    private func inside(_ node: Block.Part) -> Block.Part {
        guard case .tag(let placed) = node else { return node }
        return .tag(Block.PlacedTag(placed.tag.sharing(self), at: placed.offset))
    }
}

extension Template {
    /// The same template, of which what is the same on all pages is made once for all.
    ///
    /// It does so where ``RenderOptions/shared`` keeps what was made.
    /// - Parameters:
    ///   - names: the names that stand for the same on every page.
    ///   - partial: finds a partial by its name, and by the extension of the file that asks, as ``RenderOptions/partials``.
    /// - Returns: the template with stretches that are shared.
    package func sharing(
        _ names: Set<String>, partial: @escaping (_ name: String, _ fileExtension: String) -> Template?
    ) -> Template {
        let sharing = Sharing(names: names, fileExtension: fileExtension, partial: partial)
        return Template(source: source, block: sharing.block(block))
    }
}
