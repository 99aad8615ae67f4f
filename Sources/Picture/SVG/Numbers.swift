import Drawing
import Markup

extension ByteBuffer {
    /// Writes a number with at most so many decimals, without zeros at the end; by whole numbers, so the same anywhere.
    mutating func append(_ number: Double, decimals: Int = 2) {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        guard number.isFinite, number.magnitude < 1e12 else { return append(UInt8(ascii: "0")) }
        let whole = Int((number * scale).rounded())
        if whole < 0 { append(UInt8(ascii: "-")) }
        let (before, after) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        append(decimal: Int(before))
        guard after != 0 else { return }
        var digits = String(after)
        while digits.utf8.count < decimals { digits = "0" + digits }
        while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
        append(UInt8(ascii: "."))
        append(digits)
    }

    /// Writes ` name="number"`.
    mutating func attribute(_ name: StaticString, _ number: Double, decimals: Int = 2) {
        append(UInt8(ascii: " "))
        append(name)
        append("=\"")
        append(number, decimals: decimals)
        append(UInt8(ascii: "\""))
    }

    /// Writes ` name="text"`, escaped.
    mutating func attribute(_ name: StaticString, _ text: String) {
        append(UInt8(ascii: " "))
        append(name)
        append("=\"")
        append(text, escaping: .xml)
        append(UInt8(ascii: "\""))
    }

    /// Writes a colour and how much shines through, for `fill`, `stroke` or `stop-color`.
    mutating func paint(_ name: StaticString, _ strength: StaticString, _ colour: Colour) {
        var opaque = colour
        opaque.alpha = 255
        attribute(name, opaque.hex)
        if colour.alpha < 255 { attribute(strength, Double(colour.alpha) / 255, decimals: 3) }
    }

    /// Writes a path as SVG's path data.
    mutating func data(of path: Path) {
        func put(_ letter: Character, _ points: [Point]) {
            append(String(letter))
            for (index, point) in points.enumerated() {
                if index > 0 { append(UInt8(ascii: " ")) }
                append(point.x)
                append(point.y < 0 && (point.y * 100).rounded() < 0 ? "" : " ")
                append(point.y)
            }
        }
        for step in path.steps {
            switch step {
            case .move(let point): put("M", [point])
            case .line(let point): put("L", [point])
            case .cubic(let first, let second, let end): put("C", [first, second, end])
            case .close: append(UInt8(ascii: "Z"))
            }
        }
    }

    /// Writes ` transform="matrix(…)"`, or nothing for the map that changes nothing.
    mutating func attribute(_ map: Transform) {
        guard map != .identity else { return }
        append(" transform=\"")
        if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) {
            append("translate(")
            append(map.tx)
            append(" ")
            append(map.ty)
        } else {
            append("matrix(")
            for value in [map.a, map.b, map.c, map.d] {
                append(value, decimals: 5)
                append(" ")
            }
            append(map.tx, decimals: 3)
            append(" ")
            append(map.ty, decimals: 3)
        }
        append(")\"")
    }
}
