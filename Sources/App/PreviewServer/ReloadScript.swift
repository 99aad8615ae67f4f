/// A page with the reload script in it: before its last `</body>`, or at its end.
func withReloadScript(_ page: [UInt8], address: String, build: String) -> [UInt8] {
    let tag = Array("<script src=\"\(address)/live.js\" data-build=\"\(build)\" async></script>".utf8)
    let end = Array("</body>".utf8)
    var place = page.count - end.count
    while place >= 0, !isEqual(page, at: place, end) { place -= 1 }
    let split = place < 0 ? page.count : place
    return Array(page[..<split]) + tag + Array(page[split...])
}

/// Whether a page has a text of lower-case ASCII at a place, in whatever case.
private func isEqual(_ page: [UInt8], at place: Int, _ text: [UInt8]) -> Bool {
    for offset in text.indices {
        let byte = page[place + offset]
        let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        if lower != text[offset] { return false }
    }
    return true
}

/// The script that every page gets: listens to the events, loads the page again, swaps style sheets, shows what went
/// wrong.
///
/// A page that was built before the stream's current build loads itself again, so no event is missed between the page
/// and its stream, or while the server was away. The message of an error is set as text, never as markup.
let reloadScript = #"""
    (() => {
      const script = document.currentScript;
      const events = new URL("events", script.src);
      const built = script.dataset.build;
      let leaving = false;
      const reload = () => { if (!leaving) { leaving = true; location.reload(); } };
      addEventListener("pagehide", () => { leaving = true; stream && stream.close(); });
      addEventListener("pageshow", (event) => { if (event.persisted) { leaving = false; connect(); } });

      let overlay;
      const clear = () => { overlay && overlay.remove(); overlay = undefined; };
      const show = (message) => {
        clear();
        overlay = document.createElement("playbill-message");
        const root = overlay.attachShadow({ mode: "open" });
        const style = document.createElement("style");
        style.textContent = `
          :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto;
            background: rgb(20 20 24 / .94); color: #f4f1ea; }
          section { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 5vw, 4rem); }
          h1 { font: 600 1.25rem/1.3 system-ui, sans-serif; color: #ff8f7a; margin: 0 0 1rem; }
          pre { font: .9rem/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
          p { font: .85rem/1.5 system-ui, sans-serif; color: #b9b4a8; }
          button { font: inherit; color: inherit; background: none; border: 1px solid; border-radius: .3rem;
            padding: .2rem .7rem; margin-inline-start: .7rem; }`;
        const section = document.createElement("section");
        section.setAttribute("role", "alert");
        const title = document.createElement("h1");
        title.textContent = "The site was not built";
        const text = document.createElement("pre");
        text.textContent = message;
        const note = document.createElement("p");
        note.textContent = "This goes away with the next build. The page behind it is that of the last good one.";
        const button = document.createElement("button");
        button.textContent = "Hide";
        button.onclick = clear;
        note.append(button);
        section.append(title, text, note);
        root.append(style, section);
        document.documentElement.append(overlay);
      };

      const plain = (address) => new URL(address, location.href).pathname.replace(/[.-][0-9a-f]{8,}(?=\.[^./]*$)/, "");
      const swap = (addresses) => {
        clear();
        const links = [...document.querySelectorAll("link[rel~=stylesheet]")];
        for (const link of links) {
          const address = addresses.find((address) => plain(address) === plain(link.href));
          if (!address) continue;
          const next = link.cloneNode();
          const target = new URL(address, location.href);
          target.searchParams.set("playbill", Date.now());
          next.href = target.href;
          next.onload = next.onerror = () => link.remove();
          link.after(next);
        }
      };

      let stream;
      const connect = () => {
        stream = new EventSource(events);
        stream.addEventListener("hello", (event) => { if (JSON.parse(event.data) !== built) reload(); });
        stream.addEventListener("reload", reload);
        stream.addEventListener("css", (event) => swap(JSON.parse(event.data)));
        stream.addEventListener("failure", (event) => show(JSON.parse(event.data)));
        stream.addEventListener("visit", (event) => {
          const target = new URL(JSON.parse(event.data), location.href);
          if (target.origin !== location.origin) return;
          if (target.pathname === location.pathname) reload(); else location.assign(target.href);
        });
        stream.onerror = () => {
          if (stream.readyState !== EventSource.CLOSED || leaving) return;
          setTimeout(() => { if (!leaving) connect(); }, 1000);
        };
      };
      connect();
    })();

    """#
