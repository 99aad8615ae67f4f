import Diagnostics
import Media
import Values

extension Medium {
    /// What the file is, in a line: `PNG, 1290x2796, RGB with alpha channel, 8 bits`.
    package var text: String {
        var words = [format.name]
        if let size { words.append(size.text) }
        if let pixels { words.append(pixels.text) }
        if let motion, motion.frames > 1 {
            words.append("\(motion.frames) frames, \(seconds(motion.milliseconds)) s")
        }
        if let film { words += film.words }
        words.append(Slot.grouped(byteCount) + " bytes")
        return words.joined(separator: ", ")
    }

    /// What the file is, as data.
    package var object: Object {
        var object = Object([("format", .string(format.rawValue)), ("bytes", .integer(byteCount))])
        object["width"] = size.map { .integer($0.width) }
        object["height"] = size.map { .integer($0.height) }
        if let pixels {
            object["colour"] = .string(pixels.isPalette ? "palette" : pixels.space.rawValue)
            object["alpha"] = .bool(pixels.hasAlpha)
            object["bits"] = .integer(pixels.bits)
        }
        if let motion {
            object["frames"] = .integer(motion.frames)
            object["rounds"] = .integer(motion.rounds)
        }
        object["orientation"] = orientation == 1 ? nil : .integer(orientation)
        object["milliseconds"] = (film?.milliseconds ?? motion?.milliseconds).map { .integer($0) }
        if let film { film.add(to: &object) }
        object["fault"] = fault.map { .string($0) }
        return object
    }
}

private func seconds(_ milliseconds: Int) -> String { SizeRule.text(Double(milliseconds) / 1_000) }

extension PixelLayout {
    fileprivate var text: String {
        let name = isPalette ? "palette" : ["rgb": "RGB", "grey": "grey"][space.rawValue] ?? "CMYK"
        let alpha = isPalette ? " with a transparent colour" : " with alpha channel"
        return name + (hasAlpha ? alpha : "") + ", \(counted(bits, "bit"))"
    }
}

extension Film {
    fileprivate var words: [String] {
        var words: [String] = []
        if let milliseconds { words.append(seconds(milliseconds) + " s") }
        if let video = videos.first {
            words.append(video.codec)
            if let parameters = video.h264 { words.append(parameters.text) }
            if let rate = video.rate { words.append("\(SizeRule.text(rate)) pictures a second") }
        }
        words.append(sounds.first?.text ?? "no sound")
        if !indexIsFirst { words.append("index last") }
        if isFragmented { words.append("in fragments") }
        return words
    }

    fileprivate func add(to object: inout Object) {
        if let video = videos.first {
            object["codec"] = .string(video.codec)
            object["profile"] = video.h264.map { .string(H264Parameters.name(ofProfile: $0.profile)) }
            object["level"] = video.h264.map { .string("\($0.level / 10).\($0.level % 10)") }
            object["pixel_format"] = video.h264?.pixelFormat.map { .string($0) }
            object["frame_rate"] = video.rate.map { .string(SizeRule.text($0)) }
        }
        if let sound = sounds.first {
            object["sound"] = .string(sound.codec)
            object["channels"] = sound.channels.map { .integer($0) }
            object["sample_rate"] = sound.rate.map { .integer($0) }
        }
        object["index_first"] = .bool(indexIsFirst)
        object["fragmented"] = .bool(isFragmented)
    }
}

extension H264Parameters {
    fileprivate var text: String {
        "\(H264Parameters.name(ofProfile: profile)) \(level / 10).\(level % 10)" + (pixelFormat.map { " \($0)" } ?? "")
    }
}

extension SoundTrack {
    fileprivate var text: String {
        "sound " + codec + (channels.map { ", \($0) channels" } ?? "") + (rate.map { ", \($0) Hz" } ?? "")
    }
}
