/// The addresses of a README that name files of its repository, told anew for a page that stands elsewhere.
struct ReadmeLinks {
    /// The folder of the README in the repository.
    let home: String
    let folder: PackageFolder
    let repository: RepositoryAddress?
    /// The pictures that come along, as they are named in the page, with their paths.
    private(set) var pictures: [String: String] = [:]
    /// The addresses that lead nowhere from the page.
    private(set) var dead: [String] = []

    init(home: String, folder: PackageFolder, repository: RepositoryAddress?) {
        (self.home, self.folder, self.repository) = (home, folder, repository)
    }

    /// A text whose links lead to the repository, and whose pictures stand beside it.
    mutating func placed(_ text: String) -> String {
        var readme = ReadmeLines(text)
        return readme.changingProse { line in
            var line = markdown(line)
            for attribute in ["src=\"", "href=\"", "srcset=\"", "src='", "href='"] where line.contains(attribute) {
                line = attributes(attribute, in: line)
            }
            return definition(line)
        }
    }

    /// `](address)` and `](<address> "title")`.
    private mutating func markdown(_ line: String) -> String {
        var out = ""
        var rest = line[...]
        while let open = rest.firstRange(of: "](") {
            out += rest[..<open.upperBound]
            rest = rest[open.upperBound...]
            let address = rest.prefix { !" )<>\"".contains($0) }
            guard !address.isEmpty else { continue }
            let isDead = dead.count
            let placed = placed(address)
            rest = rest[address.endIndex...]
            // The words of a link that would lead nowhere stay.
            if dead.count > isDead, let close = rest.firstIndex(of: ")"), let words = withoutBracket(out) {
                out = words
                rest = rest[rest.index(after: close)...]
            } else {
                out += placed
            }
        }
        return out + rest
    }

    /// A text that ends in `[words](`, without brackets; nil where they are a picture's.
    private func withoutBracket(_ text: String) -> String? {
        var depth = 0
        for index in text.indices.reversed() {
            if text[index] == "]" { depth += 1 }
            guard text[index] == "[" else { continue }
            depth -= 1
            guard depth == 0 else { continue }
            if text[..<index].last == "!" { return nil }
            return String(text[..<index] + text[text.index(after: index)...].dropLast(2))
        }
        return nil
    }

    private mutating func attributes(_ mark: String, in line: String) -> String {
        var out = ""
        var rest = line[...]
        while let open = rest.firstRange(of: mark) {
            out += rest[..<open.upperBound]
            rest = rest[open.upperBound...]
            let address = rest.prefix { $0 != mark.last && $0 != " " }
            out += placed(address)
            rest = rest[address.endIndex...]
        }
        return out + rest
    }

    /// `[label]: address`.
    private mutating func definition(_ line: String) -> String {
        guard line.hasPrefix("["), let mark = line.firstRange(of: "]: ") else { return line }
        let address = line[mark.upperBound...].prefix { !$0.isWhitespace }
        return line[..<mark.upperBound] + placed(address) + line[address.endIndex...]
    }

    private mutating func placed(_ address: Substring) -> String {
        guard let path = path(of: address) else { return String(address) }
        let fragment = address.drop { $0 != "#" }
        let ending = PackageFolder.name(of: path).lowercased().split(separator: ".").last.map(String.init) ?? ""
        let isPicture = ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(ending)
        if isPicture, folder.has(path) {
            let name = "readme/" + PackageFolder.name(of: path)
            if pictures[name] == nil || pictures[name] == path {
                pictures[name] = path
                return name
            }
        }
        if let page = isPicture ? repository?.file(path) : repository?.page(of: path) { return page + fragment }
        dead.append(String(address))
        return String(address)
    }

    /// The path in the repository that an address names; nil where it names something else.
    private func path(of address: Substring) -> String? {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("//"), !path.contains("{{") else { return nil }
        var parts = path.hasPrefix("/") || home.isEmpty ? [] : home.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { if parts.popLast() == nil { return nil } } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}

extension ReadmeLines {
    /// The text, its lines that are no code changed.
    mutating func changingProse(_ change: (String) -> String) -> String {
        let changed = zip(lines, isCode).map { line, isCode in isCode ? String(line) : change(String(line)) }
        return changed.joined(separator: "\n")
    }
}
