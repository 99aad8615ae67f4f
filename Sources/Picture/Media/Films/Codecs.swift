/// What the four letters of a sample description stand for (MP4 Registration Authority; Apple, QuickTime File Format).
extension VideoTrack {
    static func codec(_ letters: String) -> String {
        switch letters {
        case "avc1", "avc2", "avc3", "avc4": "h264"
        case "hvc1", "hev1", "dvh1", "dvhe": "hevc"
        case "vp08": "vp8"
        case "vp09": "vp9"
        case "av01": "av1"
        case "apch": "prores-422-hq"
        case "apcn", "apcs", "apco": "prores-422"
        case "ap4h", "ap4x": "prores-4444"
        case "mp4v": "mpeg4"
        case "jpeg", "mjpa", "mjpb": "mjpeg"
        default: letters
        }
    }
}

extension SoundTrack {
    static func codec(_ letters: String) -> String {
        switch letters {
        case "mp4a": "aac"
        case "lpcm", "sowt", "twos", "in24", "in32", "fl32", "raw ", "ipcm": "pcm"
        case "ac-3": "ac3"
        case "ec-3": "eac3"
        case "Opus": "opus"
        case "fLaC": "flac"
        case ".mp3": "mp3"
        default: letters
        }
    }

    /// What the stream's own words add to the entry, which tells less of AAC.
    mutating func read(_ stream: ElementaryStream) {
        switch stream.objectType {
        case 0x40: codec = stream.audioType == 2 ? "aac-lc" : "aac"
        case 0x66, 0x67, 0x68: codec = "aac"
        case 0x69, 0x6B: codec = "mp3"
        default: break
        }
        channels = stream.channels ?? channels
        rate = stream.rate ?? rate
        bitRate = stream.bitRate ?? bitRate
    }
}
