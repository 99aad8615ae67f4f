import Canvas
import Diagnostics
import Encodings
import JSON
import Media
import Studio
import Values
import Verify

/// A file, what it is, and what the slots say to it.
struct VerifiedFile {
    private let path: String
    private let medium: Medium?
    /// Whether the file only says where its bytes are kept.
    private let isPointer: Bool
    /// What is said for each word of `--for`; the first of them speaks for the others.
    private let verdicts: [[Verdict]]
    /// Where it can go; nil where `--for` says where it is to go.
    private let fitting: Fitting?

    init(_ path: String, _ bytes: [UInt8], _ wanted: WantedSlots) {
        self.path = path
        let medium = Medium(bytes).map { VerifiedFile.proved($0, bytes, path) }
        self.medium = medium
        isPointer = GitPointer.isOne(bytes)
        verdicts = medium.map { wanted.verdicts(on: $0, path: path) } ?? []
        fitting = wanted.isEmpty ? medium.map { Fitting($0, path: path) } : nil
    }

    /// What shows only when a file is decoded, as far as there is somebody to do so: films where `playbill-film` is there.
    private static func proved(_ medium: Medium, _ bytes: [UInt8], _ path: String) -> Medium {
        guard medium.fault == nil else { return medium }
        var medium = medium
        if medium.format.isFilm {
            medium.fault = damage(ofFilm: path)
        } else if medium.format == .png {
            // One that is too large to be drawn here may be whole all the same.
            do throws(CanvasError) { _ = try Canvas.pixmap(ofPNG: bytes) } catch {
                if case .unreadable(let reason) = error { medium.fault = "its pixels cannot be decoded: \(reason)" }
            }
        }
        return medium
    }

    private static func damage(ofFilm path: String) -> String? {
        guard FilmProgram.installed.isThere else { return nil }
        do throws(Mistakes) { try FilmProgram.installed.proof(path) } catch {
            let said = error.all.first?.message ?? ""
            return said.split(separator: "\(path): ", maxSplits: 1).last.map { String($0) } ?? said
        }
        return nil
    }

    /// The slots that it is meant for and that take it.
    var slots: [Slot] {
        if let fitting { return fitting.made.map(\.slot) }
        return verdicts.flatMap { $0 }.filter { !$0.isRefused }.map(\.slot)
    }

    /// What is refused, and what is lost.
    var messages: [Diagnostic] {
        guard let medium else {
            return [
                isPointer
                    ? error("the file only points to its picture, which Git keeps apart", remedy: "run `git lfs pull`")
                    : error(
                        "it is no picture and no film that is known",
                        remedy: "known are PNG, JPEG, GIF, WebP, MP4, QuickTime and WebM")
            ]
        }
        guard let fitting else { return verdicts.compactMap(\.first).flatMap { $0.diagnostics(path: path) } }
        if let fault = medium.fault { return [error("the file is broken: \(fault)")] }
        if fitting.isTaken { return [] }
        let isKnown = SlotTable.all.contains { $0.formats.contains(medium.format.rawValue) }
        let format = medium.format.name
        return [
            isKnown
                ? error(
                    "no slot takes it as it is", remedy: fitting.near.first.map { "the nearest is `\($0.slot.id)`" })
                : error("no slot takes \(format)", remedy: "save it as PNG or JPEG, or as MP4 if it is a film")
        ]
    }

    private func error(_ message: String, remedy: String? = nil) -> Diagnostic {
        Diagnostic(.error, message, at: Place(path: path, line: 1, column: 1), remedy: remedy)
    }

    /// What it is and where it can go.
    var text: String {
        guard let medium else { return "" }
        var lines = ["\(path): \(medium.text)"]
        if let fitting {
            lines += VerifiedFile.places("made for", fitting.made.map(\.slot))
            lines += (fitting.made.first?.findings ?? []).map { VerifiedFile.indent + $0.text }
            lines += VerifiedFile.places("fits", fitting.taken.map(\.slot))
            lines += VerifiedFile.nearly(fitting.near)
        } else {
            let all = verdicts.flatMap { $0 }
            lines += VerifiedFile.places("taken by", all.filter { !$0.isRefused }.map(\.slot))
            lines += VerifiedFile.places("refused by", all.filter(\.isRefused).map(\.slot))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A heading and the slots behind it, a line for each place.
    private static func places(_ heading: String, _ slots: [Slot]) -> [String] {
        let places = slots.reduce(into: [String]()) { if !$0.contains($1.place) { $0.append($1.place) } }
        return places.enumerated().map { index, place in
            let names = slots.filter { $0.place == place }.map(\.id).joined(separator: ", ")
            return "  " + padded(index == 0 ? heading : "", 11) + padded(place + ":", 15) + names
        }
    }

    /// Slots that would take it but for something, those with the same complaints together.
    private static func nearly(_ verdicts: [Verdict]) -> [String] {
        var rest = verdicts
        var lines: [String] = []
        while let first = rest.first {
            let same = rest.filter { $0.findings == first.findings }
            rest.removeAll { $0.findings == first.findings }
            lines.append("  " + padded("not yet", 11) + same.map(\.slot.id).joined(separator: ", "))
            lines += first.findings.map { indent + $0.text }
            lines.append(indent + "by \(first.slot.source.text)")
        }
        return lines
    }

    private static let indent = padded("", 15)

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// All of it as one JSON object in a line.
    var json: String {
        var object = Object([("path", .string(path))])
        for (key, value) in medium?.object ?? Object() { object[key] = value }
        if let fitting {
            object["made_for"] = VerifiedFile.names(fitting.made)
            object["fits"] = VerifiedFile.names(fitting.taken)
            object["nearest"] = .list(fitting.near.map { .object($0.object) })
        } else {
            object["verdicts"] = .list(verdicts.flatMap { $0 }.map { .object($0.object) })
        }
        return String(decoding: JSON.json(.object(object)), as: UTF8.self) + "\n"
    }

    private static func names(_ verdicts: [Verdict]) -> Value { .list(verdicts.map { .string($0.slot.id) }) }
}
