import Stage
import TerminalStage

extension TapePlay {
    /// Heeds a setting, as VHS does: those below the first command are left aside, but for the pace of typing.
    mutating func set(_ setting: TapeSetting, _ command: TapeCommand) {
        if case .typingSpeed(let time) = setting {
            if hasBegun { pace = time } else if time <= 10.0 { head.append("typing \(time.text)") }
            return
        }
        guard !hasBegun else { return warn(command, "VHS heeds settings above the first command only") }
        switch setting {
        case .width(let side): screen.width = side
        case .height(let side): screen.height = side
        case .rows(let count): screen.rows = count
        case .columns(let count): screen.columns = count
        case .fontSize(let size): screen.fontSize = size
        case .padding(let length): screen.padding = length
        case .margin(let length):
            screen.margin = length
            if length > 0 { warn(command, "a window has no margin but what the picture leaves") }
        case .windowBarSize(let length): screen.barSize = length
        case .windowBar(let bar): screen.bar = bar
        case .lineHeight(let factor): screen.lineHeight = factor
        case .letterSpacing(let length): screen.letterSpacing = length
        case .theme(let name): theme(name, command)
        case .ownTheme(let theme): head.append("theme \"\(theme.written)\"")
        case .shell(let name): shell(name, command)
        case .framerate(let rate): head.append("fps \(min(rate, PlayLimits.fps.upperBound))")
        case .playbackSpeed(let factor):
            let factor = min(max(factor, PlayLimits.speed.lowerBound), PlayLimits.speed.upperBound)
            speed = factor == 1 ? nil : "speed \(TapePlay.number(factor))"
        case .loopOffset(let percent): loop = percent == 0 ? nil : "loop from \(TapePlay.number(percent))%"
        case .waitTimeout(let time):
            guard time > 15.0 else { return }
            warn(command, "a rehearsal waits 15 seconds for a line: `playbill rehearse --limit \(time.text)`")
        case .waitPattern(let pattern): waitPattern = pattern
        case .typingSpeed: break
        case .none(let reason): if !reason.isEmpty { warn(command, reason) }
        }
    }

    /// A theme of VHS's list by our name for it: `Catppuccin Mocha` is `catppuccin-mocha`.
    private mutating func theme(_ name: String, _ command: TapeCommand) {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let plain = words.replacing("-", with: "")
        let names = TerminalTheme.names
        if let known = names.first(where: { $0 == words || $0.replacing("-", with: "") == plain }) {
            head.append("theme \(known)")
        } else {
            let guess = names.filter { plain.contains($0.replacing("-", with: "")) }.max { $0.count < $1.count }
            if let guess { head.append("theme \(guess)") }
            warn(
                command,
                "no theme is called `\(name.prefix(40))` here"
                    + (guess.map { "; `\($0)` is near" } ?? "; `theme \"#7aa2f7\"` makes one from a colour"))
        }
    }

    private mutating func shell(_ name: String, _ command: TapeCommand) {
        if name == "bash" { return }
        if TerminalSettings.shells.contains(name) { return head.append("shell \(name)") }
        warn(command, "a play types into \(TerminalSettings.shells.joined(separator: ", "))")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
