extension TerminalStyle {
    /// Heeds an SGR sequence (ECMA-48 8.3.117; colons as in ITU T.416 and as xterm reads them).
    mutating func heed(_ sequence: ControlSequence) {
        guard !sequence.values.isEmpty else {
            self = TerminalStyle()
            return
        }
        var index = 0
        while index < sequence.values.count {
            let value = sequence.value(index)
            var next = index + 1
            switch value {
            case 38, 48, 58: next = heedColour(value, sequence, from: index)
            case 4 where next < sequence.values.count && sequence.isJoined(next):
                underline = Underline(rawValue: UInt8(clamping: sequence.value(next))) ?? .single
            default: heed(value)
            }
            // What belongs to a number that takes none is left out.
            while next < sequence.values.count, sequence.isJoined(next) { next += 1 }
            index = next
        }
    }

    private mutating func heed(_ value: Int) {
        switch value {
        case 0: self = TerminalStyle()
        case 1: attributes.insert(.bold)
        case 2: attributes.insert(.faint)
        case 3: attributes.insert(.italic)
        case 4: underline = .single
        case 5, 6: attributes.insert(.blink)
        case 7: attributes.insert(.reverse)
        case 8: attributes.insert(.concealed)
        case 9: attributes.insert(.strike)
        case 21: underline = .double
        case 22: attributes.subtract([.bold, .faint])
        case 23: attributes.remove(.italic)
        case 24: underline = .none
        case 25: attributes.remove(.blink)
        case 27: attributes.remove(.reverse)
        case 28: attributes.remove(.concealed)
        case 29: attributes.remove(.strike)
        case 30...37: foreground = .palette(UInt8(value - 30))
        case 39: foreground = .standard
        case 40...47: background = .palette(UInt8(value - 40))
        case 49: background = .standard
        case 53: attributes.insert(.overline)
        case 55: attributes.remove(.overline)
        case 59: underlineColour = .standard
        case 90...97: foreground = .palette(UInt8(value - 90 + 8))
        case 100...107: background = .palette(UInt8(value - 100 + 8))
        default: break
        }
    }

    /// `38;5;n`, `38;2;r;g;b`, the same with colons, and `38:2::r:g:b` with its empty colour space.
    /// - Returns: the place of the number that follows.
    private mutating func heedColour(_ target: Int, _ sequence: ControlSequence, from index: Int) -> Int {
        let isJoined = index + 1 < sequence.values.count && sequence.isJoined(index + 1)
        var end = index + 1
        if isJoined { while end < sequence.values.count, sequence.isJoined(end) { end += 1 } }
        func byte(_ place: Int) -> UInt8 { UInt8(clamping: sequence.value(place)) }
        var colour: TerminalColour?
        switch sequence.value(index + 1) {
        case 5:
            if isJoined || index + 2 < sequence.values.count { colour = .palette(byte(index + 2)) }
            if !isJoined { end = index + 3 }
        case 2:
            // With colons, six numbers have a colour space in front of the red.
            let first = isJoined && end - index >= 6 ? index + 3 : index + 2
            if first + 2 < (isJoined ? end : sequence.values.count) {
                colour = .rgb(byte(first), byte(first + 1), byte(first + 2))
            }
            if !isJoined { end = index + 5 }
        default: if !isJoined { end = index + 2 }
        }
        guard let colour else { return end }
        switch target {
        case 38: foreground = colour
        case 48: background = colour
        default: underlineColour = colour
        }
        return end
    }
}
