extension FontSet {
    /// What fontconfig does with a wish for a font, in its own language: the same whatever files are loaded.
    ///
    /// The wished weight becomes a whole hundred, the heavier of two equally near, so that no wish lies between two faces.
    /// Letters that the wished family lacks are looked for in the family of texts, then in the fallback fonts in order.
    var rules: String {
        let names = ([text.name] + fallbacks.map(\.family.name)).map { "<string>\(FontSet.escaped($0))</string>" }
        var rules = "<?xml version=\"1.0\"?>\n<fontconfig>\n"
        for (weight, range) in FontSet.weightSteps {
            let tests = [("more_eq", range.lowerBound), ("less", range.upperBound)].map {
                "<test name=\"weight\" compare=\"\($0.0)\"><double>\($0.1)</double></test>"
            }
            rules += "<match target=\"pattern\">\(tests.joined())"
            rules += "<edit name=\"weight\" mode=\"assign\"><double>\(weight)</double></edit></match>\n"
        }
        rules += "<match target=\"pattern\"><edit name=\"family\" mode=\"append_last\" binding=\"strong\">"
        return rules + "\(names.joined())</edit></match>\n</fontconfig>\n"
    }

    /// Fontconfig's numbers of the weights 100…900 (FcWeightFromOpenTypeDouble), and the wishes that become each: from
    /// halfway to the lighter neighbour up to halfway to the heavier, exclusive.
    private static let weightSteps: [(weight: Double, range: Range<Double>)] = [
        (0, -1..<20), (40, 20..<45), (50, 45..<65), (80, 65..<90), (100, 90..<140), (180, 140..<190),
        (200, 190..<202.5), (205, 202.5..<207.5), (210, 207.5..<1000),
    ]

    private static func escaped(_ name: String) -> String {
        name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
