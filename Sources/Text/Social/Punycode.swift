/// The length of the Punycode of a label (RFC 3492), with its `xn--` where it needs it.
///
/// A label with one of the full stops of East Asian scripts in it is encoded part by part, as resolvers do.
func asciiLength(ofLabel label: ArraySlice<UInt32>) -> Int {
    let parts = label.split(omittingEmptySubsequences: false) { $0 == 0x3002 || $0 == 0xFF0E || $0 == 0xFF61 }
    return parts.reduce(parts.count - 1) { length, part in
        length + (part.allSatisfy { $0 < 0x80 } ? part.count : "xn--".utf8.count + punycodeLength(part))
    }
}

/// The number of ASCII characters that Punycode needs for a label (RFC 3492, 6.3).
///
/// Labels longer than a host may be are not encoded, since the answer can only be that they are too long.
private func punycodeLength(_ label: ArraySlice<UInt32>) -> Int {
    guard label.count <= 255 else { return label.count }
    let basic = label.count { $0 < 0x80 }
    var length = basic > 0 ? basic + 1 : 0
    var (next, delta, bias, handled) = (0x80, 0, 72, basic)
    while handled < label.count {
        let smallest = label.reduce(Int.max) { Int($1) >= next ? min($0, Int($1)) : $0 }
        delta += (smallest - next) * (handled + 1)
        next = smallest
        for value in label {
            if Int(value) < next { delta += 1 }
            guard Int(value) == next else { continue }
            length += variableLength(delta, bias)
            bias = adapted(delta, handled + 1, isFirst: handled == basic)
            (delta, handled) = (0, handled + 1)
        }
        (delta, next) = (delta + 1, next + 1)
    }
    return length
}

/// The number of digits of a delta.
private func variableLength(_ delta: Int, _ bias: Int) -> Int {
    var (rest, digits, step) = (delta, 1, 36)
    while true {
        let threshold = min(max(step - bias, 1), 26)
        if rest < threshold { return digits }
        rest = (rest - threshold) / (36 - threshold)
        (digits, step) = (digits + 1, step + 36)
    }
}

private func adapted(_ delta: Int, _ points: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / points
    var bias = 0
    while delta > 455 {
        delta /= 35
        bias += 36
    }
    return bias + 36 * delta / (delta + 38)
}
