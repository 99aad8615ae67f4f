/// Goes through the nodes below another in the order of the text, and into and out of each.
protocol TreeWalker {
    /// Comes to a node; true if its children and its end are to follow.
    mutating func enter(_ node: Node) -> Bool
    /// Has been to all children of a node.
    mutating func leave(_ node: Node)
}

extension TreeWalker {
    /// Goes through everything below a node.
    ///
    /// It is no recursion: quotes in quotes a hundred thousand deep are a text, too, and take no stack.
    mutating func walk(below root: Node) {
        guard var node = root.firstChild else { return }
        while true {
            let isOpen = enter(node)
            if isOpen, let child = node.firstChild {
                node = child
                continue
            }
            if isOpen { leave(node) }
            while true {
                if let next = node.next {
                    node = next
                    break
                }
                guard let parent = node.parent, parent != root else { return }
                leave(parent)
                node = parent
            }
        }
    }
}
