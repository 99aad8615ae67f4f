import Diagnostics

// Which words a play has: the stage's own, and those of whoever acts.
extension PlayReader {
    /// Who acts in a script: the first line that says so decides; nil where nobody known is named.
    static func kind(in source: SourceText, _ kinds: [ActorKind]) -> ActorKind? {
        guard source.bytes.count <= PlayLimits.bytes else { return nil }
        var start = 0
        while start < source.bytes.count {
            let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
            let words = Stage.tokens(of: start..<end, in: source.bytes).tokens
            start = end + 1
            guard let first = words.first else { continue }
            if let kind = kinds.first(where: { $0.head?.about.name == first.text }) { return kind }
            guard first.text == Settings.Word.game.rawValue, words.count > 1 else { continue }
            return kinds.first { $0.head == nil && $0.name == words[1].text }
        }
        return nil
    }

    /// Those whose words are read.
    private var acting: [ActorKind] { kind.map { [$0] } ?? kinds }

    /// Whether an action stands above; a word may be a setting before, and an action afterwards.
    private var hasActed: Bool { open.last?.hasActed ?? false }

    /// A word of whoever acts.
    func ownWord(_ name: String) -> ActorWord? { ownWords(name).first }

    private func ownWords(_ name: String) -> [ActorWord] {
        acting.compactMap { $0.word(name, afterAction: hasActed) }
    }

    /// The word of whoever acts that a line begins with.
    ///
    /// Where nobody is named, the first is taken that has as many arguments.
    func ownWord(_ name: String, _ line: Line) -> ActorWord? {
        let words = ownWords(name)
        return words.first { $0.count?.contains(line.arguments.count) ?? true } ?? words.first
    }

    /// The word of whoever acts where the stage has it as well, and the line is the actor's.
    func claimed(_ line: Line) -> ActorWord? {
        guard let first = line.tokens.first, !first.isQuoted else { return nil }
        let arguments = line.arguments.map(ActorWord.Argument.init)
        return ownWords(first.text).first { $0.claims?(arguments) ?? false }
    }

    /// How a play begins, in backticks.
    var beginnings: String {
        kinds.isEmpty ? "`game NAME`" : kinds.map { "`\($0.beginning)`" }.joined(separator: " or ")
    }

    /// A line with `game` that works.
    var gameExample: String { kinds.first { $0.head == nil }?.beginning ?? "game NAME" }

    /// What somebody may have meant who wrote an unknown word.
    func remedy(for unknown: String) -> String {
        let own = acting.flatMap(\.words)
        let actions = own.filter { !$0.isSetting }.map(\.about.name) + ActionWord.allCases.map(\.rawValue)
        let settings =
            Settings.Word.allCases.map(\.rawValue) + kinds.compactMap(\.head?.about.name)
            + own.filter(\.isSetting).map(\.about.name)
        if let guess = didYouMean(unknown, among: actions + settings) { return guess }
        if let other = kinds.first(where: { $0.word(unknown) != nil }), let kind {
            return "it is a word of `\(other.beginning)`, and `\(kind.beginning)` begins this play"
        }
        // Whose words these are is not known yet, and the words of all would be no help.
        if kind == nil, !isListing { return "a play begins with who acts: \(beginnings)" }
        return "a line starts with one of: " + unique(actions).joined(separator: ", ")
    }

    private func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    /// The files that settings name, by these names; those that are not there are mistakes.
    mutating func files() -> [String: [UInt8]] {
        guard let kind, !isListing else { return [:] }
        var files: [String: [UInt8]] = [:]
        for line in settings.lines {
            for name in kind.word(line.word)?.files?(line.values) ?? [] where files[name] == nil {
                let origin = line.words.first { $0.source.text(at: $0.offset, scalars: $0.length) == "\"\(name)\"" }
                guard let file = file(name, origin ?? line.origin) else { continue }
                files[name] = file
            }
            if mistakes.count >= PlayLimits.mistakes { break }
            guard files.count <= PlayLimits.files else {
                mistakes.append(line.origin.mistake("a play shows at most \(PlayLimits.files) files"))
                break
            }
        }
        return files
    }

    private mutating func file(_ name: String, _ origin: Origin) -> [UInt8]? {
        guard PlayReader.staysInFolder(name) else {
            mistakes.append(
                origin.mistake(
                    "`\(brief(name))` leads out of the play's folder",
                    remedy: "put the file beside the play or into a folder there, or the play into a folder around both"
                ))
            return nil
        }
        guard let file = read(name) else {
            mistakes.append(
                origin.mistake(
                    "there is no file `\(brief(name))`", remedy: "the name is seen from the play's own folder"))
            return nil
        }
        return file
    }

    /// The file that belongs to the play: the one that its first line names, else its name with another ending.
    func companion(among files: [String: [UInt8]]) -> SourceText? {
        guard let kind, let ending = kind.companion else { return nil }
        guard let names = kind.head?.files else { return include(PlayReader.companion(of: settings.path, ending)) }
        guard let name = names(settings.own[kind.name]?.value ?? []).first, let bytes = files[name] else { return nil }
        return SourceText(path: PlayReader.folder(of: settings.path) + name, bytes: bytes)
    }

    /// The folder that a play lies in, with its slash; empty where its path names none.
    private static func folder(of path: String) -> Substring {
        path.dropLast(path.split(separator: "/").last?.count ?? 0)
    }

    /// The path of the file that belongs to a play.
    static func companionPath(of path: String, _ ending: String) -> String {
        folder(of: path) + companion(of: path, ending)
    }

    /// The name, without folder, of the file that belongs to a play.
    static func companion(of path: String, _ ending: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (name.hasSuffix(".play") ? String(name.dropLast(5)) : name) + "." + ending
    }
}
