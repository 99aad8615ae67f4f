import Files
import JSON
import Values

/// A build or kits as jobs for other machines: the shares, and what joins them.
struct PlannedJobs {
    /// A job: a command, what it reads, and what it leaves.
    struct Job {
        /// A name that people can tell apart.
        var name: String
        /// The command, word by word.
        var words: [String]
        /// The files that have to be there, with their digests; none for those that other jobs leave.
        var inputs: [(path: String, digest: String?)]
        /// What it leaves; the first of them is written last.
        var outputs: [String]
        /// What tells it from any other job: a digest of all of the above and of the program.
        var id = ""
        /// The jobs that have to be done before.
        var needs: [String] = []
    }

    /// `build` or `kit`.
    let command: String
    /// The shares in their order.
    private(set) var shares: [Job] = []
    /// What puts them together.
    private(set) var join: Job
    /// The words of the command but for the share and the output.
    let words: [String]
    /// The folder that shares are made in.
    let folder: String
    /// Where the joined result goes.
    let output: String

    /// The jobs of a site.
    /// - Parameters:
    ///   - command: `build` or `kit`.
    ///   - words: the options and the products.
    ///   - count: how many shares there are.
    ///   - site: the folder of the site.
    ///   - output: where the result goes; nil for the command's own place.
    ///   - inputs: the site's files.
    init(_ command: String, words: [String], count: Int, site: String, output: String?, inputs: SiteInputs) {
        let prefix = site == "." ? "" : site + "/"
        (self.command, self.words) = (command, words)
        self.output = output ?? prefix + (command == "kit" ? "kit" : "public")
        folder = prefix + "shares"
        let place = site == "." ? [] : ["--site", site]
        let files = inputs.files.map { (path: prefix + $0.path, digest: Optional($0.digest)) }
        for number in 1...count {
            let shard = Shard(number: number, of: count)
            let share = "\(folder)/\(shard.folder(command))"
            shares.append(
                PlannedJobs.identified(
                    Job(
                        name: shard.folder(command),
                        words: ["playbill", command] + place + words + ["--shard", "\(number)/\(count)", "-o", share],
                        inputs: files, outputs: [share + "/" + ShareManifest.name, share])))
        }
        let made = shares.map { $0.outputs[1] }
        var job = Job(
            name: "\(command)-joined", words: ["playbill", "join"] + made + place + ["-o", self.output],
            inputs: files + shares.map { (path: $0.outputs[0], digest: nil) }, outputs: [self.output])
        job.needs = shares.map(\.id)
        join = PlannedJobs.identified(job)
    }

    /// All jobs, the one that joins last.
    var all: [Job] { shares + [join] }

    private static func identified(_ job: Job) -> Job {
        var job = job
        let parts: Value = [
            "program": .string(Input.programIdentity), "job": job.described,
        ]
        job.id = Digest(of: json(parts)).hex
        return job
    }
}

extension PlannedJobs.Job {
    /// As JSON has it.
    var described: Value {
        var object = Object()
        if !id.isEmpty { object["id"] = .string(id) }
        object["name"] = .string(name)
        object["command"] = .list(words.map { .string($0) })
        object["inputs"] = .list(
            inputs.map { input in
                var file = Object([("path", .string(input.path))])
                if let digest = input.digest { file["sha256"] = .string(digest) }
                return .object(file)
            })
        object["outputs"] = .list(outputs.map { .string($0) })
        object["needs"] = .list(needs.map { .string($0) })
        return .object(object)
    }

    /// The command as a shell takes it.
    var shell: String { words.map(PlannedJobs.Job.quoted).joined(separator: " ") }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || "/._-=:,@+%".unicodeScalars.contains(scalar)
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
