import CMark
import Markup

/// Makes boxes of what ``AdmonitionMarks`` has set into a text.
struct AdmonitionTree {
    let marks: AdmonitionMarks
    let titles: AlertTitles
    /// The lines on which tabs end that go up to a tag.
    private let tabEnds: Set<Int>
    /// What lists of attributes say of nodes, those of titles and of boxes among them.
    private(set) var attributes: [OpaquePointer: BlockAttributes]

    init(_ marks: AdmonitionMarks, titles: AlertTitles, _ attributes: [OpaquePointer: BlockAttributes]) {
        self.marks = marks
        self.titles = titles
        self.attributes = attributes
        tabEnds = Set(marks.ends.filter { marks.openings[$0.key]?.shape == .tag }.values)
    }

    /// Makes the boxes, what stands inside first.
    mutating func apply(to tree: Tree) {
        for (heading, line) in marks.boxes(in: tree).reversed() {
            if line.type == AdmonitionLine.codeGroup, let end = marks.end(of: heading) {
                CodeGroup.apply(from: heading, to: end)
                remove(heading)
                remove(end)
                continue
            }
            guard let box = Node(new: CMARK_NODE_CUSTOM_BLOCK), let title = Node(new: CMARK_NODE_CUSTOM_BLOCK) else {
                return
            }
            let element = AdmonitionElement(line, isFirst: isFirst(heading, line), titles)
            box.setMarkup(enter: element.opening.utf8, exit: element.closing.utf8)
            if element.hasTitle {
                fill(title, with: heading, element)
                box.append(title)
            }
            if let end = marks.end(of: heading) {
                move(heading, upTo: end, to: box)
            } else {
                move(itemOf: heading, to: box)
            }
        }
    }

    /// Whether no other tab of its group stands directly above.
    private func isFirst(_ heading: Node, _ line: AdmonitionLine) -> Bool {
        if line.shape == .tag {
            guard let above = heading.previous, tabEnds.contains(above.startLine) else { return true }
            return (above.startLine..<heading.startLine).contains { marks.groups.contains($0) }
        }
        guard let above = heading.parent?.previous else { return true }
        return marks.openings[above.startLine]?.shape != .tab
    }

    /// Writes the title of a box, which knows its line as the cell of a table does.
    private mutating func fill(_ title: Node, with heading: Node, _ element: AdmonitionElement) {
        title.setMarkup(enter: "<\(element.titleTag)>".utf8, exit: "</\(element.titleName)>\n".utf8)
        title.mark = Markup.mark(cellOn: heading.startLine)
        attributes[title.pointer] = attributes[heading.pointer]
        if heading.firstChild == nil, let words = Node(words: Array(element.words.utf8)) { title.append(words) }
        while let child = heading.firstChild { title.append(child) }
    }

    private mutating func remove(_ node: Node) {
        attributes[node.pointer] = nil
        node.remove()
    }

    private mutating func move(_ heading: Node, upTo end: Node, to box: Node) {
        heading.insertBefore(box)
        while let next = heading.next, next != end { box.append(next) }
        attributes[box.pointer] = attributes[end.pointer]
        remove(heading)
        remove(end)
    }

    private mutating func move(itemOf heading: Node, to box: Node) {
        guard let item = heading.parent, let list = item.parent else { return }
        while let next = heading.next { box.append(next) }
        remove(heading)
        // An item of the author's behind it keeps the list together.
        if item.next != nil { return item.append(box) }
        list.insertAfter(box)
        remove(item)
        guard list.firstChild == nil else { return }
        attributes[box.pointer] = attributes[list.pointer]
        remove(list)
    }
}
