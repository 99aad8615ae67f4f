import Glibc
import ProgramStage
import Stage
import Threads

/// Runs the program of a play, once for light pages and once for dark ones, and writes down what it answers.
package struct ProgramRehearsal {
    /// The line that starts the program, as a shell reads it.
    package var command: String
    /// How it is greeted.
    package var hello: ProgramHello
    /// The folder in which it is started: the play's own.
    package var folder: String
    /// An empty folder, its home; nothing else tells it from other processes.
    package var home: String
    /// Folders with colons between them, as in `PATH`.
    package var path: String
    package var limits = RehearsalLimits()
    /// Draws its pictures, to find out whether that can be done.
    package var drawing: SceneDrawing
    /// The bytes of a picture's file that the program names.
    package var file: (String) throws(Objection) -> [UInt8]

    package init(
        command: String, hello: ProgramHello, folder: String, home: String, path: String,
        drawing: @escaping SceneDrawing, file: @escaping (String) throws(Objection) -> [UInt8]
    ) {
        self.command = command
        self.hello = hello
        self.folder = folder
        self.home = home
        self.path = path
        self.drawing = drawing
        self.file = file
    }

    /// Rehearses the lines of a play.
    /// - Returns: the transcript.
    /// - Throws: what the program does wrong, with the number of the line among the cues. Whatever was started has been
    ///   ended then.
    package func transcript(of steps: [ProgramStep]) throws(RehearsalFailure) -> ProgramTranscript {
        let light = try answers(to: steps, isDark: false)
        let dark = try answers(to: steps, isDark: true)
        var transcript = ProgramTranscript(command: command, hello: hello)
        for (one, other) in zip(light, dark) {
            if let part = one.answer.differing(from: other.answer) {
                throw RehearsalFailure(
                    deed: one.cue,
                    message: "the program says something else for dark pages than for light ones: its \(part)",
                    remedy: "only pictures and colours may differ; take what is random from the greeting's `seed`")
            }
            transcript.exchanges.append(
                ProgramTranscript.Exchange(told: one.told, light: one.answer, dark: other.answer))
        }
        return transcript
    }

    /// An answer, what led to it, and the line of the play.
    private struct Heard {
        var cue: Int?
        var told: String
        var answer: ProgramAnswer
    }

    private func answers(to steps: [ProgramStep], isDark: Bool) throws(RehearsalFailure) -> [Heard] {
        let process = try ProgramProcess(command, folder: folder, home: home, path: path)
        defer { process.end() }
        var run = Run(rehearsal: self, process: process)
        try run.ask(hello.line(isDark: isDark), told: "", cue: nil)
        for step in steps {
            for place in step.places { try run.expect(place, cue: step.cue) }
            for action in step.actions { try run.ask(action.line, told: action.line, cue: step.cue) }
        }
        return run.heard
    }

    /// One conversation with a program.
    private struct Run {
        let rehearsal: ProgramRehearsal
        let process: ProgramProcess
        let end: Double
        var heard: [Heard] = []
        private var places: [ScenePlace] = []
        private var picture: ScenePicture?
        private var bytes = 0

        init(rehearsal: ProgramRehearsal, process: ProgramProcess) {
            self.rehearsal = rehearsal
            self.process = process
            end = monotonicSeconds() + rehearsal.limits.whole.value
        }

        mutating func expect(_ place: String, cue: Int) throws(RehearsalFailure) {
            do throws(Objection) { try ProgramActor.check(place, among: places) } catch {
                throw RehearsalFailure(deed: cue, message: error.message, remedy: error.remedy)
            }
        }

        mutating func ask(_ line: String, told: String, cue: Int?) throws(RehearsalFailure) {
            do throws(RehearsalFailure) {
                guard monotonicSeconds() < end else {
                    throw RehearsalFailure(
                        message: "the rehearsal takes longer than \(rehearsal.limits.whole.text)")
                }
                guard heard.count < ProgramLimits.exchanges else {
                    throw RehearsalFailure(
                        message: "the program is told more than \(ProgramLimits.exchanges) things")
                }
                let line = try process.ask(line, within: rehearsal.limits)
                let answer: ProgramAnswer
                do throws(Objection) { answer = try read(line) } catch {
                    throw RehearsalFailure(message: error.message, remedy: error.remedy)
                }
                heard.append(Heard(cue: cue, told: told, answer: answer))
            } catch {
                throw RehearsalFailure(deed: cue, message: error.message, remedy: error.remedy)
            }
        }

        /// The answer of a line, its picture looked at.
        private mutating func read(_ line: [UInt8]) throws(Objection) -> ProgramAnswer {
            var answer = try ProgramAnswer(reading: line)
            if let objection = answer.objection {
                throw Objection("the program objects: \(objection.message)", remedy: objection.remedy)
            }
            if let name = answer.file {
                answer.picture = try picture(in: name)
                answer.file = nil
            }
            if let new = answer.picture, new != picture {
                do throws(Objection) { _ = try rehearsal.drawing(new, nil) } catch {
                    throw Objection("the program's picture: \(error.message)", remedy: error.remedy)
                }
                bytes += new.count
                guard bytes <= ProgramLimits.transcript / 4 else {
                    throw Objection(
                        "the program's pictures come to more than \(ProgramLimits.transcript >> 22) MiB",
                        remedy: "draw them smaller, or as SVG; leave out the picture where nothing has changed")
                }
                picture = new
            }
            guard picture != nil else {
                throw Objection(
                    "the program begins without a picture", remedy: "its first answer has `svg`, `png` or `file`")
            }
            places = answer.places ?? places
            return answer
        }

        private func picture(in name: String) throws(Objection) -> ScenePicture {
            let bytes = try rehearsal.file(name)
            guard bytes.count <= ProgramLimits.answer else {
                throw Objection("the picture `\(name)` is larger than \(ProgramLimits.answer >> 20) MiB")
            }
            return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
                ? .png(bytes) : .svg(String(decoding: bytes, as: UTF8.self))
        }
    }
}

extension ScenePicture {
    /// How much it adds to a transcript, in bytes.
    fileprivate var count: Int {
        switch self {
        case .svg(let text): text.utf8.count
        case .png(let bytes): bytes.count / 3 * 4
        }
    }
}
