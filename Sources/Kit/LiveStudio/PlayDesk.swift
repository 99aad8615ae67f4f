import Canvas
import Diagnostics
import Files
import Stage
import Studio
import Values

/// Where plays are looked at and edited: a call with a text comes in, a picture, times or another text goes out.
///
/// Nothing is kept but performances: the text that people edit is theirs until they save it. A desk is made for the files
/// as they are; when the site changes, another one takes its place.
package struct PlayDesk: Sendable {
    let setup: PictureSetup
    let plays: [StudioPlay]
    let files: StudioFiles
    /// The pictures of manifests that are no plays.
    let pictures: PictureDesk
    /// The products to which plays can be added, and what plays of games begin with.
    let products: [(slug: String, name: String)]
    private let kept = KeptPerformances()

    /// A desk.
    /// - Parameters:
    ///   - setup: how pictures are made, and of which games.
    ///   - plays: the plays that can be opened, and no others.
    ///   - products: those to which plays can be added.
    ///   - files: the plays' files.
    ///   - pictures: the products whose boards and scenes can be looked at.
    package init(
        _ setup: PictureSetup, plays: [StudioPlay], products: [(slug: String, name: String)], files: StudioFiles,
        pictures: [PicturedProduct] = []
    ) {
        self.setup = setup
        self.plays = plays
        self.products = products
        self.files = files
        self.pictures = PictureDesk(setup, pictures)
    }

    /// Answers a call.
    /// - Parameters:
    ///   - name: `plays`, `open`, `perform`, `frame`, `film`, `filmed`, `edit`, `pause`, `save`, `create` or `picture`.
    ///   - body: what it brings, a JSON object.
    /// - Returns: the answer; what a call asks for and cannot be done is one, too.
    package func answer(_ name: String, _ body: [UInt8]) -> StudioAnswer {
        do {
            let call = try StudioCall(body)
            switch name {
            case "plays": return .json(list)
            case "create": return create(call)
            case "edit": return try edit(call)
            case "picture": return try pictures.picture(call)
            default: break
            }
            guard let path = call.text("path"), let play = plays.first(where: { $0.path == path }) else {
                return .refusal("there is no such play", status: 404)
            }
            switch name {
            case "open": return open(play)
            case "perform": return .json(times(try perform(play, call), of: play))
            case "frame": return .picture(try frame(play, call))
            case "film": return .json(try film(play, call))
            case "filmed": return try filmed(play, call)
            case "pause": return try pause(play, call)
            case "save": return save(play, call)
            default: return .refusal("the studio does not know `\(name)`", status: 404)
            }
        } catch let mistakes as Mistakes {
            return .mistakes(mistakes.all, of: (try? StudioCall(body))?.text("path") ?? "")
        } catch let objection as Objection {
            return .refusal(objection.message, remedy: objection.remedy)
        } catch let mistake as Diagnostic {
            return .refusal(mistake.message, remedy: mistake.remedy, status: 400)
        } catch {
            return .refusal("\(error)")
        }
    }

    /// The play as the text of the call has it, performed.
    func perform(_ play: StudioPlay, _ call: StudioCall) throws(Mistakes) -> Performance {
        let key = KeptPerformances.Key(
            path: play.path, text: call.text("text") ?? "", look: call.changes(of: play))
        if let performance = kept[key] { return performance }
        var changes = PlayChanges(size: key.look.size, style: key.look.style)
        changes.captions = key.look.captions
        let performance = try setup.performer.perform(script(play, key.text), changes)
        kept.keep(performance, as: key)
        return performance
    }

    func script(_ play: StudioPlay, _ text: String) -> Script {
        let folder = String(play.path.folderPart)
        let read = { @Sendable [files] (name: String) in files.read(folder + name) }
        return Script(
            SourceText(path: play.path, bytes: Array(text.utf8)),
            include: { name in read(name).map { SourceText(path: folder + name, bytes: $0) } }, read: read)
    }

    /// The picture at an instant; not packed, since it goes no further than this machine: packing would take longer than
    /// drawing.
    private func frame(_ play: StudioPlay, _ call: StudioCall) throws -> [UInt8] {
        let performance = try perform(play, call)
        let time = call.number("time").map { Seconds($0) } ?? .zero
        let pixmap = try setup.renderer.pixmap(of: performance, at: .time(time))
        return try Canvas.png(of: pixmap, PNGOptions(level: 0, palette: false))
    }
}
