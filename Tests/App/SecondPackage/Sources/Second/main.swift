import Canvas
import Dates
import Diagnostics
import Drawing
import Liquid
import Markdown
import Nanashi
import Stage
import Values

// The stage, with a game that it has never heard of; and its frames as pixels.
let script = "game lights\nsize 200x220\ncaption \"Out!\"\ntap b4\nwait 1s\n"
let play = try parsePlay(SourceText(path: "lights.play", script), games: [LightsOut.kind])
let show = try Performance(play, games: [LightsOut.kind])
let painter = try Painter()
var pictures: [Pixmap] = []
for frame in show.frames() { pictures.append(try painter.pixmap(of: show.displayList(at: frame.time))) }
let isMoving = Set(pictures.map(\.pixels)).count > 10
print("states:", show.states.map { $0.isEmpty ? "dark" : $0 }.joined(separator: ", "))
print("frames:", isMoving ? "moving" : "still", "\(pictures[0].width)x\(pictures[0].height)")
do throws(Mistakes) {
    _ = try Performance(
        parsePlay(SourceText(path: "lights.play", "game lights\ntap z9\n"), games: [LightsOut.kind]),
        games: [LightsOut.kind])
} catch {
    for mistake in error.all { print("told:", mistake.place?.line ?? 0, mistake.message) }
}

// A text, and a template.
print("markdown:", renderMarkdown(SourceText(path: "a.md", "*One* source.")).string, terminator: "")
let template = try compile(
    SourceText(path: "a.liquid", "{% for game in games %}{{ game | upcase }}! {% endfor %}"), dialect: .shopify)
let data: Value = ["games": ["nanashi", "lights"]]
print("liquid:", try template.render(globals: data, options: RenderOptions(now: Instant(seconds: 0))))

// A move.
var position = Position.start
let turned = try position.make(position.move(reading: "g2"))
print("nanashi:", position.fen, "\(turned.count) turned")
