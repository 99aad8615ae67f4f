/// A number and what it counts: "1 file", "3 files".
/// - Parameters:
///   - number: how many there are.
///   - noun: what one is called.
///   - several: what more are called; nil where that is the noun with an s.
/// - Returns: both, with a blank between them.
public func counted(_ number: Int, _ noun: String, _ several: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : several ?? noun + "s")"
}
