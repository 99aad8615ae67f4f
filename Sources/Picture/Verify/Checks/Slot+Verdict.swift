import Diagnostics
import Media

extension Slot {
    /// What the slot says to a file.
    /// - Parameters:
    ///   - medium: what its bytes say.
    ///   - path: what it is called; its ending must say what the bytes are.
    ///   - isForeign: whether somebody else made it: what published listings do as well is a warning then.
    /// - Returns: what is wrong, errors and warnings; nothing where the file is as it should be.
    package func verdict(on medium: Medium, path: String, isForeign: Bool = false) -> Verdict {
        var findings = Findings()
        guard takesFiles else {
            findings.expect(false, "what is given", "a file", "an address of YouTube", remedy: note)
            return Verdict(slot: self, findings: findings.all)
        }
        checkFormat(medium, path, &findings)
        // Of a film where a picture is wanted nothing more is worth saying, and whoever saves a picture in another format
        // has other colours.
        if medium.format.isFilm == (film != nil) {
            checkSize(medium, &findings)
            checkBytes(medium, &findings)
            if formats.contains(medium.format.rawValue) { checkColour(medium, &findings) }
            checkMotion(medium, &findings)
            if let film, let found = medium.film { film.check(found, medium, &findings) }
        }
        return Verdict(slot: self, findings: isForeign ? findings.all.map(excused) : findings.all)
    }

    private func excused(_ finding: Finding) -> Finding {
        var finding = finding
        let words = [
            "alpha channel": "alpha", "long side": "ratio", "colour type": "palette", "colour space": "grey",
        ]
        // `deliver` itself downloads JPEGs with the names of PNGs.
        let isMisnamed = finding.property == "ending of the name"
        // What a place was only said to ask for keeps nobody's published listing back; a file must be one all the same.
        let isHearsay = source.confidence != "primary" && !["file", "format"].contains(finding.property)
        if finding.severity == .error, isMisnamed || isHearsay || words[finding.property].map(loose.contains) == true {
            (finding.severity, finding.isExcused) = (.warning, true)
        }
        return finding
    }

    private func checkFormat(_ medium: Medium, _ path: String, _ findings: inout Findings) {
        if let fault = medium.fault { findings.expect(false, "file", "broken: \(fault)", "whole") }
        let isTaken = formats.contains(medium.format.rawValue)
        let names = formats.map { MediaFormat(rawValue: $0)?.name ?? $0 }
        findings.expect(isTaken, "format", medium.format.name, Slot.list(names))
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), isTaken else { return }
        let ending = name[name.index(after: dot)...].lowercased()
        let known = Slot.list(medium.format.endings.map { "`.\($0)`" })
        // fastlane goes by the ending and by the bytes, and refuses where they differ; elsewhere it is bad manners.
        findings.expect(
            medium.format.endings.contains(ending), "ending of the name", "`.\(ending)`", "\(known), as the bytes say",
            advice: fastlane == nil, remedy: "the bytes are \(medium.format.name): name the file so")
    }

    private func checkBytes(_ medium: Medium, _ findings: inout Findings) {
        guard let bytes else { return }
        findings.expect(
            medium.byteCount <= bytes, "size of the file", Slot.grouped(medium.byteCount) + " bytes",
            "at most \(Slot.grouped(bytes)) bytes")
    }

    private func checkColour(_ medium: Medium, _ findings: inout Findings) {
        guard let colour, let pixels = medium.pixels else { return }
        if medium.format == .png || medium.format == .jpeg {
            let isRGB = !colour.isRGB || pixels.space == .rgb
            findings.expect(
                isRGB, "colour space", pixels.space == .grey ? "grey" : "CMYK", "RGB",
                remedy: "save it in colour, whatever its colours are")
            findings.expect(
                !colour.isConverted || pixels.space != .cmyk, "colour space", "CMYK",
                "RGB: it is converted, and looks otherwise then", advice: true)
            findings.expect(
                !colour.isRGB || pixels.bits <= 8, "depth of a channel", "\(pixels.bits) bits", "8 bits")
        }
        findings.expect(
            !colour.isFlat || !pixels.isPalette, "colour type", "a palette", "RGB",
            remedy: "save it with 24 bits a pixel, not with a table of colours")
        switch colour.alpha {
        case .allowed: break
        case .never:
            findings.expect(
                !pixels.hasAlpha, "alpha channel", "present", "absent",
                remedy: "even where every pixel is opaque: draw it over a colour and save it without transparency")
        case .required: findings.expect(pixels.hasAlpha, "alpha channel", "absent", "present: the ground shows through")
        }
    }

    private func checkMotion(_ medium: Medium, _ findings: inout Findings) {
        guard film == nil else { return }
        let frames = medium.motion?.frames ?? 1
        switch motion?.need {
        case .must: findings.expect(frames > 1, "motion", "none: one frame", "two frames or more")
        // Where nothing is said of moving, a picture that does is shown by its first frame at best.
        case .never:
            findings.expect(frames <= 1, "motion", counted(frames, "frame"), "one: the first is shown", advice: true)
        case nil:
            findings.expect(
                frames <= 1 || medium.format == .gif, "motion", counted(frames, "frame"), "one: the first is shown",
                advice: true)
        case .may: break
        }
        if let most = motion?.frames {
            findings.expect(frames <= most, "count of frames", "\(frames)", "at most \(most)")
        }
        if let most = motion?.volume, let size = medium.size {
            let (volume, isTooLarge) = (size.width * size.height).multipliedReportingOverflow(by: frames)
            findings.expect(
                !isTooLarge && volume <= most, "count of pixels in all frames", Slot.grouped(volume),
                "at most \(Slot.grouped(most))")
        }
    }

    /// `a`, `a or b`, `a, b or c`.
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A number with its thousands apart.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }.joined()
    }
}
