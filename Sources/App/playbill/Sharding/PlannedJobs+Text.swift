import Encodings
import JSON
import Values

extension PlannedJobs {
    /// What jobs are written for.
    enum Form: String, CaseIterable {
        case json, ninja, make, actions
    }

    /// The version of the JSON that is written.
    static let version = 1

    /// The jobs as text.
    func text(as form: Form) -> String {
        switch form {
        case .json: jsonText
        case .ninja: ninja
        case .make: make
        case .actions: actions
        }
    }

    private var jsonText: String {
        let object = Object([
            ("format", "playbill-plan"), ("version", .integer(PlannedJobs.version)),
            ("program", .string(Input.programIdentity)), ("jobs", .list(all.map(\.described))),
        ])
        return String(decoding: json(.object(object), indent: 1), as: UTF8.self) + "\n"
    }

    private var inputs: [String] { shares.first.map { $0.inputs.map(\.path) } ?? [] }

    // MARK: Ninja

    private var ninja: String {
        func path(_ text: String) -> String {
            text.replacing("$", with: "$$").replacing(" ", with: "$ ").replacing(":", with: "$:")
        }
        var lines = [
            "# \(command) in \(shares.count) shares, for Ninja; written by `playbill plan`, once more where files come or go.",
            "rule run", "  command = $words && touch $out", "  description = $name", "",
            "build inputs: phony" + inputs.map { " $\n  " + path($0) }.joined(), "",
        ]
        for job in shares {
            lines += [
                "build \(path(job.outputs[0])): run | inputs", "  words = \(job.shell.replacing("$", with: "$$"))",
                "  name = \(job.name)", "",
            ]
        }
        lines += [
            "build \(path(stamp)): run | inputs" + shares.map { " " + path($0.outputs[0]) }.joined(),
            "  words = \(join.shell.replacing("$", with: "$$"))", "  name = \(join.name)", "",
            "default \(path(stamp))", "",
        ]
        return lines.joined(separator: "\n")
    }

    /// A file that says when shares were joined: the result itself may stay as it was.
    private var stamp: String { "\(folder)/\(join.name)" }

    // MARK: Make

    private var make: String {
        func path(_ text: String) -> String {
            text.replacing("$", with: "$$").replacing("#", with: "\\#").replacing(" ", with: "\\ ")
                .replacing(":", with: "\\:")
        }
        func recipe(_ job: Job) -> String { "\t" + job.shell.replacing("$", with: "$$") + "\n\t@touch $@" }
        var lines = [
            "# \(command) in \(shares.count) shares, for `make -j`; written by `playbill plan`, once more where files come or go.",
            ".PHONY: all", "all: \(path(stamp))", "",
            "INPUTS :=" + inputs.map { " \\\n  " + path($0) }.joined(), "",
        ]
        for job in shares { lines += ["\(path(job.outputs[0])): $(INPUTS)", recipe(job), ""] }
        lines += [
            "\(path(stamp)): $(INPUTS)" + shares.map { " " + path($0.outputs[0]) }.joined(), recipe(join), "",
            "# A file that is gone makes its jobs anew.", "$(INPUTS):", "",
        ]
        return lines.joined(separator: "\n")
    }

    // MARK: GitHub Actions

    /// The steps that bring the action and, with it, the program.
    private var fetching: String {
        """
        - name: Fetch the action
                uses: actions/checkout@v4
                with:
                  # owner/name; set it under Settings → Variables
                  repository: ${{ vars.PLAYBILL_REPOSITORY }}
                  sparse-checkout: .github/actions
                  path: .action
              - name: Fetch Playbill
                uses: ./.action/.github/actions/playbill
                with:
                  repository: ${{ vars.PLAYBILL_REPOSITORY }}
                  version: \(Version.number)
        """
    }

    private var actions: String {
        let numbers = (1...shares.count).map(String.init).joined(separator: ", ")
        func command(_ job: Job, shard: String, folder: String) -> String {
            // One job of a matrix: the number of the share is the workflow's.
            let first = "1/\(shares.count)"
            return job.words.map { word in
                word == first ? shard : word == job.outputs.last ? folder : word
            }.map { $0.contains("${{") ? "\"\($0)\"" : quotedForShell($0) }.joined(separator: " ")
        }
        let share = shares[0]
        let shard = "${{ matrix.share }}/\(shares.count)"
        let joined =
            "playbill join shares/*/"
            + join.words.drop { $0 != "--site" && $0 != "-o" }.map {
                " " + quotedForShell($0)
            }.joined()
        return """
            # \(self.command) in \(shares.count) shares, for GitHub Actions; written by `playbill plan`.
            name: \(self.command) in shares

            on: [push, workflow_dispatch]

            permissions:
              contents: read

            jobs:
              share:
                runs-on: ubuntu-latest
                strategy:
                  matrix:
                    share: [\(numbers)]
                steps:
                  - uses: actions/checkout@v4
                  \(fetching)
                  - name: Make a share
                    run: \(command(share, shard: shard, folder: "share"))
                  - uses: actions/upload-artifact@v4
                    with:
                      name: \(self.command)-${{ matrix.share }}-of-\(shares.count)
                      path: share
                      include-hidden-files: true

              join:
                needs: share
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                  \(fetching)
                  - uses: actions/download-artifact@v4
                    with:
                      pattern: \(self.command)-*-of-\(shares.count)
                      path: shares
                  - name: Put them together
                    run: \(joined)
                  - uses: actions/upload-artifact@v4
                    with:
                      name: \(self.command)
                      path: \(output)

            """
    }

    private func quotedForShell(_ word: String) -> String {
        Job(name: "", words: [word], inputs: [], outputs: []).shell
    }
}
