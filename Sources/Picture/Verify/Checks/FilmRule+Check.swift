import Media

extension FilmRule {
    func check(_ film: Film, _ medium: Medium, _ findings: inout Findings) {
        guard let video = film.videos.first else {
            return findings.expect(false, "picture", "absent: there is only sound", "present")
        }
        checkLength(film, medium, &findings)
        checkCoding(video, medium, &findings)
        checkRate(video, &findings)
        checkSound(film, &findings)
        checkTracks(film, &findings)
    }

    private func checkLength(_ film: Film, _ medium: Medium, _ findings: inout Findings) {
        guard let milliseconds = film.milliseconds else {
            let reason = film.isFragmented ? "not told: the film is in fragments" : "not told by the file"
            return findings.expect(
                seconds == nil, "length", reason, seconds.map { FilmRule.text($0) + " s" } ?? "",
                remedy: film.isFragmented ? "write it as one piece, with its length in the head (mvhd)" : nil)
        }
        let length = Double(milliseconds) / 1_000
        if let seconds {
            findings.expect(
                seconds.contains(length), "length", FilmRule.text(length) + " s", FilmRule.text(seconds) + " s")
            if let secondsAdvice, seconds.contains(length) {
                findings.expect(
                    length <= secondsAdvice, "length", FilmRule.text(length) + " s",
                    "at most \(FilmRule.text(secondsAdvice)) s: places round up", advice: true)
            }
        }
        if let mostBitRate, length > 0 {
            let rate = Int(Double(medium.byteCount) * 8 / length)
            findings.expect(
                rate <= mostBitRate, "bit rate", Slot.grouped(rate) + " bits a second",
                "at most " + Slot.grouped(mostBitRate))
        }
        let wanted = codings.first { $0.codec == film.videos.first?.codec }?.bitRate
        if let wanted, length > 0 {
            let rate = Int(Double(medium.byteCount) * 8 / length)
            let range =
                wanted.upperBound == Int.max
                ? "\(Slot.grouped(wanted.lowerBound)) or more"
                : "\(Slot.grouped(wanted.lowerBound)) to \(Slot.grouped(wanted.upperBound))"
            findings.expect(
                wanted.contains(rate), "bit rate", Slot.grouped(rate) + " bits a second",
                range + ", which is asked for and not known to be insisted on", advice: true)
        }
    }

    private func checkCoding(_ video: VideoTrack, _ medium: Medium, _ findings: inout Findings) {
        // WebM has codings of its own, which are taken where WebM is.
        guard medium.format != .webm else { return }
        guard
            let coding = codings.first(where: {
                $0.codec == video.codec && ($0.containers?.contains(medium.format.rawValue) ?? true)
            })
        else {
            let known = codings.map { $0.codec + ($0.containers.map { " (in \($0.joined(separator: ", ")))" } ?? "") }
            return findings.expect(false, "codec", video.codec, Slot.list(known), advice: codingIsAdvice)
        }
        if let most = coding.profile, let found = video.h264?.profile {
            findings.expect(
                found <= most, "profile", H264Parameters.name(ofProfile: found),
                "\(H264Parameters.name(ofProfile: most)) or a lower one")
        }
        if let most = coding.level, let found = video.h264?.level {
            findings.expect(
                found <= most, "level", "\(found / 10).\(found % 10)", "\(most / 10).\(most % 10) or a lower one")
        }
        if let wanted = coding.pixelFormat, let found = video.h264?.pixelFormat {
            findings.expect(found == wanted, "pixel format", found, wanted)
        }
        if coding.isProgressive, let isProgressive = video.h264?.isProgressive {
            findings.expect(isProgressive, "scan", "interlaced", "progressive")
        }
        if coding.hasSquarePixels {
            let aspect = video.pixelAspect
            findings.expect(aspect[0] == aspect[1], "pixel aspect", "\(aspect[0]):\(aspect[1])", "1:1")
        }
    }

    private func checkRate(_ video: VideoTrack, _ findings: inout Findings) {
        guard let rate = video.rate else { return }
        let found = FilmRule.text(rate) + " pictures a second"
        // 23.98 is 24, and 29.97 is 30, to those who name rates.
        if let rates {
            findings.expect(
                rate >= rates.lowerBound - 0.1 && rate <= rates.upperBound + 0.01, "frame rate", found,
                FilmRule.text(rates))
        }
        if !oneRateOf.isEmpty {
            findings.expect(
                oneRateOf.contains { abs($0 - rate) < 0.1 }, "frame rate", found,
                Slot.list(oneRateOf.map(FilmRule.text)))
        }
    }

    private func checkSound(_ film: Film, _ findings: inout Findings) {
        guard let sound = film.sounds.first else {
            return findings.expect(
                !needsSound, "sound", "absent", "present",
                remedy: "a silent track will do: stereo AAC at 44.1 or 48 kHz")
        }
        if let soundCodec {
            findings.expect(
                sound.codec == soundCodec || soundCodec == "aac" && sound.codec == "aac-lc", "codec of the sound",
                sound.codec, soundCodec)
        }
        if let channels, let found = sound.channels {
            let wanted = channels.count == 1 ? "\(channels.lowerBound)" : "at most \(channels.upperBound)"
            // Two tracks of one channel are stereo as well.
            let isPair = channels.contains(2) && film.sounds.count == 2 && film.sounds.allSatisfy { $0.channels == 1 }
            findings.expect(channels.contains(found) || isPair, "count of channels", "\(found)", wanted)
        }
        if let found = sound.rate {
            if let sampleRates {
                findings.expect(
                    sampleRates.contains(found), "sample rate", "\(found) Hz", "at most \(sampleRates.upperBound) Hz")
            }
            if !oneSampleRateOf.isEmpty {
                findings.expect(
                    oneSampleRateOf.contains(found), "sample rate", "\(found) Hz",
                    Slot.list(oneSampleRateOf.map { "\($0)" }) + " Hz")
            }
        }
    }

    private func checkTracks(_ film: Film, _ findings: inout Findings) {
        if needsEnabledTracks {
            let isEnabled = film.videos.allSatisfy(\.isEnabled) && film.sounds.allSatisfy(\.isEnabled)
            findings.expect(isEnabled, "a track", "disabled", "enabled, like all of them")
        }
        if needsIndexFirst {
            findings.expect(
                film.indexIsFirst, "index (moov)", "behind the pictures", "before them",
                remedy: "write it with `-movflags +faststart`, or its like")
        }
        guard let video = film.videos.first else { return }
        findings.expect(
            video.emptyMilliseconds == 0, "edit list", "empty for the first \(video.emptyMilliseconds) ms",
            "without a gap: some players start at once and some wait", advice: true)
        findings.expect(
            video.pieces == 1, "edit list", "of \(video.pieces) pieces", "of one: some players ignore it",
            advice: true)
    }

    /// A number with two digits behind the point at most.
    static func text(_ number: Double) -> String { SizeRule.text(number) }

    private static func text(_ range: ClosedRange<Double>) -> String {
        range.lowerBound == 0
            ? "at most \(text(range.upperBound))" : "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }
}
