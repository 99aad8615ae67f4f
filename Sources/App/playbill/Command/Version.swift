/// The version of the program; the changelog says what is in it.
enum Version {
    static let current = "playbill 0.1.0"
}
