import Diagnostics
import Values

/// The form of a kit's data files, `press.json` and `social/*.json`: a number that grows when a member of theirs changes
/// its meaning or goes.
///
/// It is their first member, `form`; files of the time before it was told are of the first.
package enum KitDataForm {
    /// The form that is written, and the newest that is read.
    package static let newest = 1

    /// The member that tells it.
    static let member: (String, Value) = ("form", .integer(newest))

    /// Looks whether a file can be read here.
    ///
    /// - Throws: that a newer Playbill wrote it.
    package static func check(_ file: Object, path: String) throws(Mistakes) {
        guard case .integer(let form)? = file["form"], form > newest else { return }
        throw Mistakes(
            Diagnostic(
                .error, "\(path) is of form \(form), and this Playbill reads \(newest)",
                remedy: "a newer Playbill made the kit: use that one, or make the kit again with `playbill kit`"))
    }
}
