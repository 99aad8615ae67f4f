import Diagnostics
import Files
import Glibc
import Site

/// The file that a command of `post:` begins with, where it begins with one and not with a word of the shell's.
struct PostProgram {
    /// As it is written: `./post-mastodon.sh`.
    let path: String

    /// - Parameter line: the command.
    init?(of line: String) {
        let word = line.drop { $0 == " " }.prefix { !" \t\n;&|<>".contains($0) }
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
        guard isPlain, word.contains("/") else { return nil }
        path = String(word)
    }

    /// Why the shell could not run it, and what helps; nil where it could.
    func objection(in folder: String) -> (message: String, remedy: String)? {
        let place = path.hasPrefix("/") ? path : folder + "/" + path
        var about = stat()
        guard stat(place, &about) == 0 else {
            return ("there is no `\(path)`", "put it there, seen from the folder of the site, or name another command")
        }
        guard about.st_mode & S_IFMT == S_IFREG else {
            return ("`\(path)` is no file", "name the command that sends it")
        }
        guard access(place, X_OK) == 0 else { return ("`\(path)` may not be run", "`chmod +x \(path)`") }
        return nil
    }
}

extension WrittenText {
    /// Where the file that a command begins with is not there, or may not be run, no post is begun with it.
    func refuseMissingProgram(for kind: String, in build: SiteBuild) throws(Mistakes) {
        if let mistake = missingProgram(for: kind, .error, in: build) { throw Mistakes(mistake) }
    }

    /// What is wrong with the file that a command begins with; nil where nothing is.
    func missingProgram(for kind: String, _ severity: Severity, in build: SiteBuild) -> Diagnostic? {
        guard let objection = PostProgram(of: text)?.objection(in: build.folder) else { return nil }
        return Diagnostic(
            severity, "\(objection.message), which sends `\(kind)`", at: place, remedy: objection.remedy)
    }
}
