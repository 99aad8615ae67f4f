import Compression
import Media

/// The ICC profiles of pictures: what their numbers mean as colours (ICC.1:2022).
enum ColourProfile {
    /// The profile that goes along with a decoded picture; none where browsers would see the same without it.
    static func kept(of file: [UInt8], _ format: MediaFormat) -> [UInt8] {
        let profile: [UInt8]? =
            switch format {
            case .jpeg: ofJPEG(file)
            case .png: ofPNG(file)
            case .webp: chunks(ofWebP: file).first { $0.name == "ICCP" }.map { Array(file[$0.content]) }
            default: nil
            }
        guard let profile, isOfColours(profile), !isSRGB(profile) else { return [] }
        return profile
    }

    /// Whether it tells red, green and blue: greys and inks have become those when they were decoded.
    private static func isOfColours(_ profile: [UInt8]) -> Bool {
        profile.count >= 132 && profile.count < 1 << 20 && profile[16..<20].elementsEqual("RGB ".utf8)
            && profile[36..<40].elementsEqual("acsp".utf8)
    }

    /// Whether its description names sRGB, which is what a picture without a profile has.
    private static func isSRGB(_ profile: [UInt8]) -> Bool {
        let count = number(profile, 128)
        for entry in 0..<min(count, 100) {
            let at = 132 + entry * 12
            guard at + 12 <= profile.count else { return false }
            guard profile[at..<at + 4].elementsEqual("desc".utf8) else { continue }
            let (start, length) = (number(profile, at + 4), number(profile, at + 8))
            guard start < profile.count, length <= profile.count - start else { return false }
            // Of version 2 in ASCII, of version 4 in UTF-16: without its zeros it reads the same.
            return String(decoding: profile[start..<start + length].filter { $0 != 0 }, as: UTF8.self).contains("sRGB")
        }
        return false
    }

    private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
        guard at + 4 <= bytes.count else { return 0 }
        return bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The parts of a profile, which stand in segments of their own in any order (ICC.1:2022, B.4).
    private static func ofJPEG(_ file: [UInt8]) -> [UInt8]? {
        let parts = JPEGSegment.all(of: file).compactMap { segment -> (number: UInt8, bytes: ArraySlice<UInt8>)? in
            let content = file[segment.content]
            guard segment.marker == 0xE2, content.starts(with: Array("ICC_PROFILE\0".utf8)), content.count > 14 else {
                return nil
            }
            return (content[content.startIndex + 12], content.dropFirst(14))
        }
        return parts.isEmpty ? nil : parts.sorted { $0.number < $1.number }.flatMap(\.bytes)
    }

    /// A PNG has a name in front of it, and compresses it.
    private static func ofPNG(_ file: [UInt8]) -> [UInt8]? {
        guard let chunk = chunks(ofPNG: file).first(where: { $0.name == "iCCP" }) else { return nil }
        let packed = file[chunk.content].drop { $0 != 0 }.dropFirst(2)
        return inflated(Array(packed), limit: 1 << 20)
    }
}
