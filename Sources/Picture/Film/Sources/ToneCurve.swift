import CAV
import Glibc

/// Brings pictures of a brighter and more colourful screen (HDR: PQ or HLG, and BT.2020) to what all screens show (BT.709).
///
/// White of paper, 203 cd/m² (ITU-R BT.2408), becomes 0.76 of the light there is; what is half as bright or less keeps its
/// light, and what is brighter is bent into the rest, up to 1,000 cd/m². A colour is bent by its strongest part, so that its
/// hue stays; what BT.709 has no colour for takes the nearest.
struct ToneCurve {
    /// How light is written as a number.
    enum Transfer { case pq, hlg, ordinary }

    /// Light of each number of 12 bits, 1 for the white of paper.
    private let light: [Float]
    /// By how much a colour is dimmed, by its strongest part in steps of `peak / 4095`.
    private let bend: [Float]
    /// The byte of light, by the root of it, since eyes see dark steps best.
    private let bytes: [UInt8]
    private let isScene: Bool
    private let hasWidePrimaries: Bool

    private static let peak: Float = 1_000 / 203
    private static let steps = 4_095

    init(_ transfer: Transfer, hasWidePrimaries: Bool) {
        let numbers = (0...Self.steps).map { Float($0) / Float(Self.steps) }
        (isScene, self.hasWidePrimaries) = (transfer == .hlg, hasWidePrimaries)
        light = numbers.map { number in
            switch transfer {
            case .pq: Self.pq(number) / 203
            case .hlg: Self.scene(number)
            case .ordinary: powf(number, 2.2)
            }
        }
        bend = numbers.map { transfer == .ordinary ? 1 : Self.bent($0 * Self.peak) / max($0 * Self.peak, 1e-6) }
        bytes = numbers.map { UInt8(min(255, (powf($0 * $0, 1 / 2.2) * 255).rounded())) }
    }

    /// Light in cd/m² (SMPTE ST 2084).
    private static func pq(_ number: Float) -> Float {
        let root = powf(number, 1 / 78.84375)
        return 10_000 * powf(max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125)
    }

    /// Light of the scene from 0 to 1 (ITU-R BT.2100, HLG).
    private static func scene(_ number: Float) -> Float {
        number <= 0.5 ? number * number / 3 : (expf((number - 0.55991073) / 0.17883277) + 0.28466892) / 12
    }

    /// What is left of light: all below a half, then less and less.
    private static func bent(_ light: Float) -> Float {
        let knee: Float = 0.5
        guard light > knee else { return light }
        let a = -knee * knee * (peak - 1) / (knee * knee - 2 * knee + peak)
        let b = (knee * knee - 2 * knee * peak + peak) / (peak - 1)
        return min(1, (b + knee) * (b + knee) / (b - a) * (light + a) / (light + b))
    }

    /// The pixel of three numbers of 16 bits, `0xFFRRGGBB`.
    func pixel(_ red: UInt16, _ green: UInt16, _ blue: UInt16) -> UInt32 {
        var (r, g, b) = (light[Int(red >> 4)], light[Int(green >> 4)], light[Int(blue >> 4)])
        if isScene {
            // What a screen of 1,000 cd/m² makes of the scene.
            let gain = Self.peak * powf(max(0.2627 * r + 0.678 * g + 0.0593 * b, 1e-6), 0.2)
            (r, g, b) = (r * gain, g * gain, b * gain)
        }
        if hasWidePrimaries {
            (r, g, b) = (
                max(0, 1.6605 * r - 0.5876 * g - 0.0728 * b), max(0, -0.1246 * r + 1.1329 * g - 0.0083 * b),
                max(0, -0.0182 * r - 0.1006 * g + 1.1187 * b)
            )
        }
        let most = max(r, g, b)
        let steps = Float(Self.steps)
        let factor = most >= Self.peak ? 1 / most : bend[Int(most / Self.peak * steps)]
        func byte(_ light: Float) -> UInt32 { UInt32(bytes[Int(min(1, light * factor).squareRoot() * steps)]) }
        return 0xFF00_0000 | byte(r) << 16 | byte(g) << 8 | byte(b)
    }

    /// Converts rows of pixels of 48 bits.
    func convert(_ from: UnsafePointer<UInt16>, to pixels: inout [UInt32]) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let at = index &* 3
                pixels[index] = pixel(from[at], from[at &+ 1], from[at &+ 2])
            }
        }
    }
}

extension ToneCurve {
    /// The curve that a frame needs; nil where its colours are those of all screens.
    init?(for frame: UnsafeMutablePointer<AVFrame>) {
        let isWide = frame.pointee.color_primaries == AVCOL_PRI_BT2020
        switch frame.pointee.color_trc {
        case AVCOL_TRC_SMPTE2084: self.init(.pq, hasWidePrimaries: isWide)
        case AVCOL_TRC_ARIB_STD_B67: self.init(.hlg, hasWidePrimaries: isWide)
        default:
            guard isWide else { return nil }
            self.init(.ordinary, hasWidePrimaries: true)
        }
    }
}
