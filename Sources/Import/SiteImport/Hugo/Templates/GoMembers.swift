import Files
import Markdown
import Site
import Values

extension GoHost {
    /// What a path of names leads to; the last one may take arguments.
    func member(
        _ names: [String], of value: GoValue, _ arguments: [GoValue], depth: Int
    ) throws(GoObstacle) -> GoValue {
        var value = value
        for (place, name) in names.enumerated() {
            let isLast = place == names.count - 1
            value = try member(name, of: value, isLast ? arguments : [], depth: depth)
        }
        return value
    }

    private func member(
        _ name: String, of value: GoValue, _ arguments: [GoValue], depth: Int
    ) throws(GoObstacle) -> GoValue {
        switch value {
        case .call(let call): return try member(name, of: call, arguments, depth: depth)
        case .page(let page): return try member(name, ofPage: page, arguments, depth: depth)
        case .site: return try siteMember(name, arguments)
        case .program: return try programMember(name)
        case .map(let entries):
            return entries[name] ?? entries.first { $0.key.lowercased() == name.lowercased() }?.value ?? .null
        case .store(let store): return try member(name, of: store, arguments)
        case .file(let address, let origin):
            switch name {
            case "RelPermalink", "Permalink":
                // What lies below `assets/` is published by Hugo alone, and stays behind.
                if address.isEmpty { throw GoObstacle("`.\(name)` of a file of `assets/` is not known here") }
                return .text(address)
            case "Name", "Title": return .text(String(origin.fileName))
            case "Content": return content(origin).map { .text(GoHost.sized($0, isAsset: address.isEmpty)) } ?? .null
            default: throw GoObstacle("`.\(name)` of a file is not known here")
            }
        case .files(let page):
            guard name == "Get" || name == "GetMatch" else {
                throw GoObstacle("`.Resources.\(name)` is not known here")
            }
            return arguments.first?.text.flatMap { file($0, of: page) } ?? .null
        case .date(let time):
            if name == "Format" { return .text(GoFunctions.formatted(time, arguments.first?.text ?? "")) }
            if name == "Year" { return .text(time.strftime("%Y")) }
            throw GoObstacle("`.\(name)` of a date is not known here")
        case .list(let parts): return try member(name, of: parts, arguments)
        case .null: return .null
        case .bool, .integer, .decimal, .text, .markup: throw GoObstacle("`.\(name)` of a text is not known here")
        }
    }

    private func member(
        _ name: String, of call: GoCall, _ arguments: [GoValue], depth: Int
    ) throws(GoObstacle) -> GoValue {
        switch name {
        case "Get": return call.argument(arguments.first ?? .null)
        case "Inner": return .markup(call.inner ?? "")
        case "InnerDeindent": return .markup(call.inner ?? "")
        case "Params": return call.all
        case "IsNamedParams": return .bool(!call.named.isEmpty)
        case "Name": return .text(call.name)
        case "Ordinal": return .integer(0)
        case "Position": return .text(documents[call.page].text.path)
        case "Scratch", "Store": return .store(call.store)
        case "Parent": return .null
        case "Page": return .page(call.page)
        case "Site": return .site
        case "Ref", "RelRef": return try member(name, ofPage: call.page, arguments, depth: depth)
        default: throw GoObstacle("`.\(name)` is not known here")
        }
    }

    private func member(
        _ name: String, of store: GoStore, _ arguments: [GoValue]
    ) throws(GoObstacle) -> GoValue {
        let key = arguments.first?.text ?? ""
        switch name {
        case "Get": return store.values[key] ?? .null
        case "Set": store.values[key] = arguments.count > 1 ? arguments[1] : .null
        case "Delete": store.values[key] = nil
        case "Values": return .map(store.values)
        case "GetSortedMapValues": return .list((store.values[key] ?? .null).parts?.map(\.value) ?? [])
        case "Add":
            let more = arguments.count > 1 ? arguments[1] : .null
            switch (store.values[key], more) {
            case (.list(let parts)?, .list(let others)): store.values[key] = .list(parts + others)
            case (.list(let parts)?, let one): store.values[key] = .list(parts + [one])
            case (.integer(let one)?, .integer(let other)): store.values[key] = .integer(one &+ other)
            case (let own?, let other): store.values[key] = .text((own.text ?? "") + (other.text ?? ""))
            case (nil, let other): store.values[key] = other
            }
        case "SetInMap":
            var map: [String: GoValue] = [:]
            if case .map(let known)? = store.values[key] { map = known }
            if arguments.count > 2 { map[arguments[1].text ?? ""] = arguments[2] }
            store.values[key] = .map(map)
        default: throw GoObstacle("`.\(name)` of a scratch is not known here")
        }
        return .text("")
    }

    private func siteMember(_ name: String, _ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        switch name {
        case "Title": return .text(configuration.text("title") ?? "")
        case "BaseURL": return .text(configuration.text("baseurl") ?? "/")
        case "LanguageCode": return .text(configuration.text("languagecode") ?? configuration.language)
        case "Copyright": return .text(configuration.text("copyright") ?? "")
        case "Params":
            return configuration["params"].map { GoHost.lowered($0.value) } ?? .map([:])
        case "Data": return dataFiles
        case "Pages", "AllPages": return .list(own.map { .page($0) })
        case "RegularPages": return .list(own.filter { !documents[$0].isSection }.map { .page($0) })
        case "Sections": return .list(sections(below: ""))
        case "Home":
            return own.first { documents[$0].isSection && documents[$0].logicalPath.isEmpty }.map { .page($0) } ?? .null
        case "Language":
            return .map(["Lang": .text(configuration.language), "LanguageCode": .text(configuration.language)])
        case "GetPage": return arguments.last?.text.flatMap { page($0, from: nil) }.map { .page($0) } ?? .null
        case "MainSections": return .list((configuration["params", "mainsections"]?.texts ?? []).map { .text($0) })
        case "Author": return configuration["author"].map { GoValue($0.value) } ?? .null
        default: throw GoObstacle("`site.\(name)` is not known here")
        }
    }

    private func programMember(_ name: String) throws(GoObstacle) -> GoValue {
        switch name {
        case "Data": return dataFiles
        case "Version": return .text("0.168.0")
        case "IsProduction": return .bool(true)
        case "IsServer", "IsDevelopment", "IsExtended", "IsMultilingual", "IsMultihost": return .bool(false)
        case "Environment": return .text("production")
        default: throw GoObstacle("`hugo.\(name)` is not known here")
        }
    }

    /// Data whose names are in lower case, as parameters have them.
    static func lowered(_ value: Value) -> GoValue {
        switch value {
        case .object(let object):
            .map(
                Dictionary(
                    zip(object.keys.map { $0.lowercased() }, object.values.map(lowered)), uniquingKeysWith: { $1 }))
        case .list(let parts): .list(parts.map(lowered))
        default: GoValue(value)
        }
    }
}
