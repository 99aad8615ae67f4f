import Diagnostics
import Files
import Verify

extension CommandSpec {
    /// `playbill verify`: pictures and films against the rules of stores and networks.
    static let verify = CommandSpec(
        name: "verify", operands: "FILE|FOLDER… [--for SLOT]… | --slots [SLOT…]",
        summary: "pictures and films against the rules of stores and networks",
        options: [Option.slot, Switch.slots] + .console,
        example: (
            "playbill verify home.png --for appstore-iphone-69",
            "says what the App Store would refuse; without --for, where the picture can go"
        ),
        run: { arguments, console in
            let isJSON = try arguments[.format] == .json
            if arguments[.slots] {
                guard !arguments.has(Option.slot) else {
                    throw UsageError(
                        "`--for` changes nothing of a list",
                        remedy: "write `playbill verify --slots NAME` to be told of one")
                }
                console.write(try SlotList(arguments.operands).text(isJSON: isJSON))
                return .done
            }
            let wanted = try WantedSlots(arguments.all(.slot))
            var messages: [Diagnostic] = []
            var sets = VerifiedSets(isAsked: !wanted.isEmpty)
            for path in try VerifiedPaths(arguments.operands).all {
                do throws(DiskError) {
                    let file = VerifiedFile(path, try Disk.live.read(path), wanted)
                    console.write(isJSON ? file.json : file.text)
                    messages += file.messages
                    sets.add(path, file.slots)
                } catch {
                    messages.append(Diagnostic(.error, error.message, remedy: error.remedy))
                }
            }
            messages += sets.messages
            console.report(messages)
            return messages.hasErrors ? .contentErrors : .done
        })
}

extension Option<String> {
    fileprivate static let slot = Option(
        "for", "SLOT", help: "a slot, its display type, or a place such as app-store; may be repeated")
}

extension Switch {
    fileprivate static let slots = Switch("slots", help: "list the slots, or tell all of those that are named")
}
