/// One of GitHub's five kinds of alerts.
public enum AlertKind: String, Sendable, CaseIterable {
    /// Good to know; the others in the order of what is at stake.
    case note, tip, important, warning, caution

    /// Words by which themes and manuals of other programs call a box beside the text.
    private static let names: [String: AlertKind] = [
        "note": .note, "info": .note, "notice": .note, "admonition": .note, "callout": .note, "alert": .note,
        "tip": .tip, "hint": .tip, "success": .tip, "important": .important, "warning": .warning, "warn": .warning,
        "attention": .warning, "caution": .caution, "danger": .caution, "error": .caution,
    ]

    /// The kind that a word of another program stands for, in whatever case; nil where it is none of them.
    public init?(called name: String) {
        guard let kind = AlertKind.names[name.lowercased()] else { return nil }
        self = kind
    }
}

/// What stands above the five kinds of alerts, in the language of the text.
public struct AlertTitles: Sendable, Hashable {
    /// Of `[!NOTE]`.
    public var note: String
    /// Of `[!TIP]`.
    public var tip: String
    /// Of `[!IMPORTANT]`.
    public var important: String
    /// Of `[!WARNING]`.
    public var warning: String
    /// Of `[!CAUTION]`.
    public var caution: String

    /// Titles, in GitHub's order.
    public init(note: String, tip: String, important: String, warning: String, caution: String) {
        (self.note, self.tip, self.important) = (note, tip, important)
        (self.warning, self.caution) = (warning, caution)
    }

    /// GitHub's own.
    public static let english = AlertTitles(
        note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution")

    /// The title of a kind.
    public subscript(kind: AlertKind) -> String {
        switch kind {
        case .note: note
        case .tip: tip
        case .important: important
        case .warning: warning
        case .caution: caution
        }
    }
}
