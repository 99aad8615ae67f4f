/// Control sequences: which of them libvterm is told, and in which form.
extension TerminalEmulator {
    func take(_ sequence: ControlSequence) {
        if sequence.final == UInt8(ascii: "m"), sequence.leader == 0, sequence.intermediate == 0 {
            var new = style
            new.heed(sequence)
            return set(new)
        }
        let last = isAfterCharacter
        isAfterCharacter = false
        switch (sequence.leader, sequence.intermediate) {
        case (0, 0): takePlain(sequence, last)
        case (UInt8(ascii: "?"), 0): takePrivate(sequence)
        case (UInt8(ascii: ">"), 0): if sequence.final == UInt8(ascii: "c") { send(">c") }
        case (0, UInt8(ascii: " ")):
            if sequence.final == UInt8(ascii: "q") { send("\(sequence.value(0, or: 1)) q") }
        case (0, UInt8(ascii: "!")): if sequence.final == UInt8(ascii: "p") { resetSoftly() }
        case (UInt8(ascii: "?"), UInt8(ascii: "$")):
            if sequence.final == UInt8(ascii: "p") { send("?\(sequence.value(0))$p") }
        default: break
        }
    }

    private func takePlain(_ sequence: ControlSequence, _ isAfterCharacter: Bool) {
        let final = Character(UnicodeScalar(sequence.final))
        switch final {
        // Cursor, erasing, inserting, scrolling, tabs: libvterm bounds what they ask for.
        case "@", "A", "B", "C", "D", "E", "F", "G", "I", "J", "K", "L", "M", "P", "S", "T", "X", "Z", "`", "a", "d",
            "e",
            "g", "j", "k":
            tell(sequence, numbers: 1)
        case "H", "f":
            placings += 1
            tell(sequence, numbers: 2)
        case "c": if sequence.value(0) == 0 { send("c") }
        case "n": if [5, 6].contains(sequence.value(0)) { send("\(sequence.value(0))n") }
        case "b": if isAfterCharacter { repeatLast(sequence.value(0, or: 1)) }
        case "h", "l":
            for index in sequence.values.indices where [4, 20].contains(sequence.value(index)) {
                if sequence.value(index) == 4 { modes.isInsert = final == "h" }
                setMode(String(sequence.value(index)), final == "h")
            }
        case "r": setRegion(sequence)
        case "s": if sequence.values.isEmpty { save() }
        case "u": if sequence.values.isEmpty { restore() }
        default: break
        }
    }

    private func tell(_ sequence: ControlSequence, numbers: Int) {
        let values = sequence.values.prefix(numbers).map { $0 < 0 ? "" : String($0) }
        send(values.joined(separator: ";") + String(UnicodeScalar(sequence.final)))
    }

    private func setRegion(_ sequence: ControlSequence) {
        let top = max(1, sequence.value(0, or: 1))
        let given = sequence.value(1)
        let bottom = given < 1 ? grid.size.rows : min(given, grid.size.rows)
        guard top < bottom else { return }
        modes.regionTop = top - 1
        send("\(top);\(bottom)r")
    }

    /// REP: at most to the end of the line.
    private func repeatLast(_ count: Int) {
        flush()
        let text = grid.lastText
        let room = (grid.size.columns - position.column) / max(1, grid.lastWidth)
        for _ in 0..<min(max(1, count), room) {
            for scalar in text.unicodeScalars { take(character: scalar) }
        }
    }

    private func takePrivate(_ sequence: ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            for index in sequence.values.indices {
                set(privateMode: sequence.value(index), sequence.final == UInt8(ascii: "h"))
            }
        case UInt8(ascii: "J"), UInt8(ascii: "K"):
            // Without protected cells the selective kind erases all the same.
            send("\(sequence.value(0))\(String(UnicodeScalar(sequence.final)))")
        case UInt8(ascii: "n"): if sequence.value(0) == 6 { send("?6n") }
        default: break
        }
    }

    private func set(privateMode mode: Int, _ isOn: Bool) {
        switch mode {
        case 6:
            modes.isOrigin = isOn
            setMode("?6", isOn)
        case 1, 5, 7, 12, 25, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 2004: setMode("?\(mode)", isOn)
        case 1048: isOn ? save() : restore()
        case 47, 1047: setMode("?1047", isOn)
        case 1049: showAlternate(isOn)
        default: break
        }
    }

    /// Saves the cursor and goes over to an empty screen, or comes back; where it is there already, nothing happens.
    private func showAlternate(_ isOn: Bool) {
        flush()
        guard isOn != grid.isAlternate else { return }
        if isOn { save() }
        setMode("?1047", isOn)
        flush()
        if !isOn { restore() }
    }
}
