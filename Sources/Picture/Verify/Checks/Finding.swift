import Diagnostics

/// What is wrong with a file for a slot: a property, what it is, and what it must be.
package struct Finding: Sendable, Hashable {
    /// What it is about: `alpha channel`, `size` or `frame rate`.
    package var property: String
    /// What the property is in this file.
    package var found: String
    /// What it must be.
    package var wanted: String
    /// An error is refused; a warning is taken, though something is lost.
    package var severity = Severity.error
    /// What to do, where that is plain.
    package var remedy: String?
    /// Whether it is refused by the rule, and taken of what somebody else made, since published listings do it as well.
    package var isExcused = false

    /// The finding in a line: `alpha channel is present, must be absent`.
    package var text: String { "\(property) is \(found), \(severity == .error ? "must" : "should") be \(wanted)" }
}

/// What a slot says to a file.
package struct Verdict: Sendable {
    /// Who says it.
    package var slot: Slot
    /// What is wrong, errors and warnings.
    package var findings: [Finding]

    /// Whether the slot does not take the file.
    package var isRefused: Bool { findings.contains { $0.severity == .error } }

    /// The findings as messages about a file.
    package func diagnostics(path: String) -> [Diagnostic] {
        findings.map { finding in
            Diagnostic(
                finding.severity, "\(finding.text) (`\(slot.id)`)", at: Place(path: path, line: 1, column: 1),
                remedy: (finding.remedy.map { $0 + "\n" } ?? "") + "rule of \(slot.title): \(slot.source.text)")
        }
    }
}

/// Findings as they come together.
struct Findings {
    private(set) var all: [Finding] = []

    /// Adds one, unless what is wanted holds.
    mutating func expect(
        _ holds: Bool, _ property: String, _ found: String, _ wanted: String, advice: Bool = false,
        remedy: String? = nil
    ) {
        guard !holds else { return }
        let severity: Severity = advice ? .warning : .error
        all.append(Finding(property: property, found: found, wanted: wanted, severity: severity, remedy: remedy))
    }
}
