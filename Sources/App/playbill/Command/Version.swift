/// The version of the program; the changelog says what is in it.
enum Version {
    static let number = "0.2.0"
    static let current = "playbill " + number
}
