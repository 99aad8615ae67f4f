import Values

/// What a stretch of a template looks at, and what it leaves behind: whether it is the same on every page.
struct SharingCheck {
    /// The names that stand for the same on every page.
    let names: Set<String>
    /// Finds a partial as the templates find it.
    let partial: (_ name: String, _ fileExtension: String) -> Template?

    private(set) var shared: [Name] = []
    private(set) var absent: [Name] = []
    private(set) var assigned: [Name] = []
    private(set) var loops: [Name] = []
    /// Whether everything seen so far is the same on every page.
    private(set) var isShared = true
    /// How many values are worked out, so that it pays to do it once.
    private(set) var weight = 0
    /// The variables of loops and partials, innermost last.
    private var inner: [Name] = []
    /// How many conditions and loops stand around: a value given there is given on some pages.
    private var conditions = 0
    private var openLoops = 0
    private var partials: [ObjectIdentifier] = []
    /// The extension of the file that is looked at, by which it finds partials.
    private var caller: String

    init(
        names: Set<String>, fileExtension: String,
        partial: @escaping (_ name: String, _ fileExtension: String) -> Template?
    ) {
        (self.names, self.partial, caller) = (names, partial, fileExtension)
    }

    mutating func refuse() { isShared = false }

    // MARK: Expressions

    mutating func look(at expression: FilteredExpression) {
        look(at: expression.value)
        for call in expression.filters {
            weight += 1
            for argument in call.positional { look(at: argument) }
            for (_, argument) in call.named { look(at: argument) }
            guard let question = call.question else { continue }
            within([question.element]) { check in
                switch question.body {
                case .condition(let condition): check.look(at: condition)
                case .value(let value): check.look(at: value)
                }
            }
        }
    }

    mutating func look(at condition: Condition) {
        for test in condition.tests {
            switch test {
            case .truth(let expression): look(at: expression)
            case .comparison(let left, _, let right):
                look(at: left)
                look(at: right)
            }
        }
    }

    mutating func look(at expression: Expression) {
        switch expression {
        case .literal: break
        case .range(let first, let last):
            look(at: first)
            look(at: last)
        case .lookup(let lookup): look(at: lookup)
        }
    }

    private mutating func look(at lookup: Lookup) {
        weight += 1
        guard case .name(let name) = lookup.root else { return refuse() }
        if name == For.forloop { return lookAtLoop(lookup) }
        for case .computed(let expression) in lookup.steps { look(at: expression) }
        if inner.contains(name) || assigned.contains(name) { return }
        guard names.contains(name.text) else { return refuse() }
        if !shared.contains(name) { shared.append(name) }
    }

    /// A loop knows the one around it, which may be another page's business.
    private mutating func lookAtLoop(_ lookup: Lookup) {
        guard inner.contains(For.forloop), lookup.steps.count == 1 else { return refuse() }
        switch lookup.steps[0] {
        case .key("parentloop"), .computed: refuse()
        case .key, .command: break
        }
    }

    // MARK: Tags

    mutating func look(at block: Block) {
        for node in block.nodes where isShared { look(at: node) }
    }

    mutating func look(at node: Block.Part) {
        switch node {
        case .text: break
        case .output(let output): if let value = output.value { look(at: value) }
        case .tag(let placed): placed.tag.look(&self)
        case .shared: refuse()
        }
    }

    /// Notes that a variable gets a value.
    mutating func assign(_ name: Name) {
        guard conditions == 0, !inner.contains(name), !names.contains(name.text) else { return refuse() }
        if !assigned.contains(name) { assigned.append(name) }
    }

    /// Looks at what is rendered on some pages, or several times.
    mutating func conditionally(_ look: (inout SharingCheck) -> Void) {
        conditions += 1
        look(&self)
        conditions -= 1
    }

    /// Looks at what sees some variables more.
    mutating func within(_ variables: [Name], _ look: (inout SharingCheck) -> Void) {
        inner += variables
        look(&self)
        inner.removeLast(variables.count)
    }

    /// Looks at the body of a loop.
    mutating func loop(_ label: Name, _ look: (inout SharingCheck) -> Void) {
        if !loops.contains(label) { loops.append(label) }
        // What a loop works out is worked out more than once.
        weight += 2
        openLoops += 1
        conditionally(look)
        openLoops -= 1
    }

    /// Notes that a loop is left: without one around, its end would lie outside.
    mutating func interrupt() { if openLoops == 0 { refuse() } }

    /// Looks at a partial that is included.
    mutating func include(_ call: PartialCall) {
        guard case .literal(.string(let name)) = call.name, let partial = partial(name, caller),
            !partials.contains(ObjectIdentifier(partial)), partials.count < 32
        else { return refuse() }
        for (_, expression) in call.attributes { look(at: expression) }
        if let value = call.value {
            look(at: value)
        } else if !call.isJekyll, !absent.contains(Name(name)) {
            absent.append(Name(name))
        }
        let own =
            call.isJekyll
            ? [Name("include")] : call.attributes.map(\.key) + [call.alias ?? PartialCall.baseName(name)]
        let (outer, isRepeated) = (caller, call.value != nil)
        partials.append(ObjectIdentifier(partial))
        caller = partial.fileExtension
        conditions += isRepeated ? 1 : 0
        within(own) { $0.look(at: partial.block) }
        conditions -= isRepeated ? 1 : 0
        caller = outer
        partials.removeLast()
    }
}
