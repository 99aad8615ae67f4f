import Diagnostics

/// The data of a file of JavaScript or TypeScript, such as `docusaurus.config.js`, as far as it is plain: nothing is run.
///
/// What is worked out there, by a call or a condition, is kept as its code, and whoever needs it tells that.
indirect enum ScriptData: Sendable, Equatable {
    case text(String)
    case number(String)
    case bool(Bool)
    case null
    case list([ScriptData])
    case map([Entry])
    /// What only JavaScript knows, as it is written.
    case code(String)

    /// A named part.
    struct Entry: Sendable, Equatable {
        var key: String
        var value: ScriptData
    }

    /// What the file at a path exports that configures a site: a map.
    /// - Throws: that it exports no plain data, with what would help.
    init(configuredBy script: Script, at path: String, remedy: String) throws(Mistakes) {
        guard let data = ScriptReader.exported(by: script), case .map = data else {
            throw Mistakes(
                Diagnostic(
                    .error, "\(path) exports no plain data, and nothing is run here",
                    at: Place(path: path, line: 1, column: 1), remedy: remedy))
        }
        self = data
    }

    /// What a file exports by its text, or the whole of a file of JSON; nil where that is no data.
    init?(exportedBy text: String) {
        guard let data = ScriptReader.exported(by: Script(text)) else { return nil }
        self = data
    }

    subscript(name: String) -> ScriptData? {
        guard case .map(let entries) = self else { return nil }
        return entries.last { $0.key == name }?.value
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var parts: [ScriptData] { if case .list(let parts) = self { parts } else { [] } }
    var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }
    var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

    /// A text, or the first one in code such as `require.resolve('./sidebars.js')`.
    var path: String? {
        if case .code(let code) = self {
            let parts = code.split(whereSeparator: { "'\"`".contains($0) })
            return parts.count > 1 ? String(parts[1]) : nil
        }
        return text
    }

    /// Whether some of it is code.
    var hasCode: Bool {
        switch self {
        case .code: true
        case .list(let parts): parts.contains(where: \.hasCode)
        case .map(let entries): entries.contains { $0.value.hasCode }
        default: false
        }
    }
}
