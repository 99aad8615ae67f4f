import Values

extension PlacedValue {
    /// A switch; nil where it is none.
    ///
    /// The words are those of Jekyll's YAML 1.1 as its reader (Psych) takes them, `yes` and `off` among them, so that a
    /// page is hidden or shown as its author meant it. `y` and `n` are none there either.
    var flag: Bool? {
        switch content {
        case .bool(let flag): return flag
        case .string(let text):
            switch text.lowercased() {
            case "yes", "on", "true": return true
            case "no", "off", "false": return false
            default: return nil
            }
        default: return nil
        }
    }
}
