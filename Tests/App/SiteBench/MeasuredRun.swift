import Foundation
import Glibc

/// A finished run of a program, as the system accounts for it.
struct MeasuredRun {
    var seconds: Double
    /// The most memory it held at once.
    var megabytes: Int

    /// Runs a program in a folder and waits for it; ends the bench where it fails.
    init(_ words: [String], in folder: URL) {
        let start = ContinuousClock.now
        let child = Child(words, in: folder)
        var status: Int32 = 0
        var usage = rusage()
        wait4(child.identifier, &status, 0, &usage)
        seconds = (ContinuousClock.now - start).inSeconds
        megabytes = usage.ru_maxrss / 1_024
        guard status == 0 else {
            print("\(words.joined(separator: " ")): status \(status >> 8)")
            exit(1)
        }
    }
}

/// A program that runs, with nothing on its standard input and output.
struct Child {
    let identifier: pid_t

    /// Starts a program in a folder.
    /// - Parameters:
    ///   - words: the program and its arguments.
    ///   - folder: where it runs.
    ///   - messages: where its standard error goes.
    init(_ words: [String], in folder: URL, messages: String = "/dev/null") {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        // The call that would change the folder is not imported.
        var arguments = (["env", "-C", folder.path] + words).map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        var started = pid_t()
        guard posix_spawnp(&started, "env", &actions, nil, &arguments, environ) == 0 else {
            print("\(words[0]) cannot be started")
            exit(1)
        }
        identifier = started
    }

    /// Ends it as Ctrl-C would.
    func end() {
        kill(identifier, SIGINT)
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
    }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
