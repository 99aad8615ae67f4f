extension Tag {
    /// Says what it looks at; what says nothing of itself is another on every page.
    func look(_ check: inout SharingCheck) { check.refuse() }

    /// The same tag, with stretches of its bodies shared.
    func sharing(_ sharing: Sharing) -> any Tag { self }
}

extension Output {
    func look(_ check: inout SharingCheck) { if let value { check.look(at: value) } }
}

extension Raw {
    func look(_ check: inout SharingCheck) {}
}

extension Assign {
    func look(_ check: inout SharingCheck) {
        check.look(at: value)
        check.assign(name)
    }
}

extension Capture {
    func look(_ check: inout SharingCheck) {
        check.look(at: body)
        check.assign(name)
    }

    func sharing(_ sharing: Sharing) -> any Tag { Capture(name, sharing.block(body)) }
}

extension Lines {
    func look(_ check: inout SharingCheck) { check.look(at: body) }

    func sharing(_ sharing: Sharing) -> any Tag { Lines(sharing.block(body)) }
}

extension Include {
    func look(_ check: inout SharingCheck) { check.include(call) }
}

extension Interruption {
    func look(_ check: inout SharingCheck) { check.interrupt() }
}

extension If {
    func look(_ check: inout SharingCheck) {
        for (condition, _) in branches { if let condition { check.look(at: condition) } }
        check.conditionally { for (_, body) in branches { $0.look(at: body) } }
    }

    func sharing(_ sharing: Sharing) -> any Tag {
        If(name, branches.map { ($0.condition, sharing.block($0.body)) })
    }
}

extension Case {
    func look(_ check: inout SharingCheck) {
        check.look(at: subject)
        check.conditionally { check in
            for (values, body) in branches {
                for value in values ?? [] { check.look(at: value) }
                check.look(at: body)
            }
        }
    }

    func sharing(_ sharing: Sharing) -> any Tag {
        Case(subject, branches.map { ($0.values, sharing.block($0.body)) }, leading: Block())
    }
}

extension For {
    func look(_ check: inout SharingCheck) {
        check.look(at: head.list)
        if let limit = head.limit { check.look(at: limit) }
        switch head.offset {
        case .expression(let offset): check.look(at: offset)
        case .continue: check.refuse()
        case nil: break
        }
        check.loop(head.label) { check in
            check.within([For.forloop, head.variable]) { $0.look(at: body) }
            if let otherwise { check.look(at: otherwise) }
        }
    }

    func sharing(_ sharing: Sharing) -> any Tag { For(head, sharing.block(body), otherwise.map(sharing.block)) }
}
