import CLater
import Diagnostics
import Glibc

/// What is said where a library is needed that the system does not have: pictures, archives and the server load theirs
/// when they are first used.
enum MissingLibrary {
    /// From now on it is told, with the line that installs what is missing, and the program ends.
    static func areTold() {
        later_set_missing { library, package, reason in
            guard let library, let package, let reason else { abort() }
            let reasons = String(cString: reason)
            let message = Diagnostic(
                .error, "the library \(String(cString: library)) cannot be loaded: \(reasons)",
                remedy:
                    "`sudo apt-get install --no-install-recommends \(String(cString: package))` installs it on Debian")
            Console().report([message])
            // Nothing was replaced: outputs are written beside the old ones, which stay.
            _exit(ExitStatus.cannotWrite.rawValue)
        }
    }
}
