import Diagnostics
import Markdown
import Rendering
import Site

extension BodyRenderer {
    /// Whether a message is about a page, or about an address that its text has: where the text is another one now, the
    /// message may be too.
    func isTold(_ messages: [Diagnostic], of page: Page, _ body: RenderedBody) -> Bool {
        if messages.isEmpty { return false }
        let isNamed = messages.contains { message in
            message.place?.path == page.path
                || message.trail.contains { $0.place?.path == page.path || $0.text.contains(page.address.path) }
        }
        if isNamed { return true }
        // A path of the site that stands in a list is told where the first text has it; see ``LinkOrigins``.
        var quoted: Set<String> = []
        for message in messages {
            for words in message.message.split(separator: "`") where words.utf8.first == UInt8(ascii: "/") {
                quoted.insert(String(words))
            }
        }
        return body.links.contains { link in
            var words = [link.destination, addressOnPage(link.destination)]
            if case .replace(let address) = links.resolve(link.destination, from: page.path, at: page.address) {
                words += [address, addressOnPage(address)]
            }
            return words.contains(where: quoted.contains)
        }
    }
}
