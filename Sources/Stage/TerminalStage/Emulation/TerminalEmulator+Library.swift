import CVTerm

extension TerminalEmulator {
    private static func emulator(_ user: UnsafeMutableRawPointer?) -> TerminalEmulator? {
        user.map { Unmanaged<TerminalEmulator>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What libvterm calls; it keeps the table's address.
    static let stateCallbacks: VTermStateCallbacks = {
        var calls = VTermStateCallbacks()
        calls.putglyph = { glyph, place, user in
            guard let glyph, let first = glyph.pointee.chars?.pointee else { return 1 }
            emulator(user)?.grid.put(
                first, width: Int(glyph.pointee.width), row: Int(place.row), column: Int(place.col))
            return 1
        }
        calls.scrollrect = { rect, down, right, user in
            emulator(user)?.grid.scroll(CellArea(rect), down: Int(down), right: Int(right))
            return 1
        }
        calls.erase = { rect, _, user in
            emulator(user)?.grid.erase(CellArea(rect))
            return 1
        }
        calls.settermprop = { property, value, user in
            guard let value else { return 0 }
            return emulator(user)?.set(property, value.pointee) == true ? 1 : 0
        }
        return calls
    }()

    static let answer: @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void = {
        bytes, count, user in
        guard let bytes, count > 0 else { return }
        bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
            emulator(user)?.add(answer: UnsafeBufferPointer(start: $0, count: count))
        }
    }

    private func set(_ property: VTermProp, _ value: VTermValue) -> Bool {
        switch property {
        case VTERM_PROP_CURSORVISIBLE: cursor.isVisible = value.boolean != 0
        case VTERM_PROP_CURSORBLINK: cursor.blinks = value.boolean != 0
        case VTERM_PROP_CURSORSHAPE:
            cursor.shape = value.number == 2 ? .underline : value.number == 3 ? .bar : .block
        case VTERM_PROP_ALTSCREEN: grid.showAlternate(value.boolean != 0)
        case VTERM_PROP_REVERSE: isReversed = value.boolean != 0
        default: break
        }
        return true
    }
}

extension CellArea {
    init(_ rect: VTermRect) {
        rows = Int(rect.start_row)..<max(Int(rect.start_row), Int(rect.end_row))
        columns = Int(rect.start_col)..<max(Int(rect.start_col), Int(rect.end_col))
    }
}
