import Dates
import Diagnostics
import Files
import Values

/// Makes pages of data, as `generate:` of `site.yml` asks for them.
struct PageGenerator {
    let configuration: SiteConfiguration
    let data: Object

    /// The pages of all orders, and what is wrong with them.
    func pages() -> (pages: [Page], mistakes: [Diagnostic]) {
        var pages: [Page] = []
        var mistakes: [Diagnostic] = []
        for order in configuration.generated {
            do throws(Mistakes) {
                for (name, members) in try parts(of: order) { pages.append(try page(name, members, order)) }
            } catch {
                mistakes += error.all
            }
        }
        return (pages, mistakes)
    }

    /// The parts of the data, each with a name: that of a map, else its place in the list.
    private func parts(of order: GeneratedPages) throws(Mistakes) -> [(name: String, members: Object)] {
        var value = Value.object(data)
        for name in order.names {
            guard case .object(let members) = value, let inner = members[name] else {
                let known: [String] = if case .object(let members) = value { members.keys } else { [] }
                throw mistake(
                    "there is no data `\(name)`", order,
                    remedy: didYouMean(name, among: known)
                        ?? (known.isEmpty
                            ? "data are files of content/data/, such as talks.yml for `data.talks`"
                            : "there is \(known.joined(separator: ", "))"))
            }
            value = inner
        }
        switch value {
        case .list(let parts):
            return parts.enumerated().compactMap { index, part in
                if case .object(let members) = part { (String(index + 1), members) } else { nil }
            }
        case .object(let members):
            return members.compactMap { name, part in
                if case .object(let members) = part { (name, members) } else { nil }
            }
        default:
            throw mistake(
                "pages are made of a list or a map, and this is neither", order,
                remedy: "write a list of maps in content/data/\(order.names.joined(separator: "/")).yml")
        }
    }

    private func page(_ name: String, _ members: Object, _ order: GeneratedPages) throws(Mistakes) -> Page {
        func text(_ key: String) -> String? {
            switch members[key] {
            case .string(let text)?: text
            case .integer(let number)?: String(number)
            default: nil
            }
        }
        var head = FrontMatter()
        head.title = order.title.flatMap(text) ?? text("title") ?? text("name") ?? name
        head.description = text("description")
        head.isUnlisted = order.isUnlisted
        head.layout = order.layout.map { ($0.text, $0.place) }
        head.addressLine = (order.permalink.place, order.permalink.text)
        if let date = text("date").flatMap({ ISO8601.parse($0) }) { head.date = date.time(in: configuration.zone) }
        head.raw = Object(members.filter { !["title", "date", "description"].contains($0.0) })
        let slug = text("slug").map { Site.slug($0) } ?? Site.slug(head.title)
        let address = try address(of: order, slug: slug.isEmpty ? name : slug, text)
        let source = "content/data/\(order.names.joined(separator: "/"))"
        return Page(
            kind: .section(Site.slug(order.names.last ?? "data")), path: "\(source)#\(name)", frontMatter: head,
            file: .bytes(Array((text(order.body) ?? "").utf8)), address: address)
    }

    /// The pattern with the members of the data in the place of their names, as parts of an address.
    private func address(
        of order: GeneratedPages, slug: String, _ text: (String) -> String?
    ) throws(Mistakes) -> Address {
        var pieces = order.permalink.text.split(separator: ":", omittingEmptySubsequences: false)
        var path = String(pieces.removeFirst())
        for piece in pieces {
            let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let value = name == "slug" ? slug : text(String(name)).map { Site.slug($0) } ?? ""
            guard !value.isEmpty else {
                throw mistake(
                    "there is a part of the data without `\(name)`, which the address has", order,
                    remedy: "write it in each part, or `:slug`, which is made of the title")
            }
            path += value + piece.dropFirst(name.count)
        }
        let last = path.fileName
        let whole = path.hasSuffix("/") || last.contains(".") ? path : path + "/"
        if let problem = Address.mistake(in: whole) { throw mistake(problem.message, order, remedy: problem.remedy) }
        return Address(whole)
    }

    private func mistake(_ message: String, _ order: GeneratedPages, remedy: String?) -> Mistakes {
        Mistakes(Diagnostic(.error, message, at: order.place, excerpt: order.line, remedy: remedy))
    }
}
