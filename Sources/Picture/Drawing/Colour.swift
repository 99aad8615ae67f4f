/// An sRGB colour of 8 bits a channel; alpha is straight, 255 is opaque.
public struct Colour: Hashable, Sendable {
    /// The channels, 0...255.
    public var red, green, blue, alpha: UInt8

    /// A colour by its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from `0xRRGGBB`; higher bits are ignored.
    public init(_ rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }

    /// A colour as CSS writes it in hexadecimal, `#` optional: 3, 4, 6 or 8 digits; nil where it is not one.
    public init?(hex: String) {
        let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.utf8.dropFirst() : hex.utf8[...]
        var nibbles: [UInt8] = []
        for digit in digits {
            guard let value = Character(UnicodeScalar(digit)).hexDigitValue, digit < 128 else { return nil }
            nibbles.append(UInt8(value))
        }
        switch nibbles.count {
        case 3, 4:
            let wide = nibbles.map { $0 * 17 }
            self.init(red: wide[0], green: wide[1], blue: wide[2], alpha: wide.count == 4 ? wide[3] : 255)
        case 6, 8:
            let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
            self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
        default: return nil
        }
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    public var hex: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            if channel < 16 { text += "0" }
            text += String(channel, radix: 16)
        }
    }

    /// Black.
    public static let black = Colour(0x000000)
    /// White.
    public static let white = Colour(0xFFFFFF)
    /// Nothing to see.
    public static let clear = Colour(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour, its alpha multiplied by `opacity` (0...1).
    public func opacity(_ opacity: Double) -> Colour {
        var colour = self
        colour.alpha = UInt8((Double(alpha) * max(0, min(1, opacity))).rounded())
        return colour
    }

    /// The colour `part` of the way (0...1) to `other`, channel by channel, as a translucent layer of it would look.
    public func mixed(_ other: Colour, _ part: Double) -> Colour {
        let part = max(0, min(1, part))
        func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
            let (from, to) = (Double(from), Double(to))
            return UInt8((from + (to - from) * part).rounded())
        }
        return Colour(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
