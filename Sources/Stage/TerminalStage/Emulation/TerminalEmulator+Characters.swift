/// Characters: their width, and which of them join.
extension TerminalEmulator {
    func take(run: UnsafeBufferPointer<UInt8>) {
        if sets.isDrawing { return take(drawing: run) }
        var rest = run[...]
        while !rest.isEmpty {
            let part = rest.prefix(TerminalEmulator.longestWrite)
            makeRoom(part.count)
            pending += part
            rest = rest.dropFirst(part.count)
        }
        if let last = run.last { isAfterCharacter = last >= 0x20 }
        isJoining = false
    }

    /// ASCII while the set of lines and corners is shifted in.
    private func take(drawing run: UnsafeBufferPointer<UInt8>) {
        for byte in run {
            if let scalar = CharacterSets.drawing(byte) {
                take(character: scalar)
            } else {
                makeRoom(1)
                pending.append(byte)
                (isAfterCharacter, isJoining) = (byte >= 0x20, false)
            }
        }
    }

    func take(character: Unicode.Scalar) {
        let value = character.value
        if isAfterCharacter, value >= 0x300, joins(character) { return }
        if CharacterWidth.isMark(character) { return }
        if CharacterWidth.isWide(value), !CharacterWidth.isWideToLibrary(value) {
            // A stand-in that libvterm knows to be wide.
            append("\u{3013}")
            flush()
            grid.replaceLast(with: String(character))
        } else {
            append(character)
        }
        (isAfterCharacter, isJoining) = (true, false)
    }

    private func append(_ character: Unicode.Scalar) {
        makeRoom(4)
        if let bytes = UTF8.encode(character) { pending.append(contentsOf: bytes) }
    }

    /// Adds a character to the one before, where it is a mark or a part of an emoji.
    private func joins(_ character: Unicode.Scalar) -> Bool {
        let value = character.value
        let isTone = (0x1F3FB...0x1F3FF).contains(value)
        let isFlag = (0x1F1E6...0x1F1FF).contains(value)
        let isMark = !isTone && !isFlag && CharacterWidth.isMark(character)
        guard isMark || isTone || isFlag || isJoining else { return false }
        flush()
        let before = grid.lastText.unicodeScalars
        guard let last = before.last else { return false }
        switch value {
        case 0x200D: isJoining = last.properties.isEmoji || last.value == 0xFE0F || isTone
        // What steers the direction of text has no place in a cell.
        case 0x200B, 0x200C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return true
        case _ where isMark: if value == 0xFE0F, last.properties.isEmoji { widen() }
        case _ where isTone:
            guard last.properties.isEmojiModifierBase || last.value == 0xFE0F else { return false }
            widen()
        case _ where isFlag:
            guard before.count == 1, (0x1F1E6...0x1F1FF).contains(last.value) else { return false }
            widen()
        default:
            // Behind a joiner only pictures join.
            let joined = isJoining && last.value == 0x200D && character.properties.isEmoji
            isJoining = false
            guard joined else { return false }
        }
        grid.join(character)
        return true
    }

    /// Gives the character before a second column, where there is one.
    private func widen() {
        let (text, place) = (grid.lastText, position)
        guard grid.lastWidth == 1, !modes.isInsert, place.row == grid.last.row, place.column == grid.last.column + 1
        else { return }
        send("D")
        append("\u{3013}")
        flush()
        grid.replaceLast(with: text)
    }

    func take(control: UInt8) {
        switch control {
        case 0x0E: sets.isShifted = true
        case 0x0F: sets.isShifted = false
        default: break
        }
    }
}
