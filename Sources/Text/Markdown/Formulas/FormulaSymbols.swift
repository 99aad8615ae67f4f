/// The commands of LaTeX that stand for one character, by what the character is.
enum FormulaSymbols {
    /// Letters: `\alpha`.
    static let letters = table(
        """
        alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ
        nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ
        omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω ell ℓ hbar ℏ imath ı
        jmath ȷ Re ℜ Im ℑ aleph ℵ beth ℶ wp ℘ infty ∞ emptyset ∅ varnothing ∅ partial ∂ nabla ∇ angle ∠ top ⊤ bot ⊥
        degree ° prime ′ ldots … dots … dotsc … vdots ⋮ triangle △ square □ Box □ blacksquare ■ star ⋆ checkmark ✓ complement ∁
        """)

    /// Operators and relations: `\leq`.
    static let operators = table(
        """
        times × div ÷ pm ± mp ∓ cdot ⋅ ast ∗ circ ∘ bullet • oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ setminus ∖ cap ∩
        cup ∪ uplus ⊎ sqcap ⊓ sqcup ⊔ wedge ∧ land ∧ vee ∨ lor ∨ neg ¬ lnot ¬ forall ∀ exists ∃ nexists ∄ in ∈ notin ∉
        ni ∋ subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ subsetneq ⊊ supsetneq ⊋ sqsubseteq ⊑ sqsupseteq ⊒ leq ≤ le ≤ geq ≥
        ge ≥ neq ≠ ne ≠ ll ≪ gg ≫ prec ≺ succ ≻ preceq ⪯ succeq ⪰ equiv ≡ sim ∼ simeq ≃ approx ≈ cong ≅ doteq ≐ propto ∝
        mid ∣ nmid ∤ parallel ∥ perp ⊥ vdash ⊢ dashv ⊣ models ⊨ asymp ≍ to → rightarrow → leftarrow ← gets ←
        leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⟹ impliedby ⟸ iff ⟺ mapsto ↦ longmapsto ⟼
        longrightarrow ⟶ longleftarrow ⟵ longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ hookrightarrow ↪ hookleftarrow ↩ uparrow ↑ downarrow ↓
        updownarrow ↕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ rightharpoonup ⇀ rightleftharpoons ⇌ cdots ⋯ dotsb ⋯ ddots ⋱
        colon : coloneqq ≔ dagger † ddagger ‡ amalg ⨿ wr ≀ bigcirc ◯ diamond ⋄ lhd ⊲ rhd ⊳ therefore ∴ because ∵
        leqslant ⩽ geqslant ⩾ lesssim ≲ gtrsim ≳ triangleq ≜ trianglelefteq ⊴ leadsto ⇝ rightsquigarrow ⇝ twoheadrightarrow ↠
        lt < gt > And & backslash \\ models ⊨ surd √ vert | Vert ‖ lbrace { rbrace } lbrack [ rbrack ]
        langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lvert | rvert | lVert ‖ rVert ‖
        """)

    /// Operators whose scripts stand below and above in a formula of its own line.
    static let large = table(
        """
        sum ∑ prod ∏ coprod ∐ bigcap ⋂ bigcup ⋃ bigsqcup ⨆ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀
        biguplus ⨄
        """)

    /// Integrals, whose scripts stand beside them.
    static let integrals = table("int ∫ iint ∬ iiint ∭ oint ∮")

    /// Functions, upright.
    static let functions: Set<String> = [
        "arccos", "arcsin", "arctan", "arg", "cos", "cosh", "cot", "coth", "csc", "deg", "dim", "exp", "hom", "ker",
        "lg",
        "ln", "log", "sec", "sin", "sinh", "tan", "tanh", "bmod", "mod",
    ]

    /// Functions whose index stands below them in a formula of its own line.
    static let limits: Set<String> = [
        "lim", "limsup", "liminf", "max", "min", "sup", "inf", "det", "gcd", "Pr", "argmax", "argmin",
    ]

    /// Marks above what they are given, and whether they stretch.
    static let accents: [String: (character: String, stretches: Bool)] = [
        "hat": ("^", false), "bar": ("¯", false), "vec": ("→", false), "tilde": ("~", false), "dot": ("˙", false),
        "ddot": ("¨", false), "acute": ("´", false), "grave": ("`", false), "check": ("ˇ", false),
        "breve": ("˘", false),
        "widehat": ("^", true), "widetilde": ("~", true), "overline": ("¯", true), "overrightarrow": ("→", true),
        "overleftarrow": ("←", true), "overbrace": ("⏞", true),
    ]

    /// Marks below what they are given.
    static let marksBelow: [String: String] = ["underline": "_", "underbrace": "⏟"]

    /// Blanks, in `em`.
    static let spaces: [String: String] = [
        ",": "0.1667em", "thinspace": "0.1667em", ":": "0.2222em", ">": "0.2222em", ";": "0.2778em", "!": "-0.1667em",
        " ": "0.3333em", "quad": "1em", "qquad": "2em", "enspace": "0.5em",
    ]

    /// Every command, for "did you mean".
    static let all: [String] = {
        var names = FormulaParser.commands + FormulaParser.usual
        for symbols in [letters, operators, large, integrals, marksBelow] { names += symbols.keys }
        names += functions
        names += limits
        names += accents.keys
        names += spaces.keys.filter { $0.count > 1 }
        return names.sorted()
    }()

    private static func table(_ text: String) -> [String: String] {
        let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }, uniquingKeysWith: { $1 })
    }
}
