import Drawing

/// A colour where distances are what eyes see: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct Oklab {
    /// Lightness 0...1; green to red; blue to yellow.
    var values: SIMD4<Float>

    init(_ colour: Colour) {
        let (red, green, blue) = colour.linear
        let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        values = SIMD4(
            Float(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
            Float(1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s),
            Float(0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s), 0)
    }

    /// The displayable colour nearest to a place in the space.
    static func colour(_ values: SIMD4<Float>) -> Colour {
        let (light, a, b) = (Double(values.x), Double(values.y), Double(values.z))
        let l = light + 0.3963377774 * a + 0.2158037573 * b
        let m = light - 0.1055613458 * a - 0.0638541728 * b
        let s = light - 0.0894841775 * a - 1.2914855480 * b
        let (long, middle, short) = (l * l * l, m * m * m, s * s * s)
        return Colour(
            linearRed: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
    }
}

/// The cube root by Newton's steps; the C library's differs between processors in the last bit.
private func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = max(value, 0.1)
    for _ in 0..<12 { root -= (root * root * root - value) / (3 * root * root) }
    return root
}
