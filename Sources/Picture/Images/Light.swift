import Drawing

/// Channel values as light and back: pixels are mixed as light mixes, or fine bright lines would go dark.
///
/// Wide colour spaces have curves near enough to that of sRGB for this.
enum Light {
    /// The light of a channel value, 0...1.
    static let ofChannel: [Float] = lightOfChannel.map { Float($0) / 65535 }

    /// How fine light is told apart: the darkest values are 20 of 65,535 apart.
    static let steps = 16_384

    /// The channel value of light, by its step.
    static let channel: [UInt8] = {
        var value = 0
        return (0...steps).map { step in
            let light = Double(step) / Double(steps) * 65535
            while value < 255, light - Double(lightOfChannel[value]) > Double(lightOfChannel[value + 1]) - light {
                value += 1
            }
            return UInt8(value)
        }
    }()
}
