import Diagnostics

extension SiteReader {
    /// What is wrong with the lists of chapters: files that are not there, or stand there twice, and texts that no list has.
    func chapterMistakes(in content: SiteContent) -> [Diagnostic] {
        content.configuration.chapters.flatMap { list in
            let pages = content.pages.filter { page in
                page.kind == .section(list.section) && page.language == 0
                    && content.configuration.olderText(page.path) == nil
            }
            return pages.isEmpty ? [noSection(list, in: content)] : mistakes(of: list, pages)
        }
    }

    private func noSection(_ list: ChapterList, in content: SiteContent) -> Diagnostic {
        var sections: [String] = []
        for page in content.pages {
            guard case .section(let name) = page.kind, !sections.contains(name) else { continue }
            sections.append(name)
        }
        return Diagnostic(
            .error, "there is no text in content/\(list.section)/, whose chapters this lists", at: list.place,
            excerpt: list.line,
            remedy: didYouMean(list.section, among: sections)
                ?? (sections.isEmpty
                    ? "put texts there, or take the list out" : "the sections are \(sections.joined(separator: ", "))"))
    }

    private func mistakes(of list: ChapterList, _ pages: [Page]) -> [Diagnostic] {
        let folder = "content/\(list.section)/"
        let names = pages.map { String($0.path.dropFirst(folder.count)) }
        let known = Set(pages.map(\.path))
        var mistakes: [Diagnostic] = []
        var listed: Set<String> = []
        for (entry, _) in list.all {
            guard case .file(let path) = entry.target else { continue }
            if !known.contains(path) {
                let name = String(path.dropFirst(folder.count))
                mistakes.append(
                    Diagnostic(
                        .error, "there is no text \(path)", at: entry.place, excerpt: entry.line,
                        remedy: didYouMean(name, among: names) ?? inOtherFolder(name, among: names)
                            ?? "write the chapter's file as its path from \(folder)"))
            } else if !listed.insert(path).inserted {
                mistakes.append(
                    Diagnostic(
                        .warning, "\(path) is a chapter above already", at: entry.place, excerpt: entry.line,
                        remedy: "take one of them out: a chapter has one place"))
            }
        }
        // What is wrong above may be the reason that a text is left out.
        guard list.isWhole, !mistakes.contains(where: { $0.severity == .error }) else { return mistakes }
        let left = pages.filter { page in
            !page.frontMatter.isUnlisted && page.frontMatter.redirect == nil && !listed.contains(page.path)
        }
        return mistakes + (left.isEmpty ? [] : [leftOut(left.map { String($0.path.dropFirst(folder.count)) }, list)])
    }

    /// A file of the same name in another folder of the section.
    private func inOtherFolder(_ name: String, among names: [String]) -> String? {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return names.first { $0.hasSuffix("/" + last) || $0 == last }.map { "did you mean `\($0)`?" }
    }

    private func leftOut(_ names: [String], _ list: ChapterList) -> Diagnostic {
        let few = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        let count = names.count == 1 ? "one text" : "\(names.count) texts"
        let (stand, them) = names.count == 1 ? ("stands", "it") : ("stand", "them")
        return Diagnostic(
            .warning,
            "\(count) of content/\(list.section)/ \(stand) behind the chapters, which this list leaves out: \(few)",
            at: list.place, excerpt: list.line, remedy: "add \(them) here, or write `unlisted: true` in \(them)")
    }
}
