/// Escapes and commands: saving, resetting, titles.
extension TerminalEmulator {
    func take(escape final: UInt8, _ intermediate: UInt8) {
        isAfterCharacter = false
        switch (intermediate, final) {
        case (UInt8(ascii: "("), _): sets.designate(final, isSecond: false)
        case (UInt8(ascii: ")"), _): sets.designate(final, isSecond: true)
        case (UInt8(ascii: "#"), UInt8(ascii: "8")): tell(escape: final, intermediate)
        case (0, UInt8(ascii: "7")): save()
        case (0, UInt8(ascii: "8")): restore()
        case (0, UInt8(ascii: "c")): reset()
        case (0, UInt8(ascii: "D")), (0, UInt8(ascii: "E")), (0, UInt8(ascii: "H")), (0, UInt8(ascii: "M")),
            (0, UInt8(ascii: "=")), (0, UInt8(ascii: ">")):
            tell(escape: final)
        default: break
        }
    }

    private func tell(escape final: UInt8, _ intermediate: UInt8 = 0) {
        makeRoom(3)
        pending += intermediate == 0 ? [0x1B, final] : [0x1B, intermediate, final]
    }

    private func reset() {
        setMode("?1047", false)
        flush()
        (style, sets, modes) = (TerminalStyle(), CharacterSets(), Modes())
        (saved, savedAlternate, title) = (Saved(), Saved(), "")
        tell(escape: UInt8(ascii: "c"))
        setMode("?5", false)
        flush()
    }

    /// DECSTR.
    func resetSoftly() {
        let place = {
            self.flush(); return self.position
        }()
        setMode("4", false)
        setMode("?6", false)
        setMode("?25", true)
        send("r")
        modes = Modes()
        moveCursor(row: place.row, column: place.column)
        set(TerminalStyle())
        sets = CharacterSets()
        saved = Saved()
    }

    func save() {
        flush()
        let place = position
        let now = Saved(row: place.row, column: place.column, style: style, sets: sets)
        if grid.isAlternate { savedAlternate = now } else { saved = now }
    }

    func restore() {
        let then = grid.isAlternate ? savedAlternate : saved
        moveCursor(row: then.row, column: then.column)
        set(then.style)
        sets = then.sets
    }

    func take(command: [UInt8]) {
        // 0 and 2 name the window; links, colours and the clipboard are not for a picture.
        guard let split = command.firstIndex(of: UInt8(ascii: ";")),
            command[..<split] == [UInt8(ascii: "0")] || command[..<split] == [UInt8(ascii: "2")]
        else { return }
        let text = String(decoding: command[(split + 1)...], as: UTF8.self)
        title = String(text.unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init).prefix(200))
    }
}
