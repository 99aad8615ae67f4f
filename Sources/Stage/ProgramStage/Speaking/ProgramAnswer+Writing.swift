import Encodings
import Stage
import Values

extension ProgramAnswer {
    /// The answer as data, each part in its place, so that equal answers are equal texts.
    var value: Value {
        var members = Object()
        switch picture {
        case .svg(let text): members["svg"] = .string(text)
        case .png(let bytes): members["png"] = .string(Base64.standard.encoded(bytes))
        case nil: break
        }
        if let places { members["places"] = .list(places.map(\.value)) }
        if let change { members["show"] = .string(change.rawValue) }
        if let length { members["seconds"] = number(length.value) }
        if let text { members["text"] = .string(text) }
        if let colours {
            var named = Object()
            named["ground"] = colours.ground.map { .string($0.hex) }
            named["ink"] = colours.ink.map { .string($0.hex) }
            named["accent"] = colours.accent.map { .string($0.hex) }
            members["colours"] = .object(named)
        }
        return .object(members)
    }
}

extension ScenePlace {
    fileprivate var value: Value {
        var members = Object([
            ("name", .string(name)), ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
            ("height", number(rect.height)),
        ])
        if !label.isEmpty { members["label"] = .string(label) }
        return .object(members)
    }
}

/// A whole number without a fraction, as the program mostly wrote it.
private func number(_ number: Double) -> Value {
    Int(exactly: number).map { .integer($0) } ?? .decimal(number)
}
