/// `<PackageManagers pkg="a" dev />` of the plug-in starlight-package-managers: one command in the words of several programs.
///
/// Source: what it prints, https://github.com/HiDeoo/starlight-package-managers
struct StarlightPackages {
    private enum Action: String {
        case add, create, dlx, exec, install, remove, run
    }

    private let action: Action
    private let tag: StarlightTag

    /// Nil for what the plug-in does not know, and for attributes that are worked out.
    init?(_ tag: StarlightTag) {
        let texts = ["type", "pkg", "args", "comment", "prefix"]
        guard let action = Action(rawValue: tag["type"] ?? "add"),
            texts.allSatisfy({ tag.value($0).map { $0.text != nil } ?? true })
        else { return nil }
        (self.action, self.tag) = (action, tag)
    }

    /// A tab for each program: those that the tag names, else those that the plug-in begins with.
    func tabs() -> [String]? {
        let named = tag.value("pkgManagers")?.parts.compactMap(\.text) ?? []
        let tabs = (named.isEmpty ? ["npm", "pnpm", "yarn"] : named).compactMap { program in
            command(of: program).map { (label: program, code: $0) }
        }
        return tabs.isEmpty ? nil : StarlightCode.tabs(tabs)
    }

    private func command(of program: String) -> String? {
        guard var start = start(program) else { return nil }
        let isForDevelopment = action == .add && tag.value("dev") == .bool(true)
        if isForDevelopment { start += program == "bun" ? " -d" : " -D" }
        // Yarn creates from no package with a version, https://github.com/yarnpkg/yarn/issues/6587.
        let isUnversioned = program == "yarn" && action == .create
        let package = tag["pkg"].map { isUnversioned ? StarlightPackages.withoutVersion($0) : $0 }
        // Else npm takes for its own what stands behind the package.
        let isHandedOn = program == "npm" && ![.dlx, .exec, .run].contains(action)
        let arguments = tag["args"].map { isHandedOn ? "-- \($0)" : $0 }
        let words = [tag["prefix"], start, package, arguments].compactMap(\.self).joined(separator: " ")
        return tag["comment"].map { "# \($0.replacing("{PKG}", with: program))\n\(words)" } ?? words
    }

    private static func withoutVersion(_ package: String) -> String {
        guard let mark = package.firstIndex(of: "@") else { return package }
        return String(package[..<mark] + package[mark...].drop { !$0.isWhitespace })
    }

    /// What a command begins with; nil where a program has none.
    private func start(_ program: String) -> String? {
        switch (program, action) {
        case ("npm", .add): "npm i"
        case ("npm", .dlx), ("npm", .exec): "npx"
        case ("npm", .remove): "npm uninstall"
        case ("yarn", .exec), ("pnpm", .exec): program
        case ("pnpm", .dlx): "pnpx"
        case ("bun", .dlx), ("bun", .exec): "bunx"
        case ("deno", .create): nil
        case ("deno", .dlx), ("deno", .exec): "deno x"
        case ("deno", .run): "deno task"
        case ("npm", _), ("yarn", _), ("pnpm", _), ("bun", _), ("deno", _): "\(program) \(action.rawValue)"
        default: nil
        }
    }
}
