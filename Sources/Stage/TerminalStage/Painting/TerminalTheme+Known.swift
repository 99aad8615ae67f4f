import Drawing

extension TerminalTheme {
    /// Ours for the evening, as the plays' style of that name.
    package static let dusk = known("dusk")
    /// Ours for the day: ink on paper.
    package static let day = known("day")

    /// The names of the themes, ours first.
    package static let names: [String] = rows.map { String($0[0]) }

    /// The theme with a name; nil where there is none.
    package static func named(_ name: String) -> TerminalTheme? { names.contains(name) ? known(name) : nil }

    private static func known(_ name: String) -> TerminalTheme {
        let row = rows.first { $0[0] == name } ?? rows[0]
        let colours = row.dropFirst().map { Colour(hex: String($0)) ?? .black }
        return TerminalTheme(
            name: name, ground: colours[0], text: colours[1], palette: Array(colours[3...]), cursor: colours[2])
    }

    /// Name; ground, text, cursor; the sixteen.
    ///
    /// The figures are those that the themes' makers publish for terminals.
    private static let rows: [[Substring]] = """
        dusk 17162b f5f1ff ffc857 2b2850 ff7e62 7fd6a0 ffc857 9db8ff d9a3f0 8ee3d0 d5cff0 8b84c9 ff9c85 a3e8bd ffd98a b9ccff e6bff7 b0efe1 ffffff
        day f4efe6 1f2430 d94a32 1f2430 b8391f 3a6b2f 8a5a00 2b5b9e 8a3b7a 1c6f6b 6b6557 5c5748 9c2c15 2d5724 714a00 1f4a86 702c62 125a56 453f33
        vhs 171717 dddddd dddddd 282a2e d74e6f 31bb71 d3e561 8056ff ed61d7 04d7d7 bfbfbf 4d4d4d fe5f86 00d787 ebff71 9b79ff ff7aea 00fefe e6e6e6
        dracula 282a36 f8f8f2 f8f8f2 21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 d6acff ff92df a4ffff ffffff
        asciinema 121314 cccccc cccccc 000000 dd3c69 4ebf22 ddaf3c 26b0d7 b954e1 54e1b9 d9d9d9 4d4d4d dd3c69 4ebf22 ddaf3c 26b0d7 b954e1 54e1b9 ffffff
        xterm 000000 e5e5e5 e5e5e5 000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff
        solarized-dark 002b36 839496 93a1a1 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3
        solarized-light fdf6e3 657b83 586e75 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3
        gruvbox-dark 282828 ebdbb2 ebdbb2 282828 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f 83a598 d3869b 8ec07c ebdbb2
        gruvbox-light fbf1c7 3c3836 3c3836 fbf1c7 cc241d 98971a d79921 458588 b16286 689d6a 7c6f64 928374 9d0006 79740e b57614 076678 8f3f71 427b58 3c3836
        nord 2e3440 d8dee9 d8dee9 3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 4c566a bf616a a3be8c ebcb8b 81a1c1 b48ead 8fbcbb eceff4
        tokyo-night 1a1b26 c0caf5 c0caf5 15161e f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff a9b1d6 414868 f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff c0caf5
        catppuccin-mocha 1e1e2e cdd6f4 f5e0dc 45475a f38ba8 a6e3a1 f9e2af 89b4fa f5c2e7 94e2d5 bac2de 585b70 f38ba8 a6e3a1 f9e2af 89b4fa f5c2e7 94e2d5 a6adc8
        catppuccin-macchiato 24273a cad3f5 f4dbd6 494d64 ed8796 a6da95 eed49f 8aadf4 f5bde6 8bd5ca b8c0e0 5b6078 ed8796 a6da95 eed49f 8aadf4 f5bde6 8bd5ca a5adcb
        catppuccin-frappe 303446 c6d0f5 f2d5cf 51576d e78284 a6d189 e5c890 8caaee f4b8e4 81c8be b5bfe2 626880 e78284 a6d189 e5c890 8caaee f4b8e4 81c8be a5adce
        catppuccin-latte eff1f5 4c4f69 dc8a78 5c5f77 d20f39 40a02b df8e1d 1e66f5 ea76cb 179299 acb0be 6c6f85 d20f39 40a02b df8e1d 1e66f5 ea76cb 179299 bcc0cc
        one-dark 282c34 abb2bf 528bff 282c34 e06c75 98c379 e5c07b 61afef c678dd 56b6c2 abb2bf 5c6370 e06c75 98c379 e5c07b 61afef c678dd 56b6c2 ffffff
        one-light fafafa 383a42 526fff 383a42 e45649 50a14f c18401 4078f2 a626a4 0184bc a0a1a7 696c77 e45649 50a14f c18401 4078f2 a626a4 0184bc fafafa
        monokai 272822 f8f8f2 f8f8f0 272822 f92672 a6e22e f4bf75 66d9ef ae81ff a1efe4 f8f8f2 75715e f92672 a6e22e f4bf75 66d9ef ae81ff a1efe4 f9f8f5
        github-dark 0d1117 e6edf3 2f81f7 484f58 ff7b72 3fb950 d29922 58a6ff bc8cff 39c5cf b1bac4 6e7681 ffa198 56d364 e3b341 79c0ff d2a8ff 56d4dd ffffff
        github-light ffffff 1f2328 0969da 24292f cf222e 116329 4d2d00 0969da 8250df 1b7c83 6e7781 57606a a40e26 1a7f37 633c01 218bff a475f9 3192aa 8c959f
        rose-pine 191724 e0def4 e0def4 26233a eb6f92 31748f f6c177 9ccfd8 c4a7e7 ebbcba e0def4 6e6a86 eb6f92 31748f f6c177 9ccfd8 c4a7e7 ebbcba e0def4
        rose-pine-dawn faf4ed 575279 575279 f2e9e1 b4637a 286983 ea9d34 56949f 907aa9 d7827e 575279 9893a5 b4637a 286983 ea9d34 56949f 907aa9 d7827e 575279
        everforest-dark 2d353b d3c6aa d3c6aa 475258 e67e80 a7c080 dbbc7f 7fbbb3 d699b6 83c092 d3c6aa 475258 e67e80 a7c080 dbbc7f 7fbbb3 d699b6 83c092 d3c6aa
        kanagawa 1f1f28 dcd7ba c8c093 090618 c34043 76946a c0a36e 7e9cd8 957fb8 6a9589 c8c093 727169 e82424 98bb6c e6c384 7fb4ca 938aa9 7aa89f dcd7ba
        """.split(separator: "\n").map { $0.split(separator: " ") }
}
