/// How long a full dictionary is kept: for as long as it serves nearly as well as it did at best.
struct ClearCodePolicy {
    private var codes = 0
    private var pixels = 0
    private var best = 0

    /// Whether the dictionary should be given up after a match of `count` pixels.
    mutating func clears(of count: Int, patient: Bool) -> Bool {
        guard patient else { return true }
        codes += 1
        pixels += count
        // Looked at every 256 codes, since single matches are long or short by chance.
        guard codes == 256 else { return false }
        let tired = pixels * 10 < best * 7
        best = max(best, pixels)
        (codes, pixels) = (0, 0)
        return tired
    }
}
