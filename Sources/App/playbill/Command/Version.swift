/// The version of the program; the changelog says what is in it.
enum Version {
    static let number = "0.2.0"
    /// The day of that version in the changelog, as the manual page writes it.
    static let day = "November 24, 2026"
    static let current = "playbill " + number
}
