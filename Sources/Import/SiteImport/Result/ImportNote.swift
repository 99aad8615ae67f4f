import Diagnostics

/// Something that was not carried over as it was, and where it stands in the old site.
package struct ImportNote: Sendable, Hashable, Comparable {
    /// What it is about; the order is that of `IMPORT.md`.
    package enum Kind: Int, Sendable, CaseIterable, Comparable {
        /// An address that is another one now.
        case address
        /// A page or file that is not part of the new site.
        case leftOut
        /// A template's tag in a text that nothing here does.
        case tag
        /// What a template worked out from the rest of the site: it stands in the text now, and no longer follows.
        case frozen
        /// A text that was in another encoding than UTF-8.
        case encoding
        /// A field of front matter.
        case field
        /// A setting of the whole site.
        case setting

        /// The heading above notes of this kind.
        package var heading: String {
            switch self {
            case .address: "Addresses that changed"
            case .leftOut: "Left out of the site"
            case .tag: "Tags in texts that nothing here does"
            case .frozen: "Worked out once, and text from now on"
            case .encoding: "Texts in other encodings"
            case .field: "Front matter"
            case .setting: "Settings"
            }
        }

        /// Smaller stands above.
        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// What it is about.
    package var kind: Kind
    /// The file of the old site.
    package var path: String
    /// The line in it; 1 where it is about the file as a whole.
    package var line: Int
    /// What was done, and what to do.
    package var message: String

    init(_ kind: Kind, _ path: String, line: Int = 1, _ message: String) {
        (self.kind, self.path, self.line, self.message) = (kind, path, max(1, line), message)
    }

    init(_ kind: Kind, _ mistake: Diagnostic, in path: String) {
        let remedy = mistake.remedy.map { ": " + $0.replacing("\n", with: " ") } ?? ""
        self.init(kind, mistake.place?.path ?? path, line: mistake.place?.line ?? 1, mistake.message + remedy)
    }

    /// By kind, file, line and message.
    package static func < (left: ImportNote, right: ImportNote) -> Bool {
        (left.kind, left.path, left.line, left.message) < (right.kind, right.path, right.line, right.message)
    }
}
