import Stage

extension ParsedArguments {
    /// `720x840`.
    func size(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> PictureSize? {
        guard let size = try cells(name, example: "720x840") else { return nil }
        guard range.contains(size.width), range.contains(size.height) else {
            throw UsageError(
                "`--\(name)` takes sides of \(range.lowerBound) to \(range.upperBound), not `\(value(name) ?? "")`")
        }
        return size
    }

    /// Two whole numbers with an `x` between them; one alone is both.
    func cells(_ name: String, example: String = "6x5") throws(UsageError) -> PictureSize? {
        guard let text = value(name) else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard let width = parts.first ?? nil, let height = parts.last ?? nil, parts.count <= 2, width > 0, height > 0,
            width <= 100_000, height <= 100_000
        else {
            throw UsageError(
                "`--\(name)` takes two whole numbers from 1 on, not `\(text)`", remedy: "write `--\(name) \(example)`")
        }
        return PictureSize(width: width, height: height)
    }

    /// A factor, or a percentage.
    func factor(_ name: String) throws(UsageError) -> Double? {
        guard let text = value(name) else { return nil }
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        guard let number, (0.01...16).contains(number) else {
            throw UsageError("`--\(name)` takes a factor, not `\(text)`", remedy: "write `--\(name) 0.5`")
        }
        return number
    }

    /// `400k`, `3M`, `1500000`: decimal units, as networks count.
    func byteCount(_ name: String) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        let units: [Character: Int] = ["k": 1000, "K": 1000, "m": 1_000_000, "M": 1_000_000]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0, number <= 1_000_000_000 else {
            throw UsageError("`--\(name)` takes a number of bytes, not `\(text)`", remedy: "write 400k, 3M or 1500000")
        }
        return number * (unit ?? 1)
    }
}
