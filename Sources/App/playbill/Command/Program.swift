import CMimalloc
import Diagnostics
import Files
import Glibc

/// The program: finds the command, runs it, and turns what went wrong into a message and an exit status.
@main
enum Program {
    static func main() {
        // A reader that closes its pipe has seen enough: writing fails quietly instead of killing us.
        signal(SIGPIPE, SIG_IGN)
        // A limit on the sizes of files is told by whoever writes one.
        signal(SIGXFSZ, SIG_IGN)
        keepRoomForPictures()
        MissingLibrary.areTold()
        let status = run(Array(CommandLine.arguments.dropFirst()))
        guard let failure = StandardOutput.failure, status != .cannotWrite else { exit(status.rawValue) }
        exit(explain(failure, Console()).rawValue)
    }

    /// Keeps memory at hand for the next picture.
    ///
    /// Memory comes from mimalloc, which stands in for the system's by being linked: trees, templates and pages are
    /// hundreds of thousands of small pieces, made on one thread and given back on another. Pictures come and go by the
    /// thousand besides: the next one takes the room of the last, which is not given back to the system meanwhile.
    private static func keepRoomForPictures() {
        let milliseconds = 100_000
        mi_option_set(mi_option_decommit_delay, milliseconds)
    }

    private static func run(_ words: [String]) -> ExitStatus {
        var console = Console()
        guard let name = words.first else {
            console.say(CommandSpec.overview)
            return .usage
        }
        if ["help", "--help", "-h"].contains(name) { return help(Array(words.dropFirst()), console) }
        if ["--version", "version"].contains(name) {
            console.write(Version.current + "\n")
            return .done
        }
        do {
            let (command, rest) = try CommandSpec.asked(for: words)
            if !command.acts.isEmpty {
                console.write(command.help + "\n")
                return .done
            }
            let arguments = try ParsedArguments(rest, command: command)
            if arguments[.help] {
                console.write(command.help + "\n")
                return .done
            }
            console = try Console(arguments)
            return try command.run(arguments, console)
        } catch {
            return explain(error, console)
        }
    }

    private static func help(_ words: [String], _ console: Console) -> ExitStatus {
        guard let name = words.first else {
            console.write(CommandSpec.overview + "\n")
            return .done
        }
        do throws(UsageError) {
            if let topic = HelpTopic(rawValue: name) {
                console.write(try topic.text(Array(words.dropFirst())) + "\n")
                return .done
            }
            // `help release` lists what it does.
            let wanted = words.count == 1 ? words + ["--help"] : words
            let topics = HelpTopic.allCases.map(\.rawValue)
            console.write(try CommandSpec.asked(for: wanted, or: topics).0.help + "\n")
            return .done
        } catch {
            return explain(error, console)
        }
    }

    /// Says what kept a command from its end.
    static func explain(_ error: any Error, _ console: Console) -> ExitStatus {
        switch error {
        case let usage as UsageError:
            console.report(usage.mistakes)
            return .usage
        case let failure as DiskError:
            console.report([Diagnostic(.error, failure.message, remedy: failure.remedy)])
            return failure.isReading ? .contentErrors : .cannotWrite
        case let failure as CannotWrite:
            console.report([Diagnostic(.error, failure.message, remedy: failure.remedy)])
            return .cannotWrite
        case let mistakes as Mistakes:
            console.report(mistakes.all)
            return .contentErrors
        case let mistake as Diagnostic:
            console.report([mistake])
            return .contentErrors
        default:
            console.report([Diagnostic(.error, "\(error)")])
            return .contentErrors
        }
    }
}
