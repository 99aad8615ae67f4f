/// Jekyll's two filters of addresses, for whoever knows where the site will be.
///
/// - Parameters:
///   - relative: an address as a link from the server's root.
///   - absolute: an address with scheme and host.
/// - Returns: `relative_url` and `absolute_url`.
public func addressFilters(
    relative: @escaping @Sendable (String) -> String, absolute: @escaping @Sendable (String) -> String
) -> [Filter] {
    [
        Filter("relative_url") { input, _, _ throws(FilterFailure) in .string(relative(input.liquidText)) },
        Filter("absolute_url") { input, _, _ throws(FilterFailure) in .string(absolute(input.liquidText)) },
    ]
}
