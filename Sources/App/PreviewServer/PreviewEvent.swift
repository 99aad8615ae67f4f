import Encodings

/// What open pages are told.
package enum PreviewEvent: Sendable, Equatable {
    /// The site was built anew: every open page loads itself again. An error that was shown goes away.
    case reload
    /// Only these style sheets changed, by their addresses: they are swapped, and the page stays as it is.
    case css([String])
    /// The build failed: the message, as the terminal has it, is laid over every page until the next build.
    case error(String)
    /// Every open page goes to this address.
    case open(String)
}

extension PreviewEvent {
    /// The event as a message of a `text/event-stream`
    /// ([HTML, 9.2.6](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
    ///
    /// `open` and `error` are names of the stream's own events, so ours are called otherwise.
    var message: [UInt8] {
        switch self {
        case .reload: serverSentEvent("reload", "{}")
        case .css(let addresses): serverSentEvent("css", "[" + addresses.map(quoted).joined(separator: ",") + "]")
        case .error(let text): serverSentEvent("failure", quoted(text))
        case .open(let address): serverSentEvent("visit", quoted(address))
        }
    }
}

/// A JSON string, which is one line and may stand in a script.
private func quoted(_ text: String) -> String { jsonString(text, within: .script) }

/// A message of an event stream; the data is JSON in one line.
func serverSentEvent(_ name: String, _ data: String) -> [UInt8] {
    Array("event: \(name)\ndata: \(data)\n\n".utf8)
}
