/// The words of tapes (VHS, `token/token.go` and its README of March 2026).
enum TapeWords {
    /// Keys, with what a play calls them.
    static let keys: [String: String] = [
        "Enter": "enter", "Space": "space", "Backspace": "backspace", "Delete": "delete", "Insert": "insert",
        "Escape": "escape", "Tab": "tab", "Up": "up", "Down": "down", "Left": "left", "Right": "right",
        "PageUp": "pageup", "PageDown": "pagedown",
    ]

    static let commands =
        keys.keys.sorted() + [
            "ScrollUp", "ScrollDown", "Type", "Sleep", "Output", "Set", "Hide", "Show", "Ctrl", "Alt", "Shift",
            "Screenshot", "Require", "Copy", "Paste", "Wait", "Env", "Source",
        ]

    static let settings = [
        "Width", "Height", "FontSize", "Theme", "Shell", "Padding", "TypingSpeed", "Framerate", "CursorBlink",
        "FontFamily", "PlaybackSpeed", "Margin", "MarginFill", "WindowBar", "WindowBarSize", "BorderRadius",
        "LineHeight", "LetterSpacing", "LoopOffset", "WaitTimeout", "WaitPattern", "Rows", "Columns",
    ]

    /// Words that are no text without quotes.
    ///
    /// VHS knows `End` and has no command for it.
    static let keywords = Set(commands + settings + ["End", "true", "false", "em", "px", "ms", "s", "m"])
}
