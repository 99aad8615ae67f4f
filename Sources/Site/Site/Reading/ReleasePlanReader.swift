import Dates
import Diagnostics
import Files
import Values
import YAML

/// Reads the files of a product's folder `releases/`: what is to be done for a release, and what is posted when.
struct ReleasePlanReader {
    let zone: Zone

    func read(_ version: String, _ source: SourceText) -> (plan: ReleasePlan, mistakes: [Diagnostic]) {
        var plan = ReleasePlan(version: version, source: source)
        let node: PlacedValue
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (plan, error.all) }
        switch node.content {
        case .map: break
        case .null: return (plan, [])
        default:
            let mistake = Diagnostic(
                .error, "the plan of a release must be a map, and this is \(node.kind)", at: node.place,
                excerpt: source.line(node.place.line), remedy: "write `items:` and `posts:` with lists below them")
            return (plan, [mistake])
        }
        var reader = FieldReader(node, in: source, .release)
        plan.items = reader.each("items", item)
        plan.posts = reader.each("posts", post)
        reader.checkNames()
        var mistakes = reader.mistakes
        var names: Set<String> = []
        for post in plan.posts where !names.insert(post.name).inserted {
            mistakes.append(
                Diagnostic(
                    .error, "two posts are called `\(post.name)`", at: post.place,
                    excerpt: source.line(post.place.line),
                    remedy: "give one of them another `name`, such as `name: \(post.name)-2`"))
        }
        mistakes += orderMistakes(plan)
        return (plan, mistakes.inOrder)
    }

    /// Posts that wait for one that is not there, or goes out later than they do.
    private func orderMistakes(_ plan: ReleasePlan) -> [Diagnostic] {
        plan.posts.enumerated().compactMap { index, post in
            guard let name = post.predecessor else { return nil }
            let others = plan.posts.indices.filter { $0 != index }
            let place = others.first { plan.posts[$0].name == name.text }
            func mistake(_ message: String, _ remedy: String) -> Diagnostic {
                Diagnostic(
                    .error, message, at: name.place, excerpt: plan.source.line(name.place.line), remedy: remedy)
            }
            guard let place else {
                let known = others.map { plan.posts[$0].name }
                return mistake(
                    "no other post is called `\(name.text)`",
                    didYouMean(name.text, among: known) ?? "name one of this file's posts")
            }
            let (one, other) = (plan.posts[place].time.instant, post.time.instant)
            guard one > other || one == other && place > index else { return nil }
            return mistake(
                "`\(name.text)` goes out later than `\(post.name)`",
                "give that one an earlier time, or this one a later")
        }
    }

    private func item(_ fields: inout FieldReader) -> ReleasePlan.Item? {
        ReleasePlan.Item(
            title: fields.required("title"), who: fields.text("who"), due: fields.date("due", zone: zone),
            isDone: fields.flag("done"), place: fields.map.place)
    }

    private func post(_ fields: inout FieldReader) -> ReleasePlan.ScheduledPost? {
        let kind = fields.required("to")
        let name = fields.written("name")
        let (text, language) = (fields.written("text"), fields.text("language"))
        if !kind.isEmpty, text == nil, !Manifest.postNames.contains(kind) {
            fields.mistake(
                "the kit has no text `\(kind)`", at: fields.map["to"]?.place ?? fields.map.place,
                remedy: didYouMean(kind, among: Manifest.postNames)
                    ?? "write its `text:`, or one of \(Manifest.postNames.joined(separator: ", "))")
        }
        for (word, place) in [(kind, fields.map["to"]?.place), (name?.text ?? "", name?.place)] {
            guard let place, word.contains(where: { $0.isWhitespace || $0.isNewline }) else { continue }
            fields.mistake(
                "`\(word)` has a blank in it", at: place, remedy: "write it in one word, such as `second-post`")
        }
        guard fields.present("at") != nil else {
            fields.mistake(
                "`at` is missing", at: fields.map.place, remedy: "add a line such as `at: 2026-12-01 10:00`")
            return nil
        }
        guard let time = fields.date("at", zone: zone), !kind.isEmpty else { return nil }
        return ReleasePlan.ScheduledPost(
            name: name?.text ?? [kind, language].compactMap(\.self).joined(separator: "-"), kind: kind, time: time,
            language: language, text: text, predecessor: fields.written("after"), place: fields.map.place)
    }
}

extension ReleasePlan {
    /// The version that a name tells, be it that of a tag: `1.2.0` of `v1.2.0`, as changelogs are read.
    package static func version(named name: String) -> String {
        name.hasPrefix("v") && name.dropFirst().first?.isNumber == true ? String(name.dropFirst()) : name
    }

    /// Reads a plan from its text.
    package static func read(
        _ version: String, _ source: SourceText, zone: Zone
    ) -> (plan: ReleasePlan, mistakes: [Diagnostic]) {
        ReleasePlanReader(zone: zone).read(version, source)
    }
}

extension ProductReader {
    /// Reads the plans of its releases, the highest version first.
    func readPlans(_ files: NameTable<FileContent>, into product: inout Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        for path in files.keys.sorted() where path.hasPrefix("releases/") && path.hasSuffix(".yml") {
            guard case .bytes(let bytes)? = files[path] else { continue }
            let source = SourceText(path: product.folder + "/" + path, bytes: bytes)
            if let mistake = source.encodingMistake {
                mistakes.append(mistake)
                continue
            }
            let version = ReleasePlan.version(named: String(path.dropFirst("releases/".count).dropLast(".yml".count)))
            let read = ReleasePlanReader(zone: configuration.zone).read(version, source)
            mistakes += read.mistakes
            product.plans.append(read.plan)
        }
        product.plans.sort { VersionOrder($0.version) > VersionOrder($1.version) }
        return mistakes
    }
}
