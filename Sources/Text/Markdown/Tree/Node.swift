import CMark
import Glibc

/// A node of libcmark's tree.
///
/// The tree owns it; it must not outlive its ``Tree``.
struct Node: Equatable {
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// A node of its own, not yet in a tree.
    init?(new kind: cmark_node_type) { self.init(cmark_node_new(kind)) }

    var kind: cmark_node_type { cmark_node_get_type(pointer) }
    var firstChild: Node? { Node(cmark_node_first_child(pointer)) }
    var lastChild: Node? { Node(cmark_node_last_child(pointer)) }
    var next: Node? { Node(cmark_node_next(pointer)) }
    var previous: Node? { Node(cmark_node_previous(pointer)) }
    var parent: Node? { Node(cmark_node_parent(pointer)) }
    var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

    /// A number that travels with the node, above 0; 0 where none was set.
    var mark: Int {
        get { Int(bitPattern: cmark_node_get_user_data(pointer)) }
        nonmutating set { cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: newValue)) }
    }

    var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
    var destination: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
    var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
    var info: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }
    var onEnter: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_on_enter(pointer)) }
    var onExit: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_on_exit(pointer)) }

    /// Whether inlines hang directly below.
    var isLeafBlock: Bool {
        let kind = kind
        return kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING
            || (kind == CMARK_NODE_CUSTOM_BLOCK && Markup.isCell(self))
    }

    func setLiteral(_ bytes: some Sequence<UInt8>) {
        withCString(bytes) { _ = cmark_node_set_literal(pointer, $0) }
    }

    func setDestination(_ bytes: some Sequence<UInt8>) {
        withCString(bytes) { _ = cmark_node_set_url(pointer, $0) }
    }

    func setTitle(_ bytes: some Sequence<UInt8>) {
        withCString(bytes) { _ = cmark_node_set_title(pointer, $0) }
    }

    func setInfo(_ bytes: some Sequence<UInt8>) {
        withCString(bytes) { _ = cmark_node_set_fence_info(pointer, $0) }
    }

    func setMarkup(enter: some Sequence<UInt8>, exit: some Sequence<UInt8>) {
        withCString(enter) { _ = cmark_node_set_on_enter(pointer, $0) }
        withCString(exit) { _ = cmark_node_set_on_exit(pointer, $0) }
    }

    func append(_ child: Node) { cmark_node_append_child(pointer, child.pointer) }
    func insertBefore(_ sibling: Node) { cmark_node_insert_before(pointer, sibling.pointer) }
    func insertAfter(_ sibling: Node) { cmark_node_insert_after(pointer, sibling.pointer) }
    func unlink() { cmark_node_unlink(pointer) }

    /// Changes what is below the node, which is out of its tree meanwhile where that is deep: libcmark climbs to the
    /// root for each node that is put in.
    func apart(_ change: () -> Void) {
        guard let parent, isDeep else { return change() }
        let next = next
        unlink()
        change()
        if let next { next.insertBefore(self) } else { parent.append(self) }
    }

    private var isDeep: Bool {
        var node = self
        for _ in 0..<32 {
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }

    /// Takes the node out of its tree and gives its memory back.
    func remove() {
        cmark_node_unlink(pointer)
        cmark_node_free(pointer)
    }

    /// Whether it is a part of a line that can have attributes: a link, a picture, emphasis, code.
    var isSpan: Bool {
        switch kind {
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_CODE: true
        default: false
        }
    }

    /// The node behind this one and all below it, within `root`; nil at the end.
    func following(in root: Node) -> Node? {
        var node = self
        while node != root {
            if let next = node.next { return next }
            guard let parent = node.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// The node after this one in the order of the text, within `root`; nil at the end.
    func successor(in root: Node) -> Node? { firstChild ?? following(in: root) }

    private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let count = strlen(text)
        return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
    }
}

/// Custom nodes that extensions put into the tree.
enum Markup {
    /// Bit of a cell's mark; the bits above are its line.
    static let cell = 1

    /// Whether a custom block is a cell of a table, with inlines directly below.
    static func isCell(_ node: Node) -> Bool { node.mark & 1 == cell }

    /// An inline piece of finished HTML.
    static func inline(_ html: some Sequence<UInt8>) -> Node? {
        guard let node = Node(new: CMARK_NODE_CUSTOM_INLINE) else { return nil }
        node.setMarkup(enter: html, exit: [])
        return node
    }
}

private func withCString(_ bytes: some Sequence<UInt8>, _ body: (UnsafePointer<CChar>) -> Void) {
    var text = Array(bytes)
    text.append(0)
    text.withUnsafeBytes { raw in
        if let start = raw.bindMemory(to: CChar.self).baseAddress { body(start) }
    }
}

extension Markup {
    private static let bias = 1 << 40

    /// The mark of a block whose lines are this far from the lines of the text.
    static func mark(shift: Int) -> Int { (shift + bias) << 1 }

    /// How far the lines are from those of the text.
    static func shift(of mark: Int) -> Int { (mark >> 1) - bias }

    static func mark(cellOn line: Int) -> Int { line << 1 | cell }
}
