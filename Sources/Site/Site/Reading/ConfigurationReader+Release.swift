extension ConfigurationReader {
    /// Reads which command sends a post to which network.
    func readPostCommands(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        for (name, command, place) in reader.pairs("post") {
            site.postCommands[name] = WrittenText(text: command, place: place)
        }
    }

    /// Reads the secret from which the addresses of what is staged are made.
    func readStageKey(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let key = reader.written("stage_key") else { return }
        site.stageKey = key
        let least = SiteConfiguration.shortestStageKey
        guard key.text.utf8.count < least else { return }
        reader.mistake(
            "`stage_key` can be guessed: it has fewer than \(least) letters", at: key.place,
            remedy: "write more of them, without any sense")
    }
}
