/// JSON, with the comments of JSONC and JSON5 let through.
let jsonLanguage = #"""
    names json jsonc json5 webmanifest
    words l: true false null
    state block c
      \*/ c <
    state escapes s
      \\(?:u[\da-fA-F]+|.) e
    state key p
      \\(?:u[\da-fA-F]+|.) e
      " p <
      \n - <
    state string s
      include escapes
      " s <
      \n - <
    state root
      "(?=(?:\\.|[^"\\\n]+)*"\s*:) p > key
      " s > string
      //.* c
      /\* c > block
      -?\d+(?:\.\d+)?(?:[eE][-+]?\d+)? n
      \w+ w
    """#

/// YAML 1.2.
let yamlLanguage = #"""
    names yaml yml
    words l: true false null yes no on off True False Null TRUE FALSE NULL ~
    state double s
      \\(?:x[\da-fA-F]+|u[\da-fA-F]+|U[\da-fA-F]+|.|\n) e
      " s <
    state single s
      '' e
      ' s <
    state scalar s
      ^\1\h+.+ s
      ^\h*$ -
      ^(?=.) - <
    state tokens
      ^(?:---|\.\.\.)(?=\s|$) m
      ^%.* m
      (?<![^\s])#.* c
      [?-](?=\s) o
      (?:"(?:\\.|[^"\\\n]+)*"|'[^'\n]*')(?=\h*:(?:\s|$)) p
      [^\s#:,\[\]\{\}&*!|>'"%@`-][^\n:#,\[\]\{\}]*(?=:(?:\s|$)) p
      " s > double
      ' s > single
      &[^\s,\[\]\{\}]+ e
      \*[^\s,\[\]\{\}]+ e
      ![^\s,\[\]\{\}]* t
      -?\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?(?=\s*(?:$|[,\]\}#])) n
      \d\d\d\d-\d\d-\d\d(?:[Tt\h][\d:.+Zz-]+)? n
      (?:true|false|null|yes|no|on|off|True|False|~)(?=\h*(?:$|[,\]\}#])) l
    state flow
      [\[\{] - > flow
      [\]\}] - <
      include tokens
      [^\s#:,\[\]\{\}&*!|>'"%@`](?:[^\n:#,\[\]\{\}]+|:(?!\s)|(?<!\s)#)* s
      [:,] o
    state line
      include tokens
      [\[\{] - > flow
      [^\s#:,\[\]\{\}&*!|>'"%@`](?:[^\n:#]+|:(?!\s)|(?<!\s)#)* s
      [:,] o
    state scalarline
      [|>][-+\d]*(?=\h*(?:#.*)?$) o = scalar
      include line
    state root
      ^(\h*)(?=[^\n#]*[:-]\h+(?:[&!][^\s]+\h+)*[|>][-+\d]*\h*(?:#.*)?$) - > scalarline
      include line
    """#

/// TOML 1.0.
let tomlLanguage = #"""
    names toml
    words l: true false inf nan
    state escapes s
      \\(?:u[\da-fA-F]+|U[\da-fA-F]+|.|\n) e
    state text s
      include escapes
      """ s <
    state string s
      include escapes
      " s <
      \n - <
    state rawtext s
      ''' s <
    state root
      #.* c
      ^\h*\[\[?[^\]\n]*\]?\] g
      (?:"(?:\\.|[^"\\\n]+)*"|'[^'\n]*')(?=\h*[.=]) p
      [\w.-]+(?=\h*=) p
      """ s > text
      " s > string
      ''' s > rawtext
      '[^'\n]*' s
      \d\d\d\d-\d\d-\d\d(?:[Tt\h]\d\d:[\d:.]+(?:[Zz]|[-+]\d\d:\d\d)?)? n
      \d\d:\d\d:\d\d(?:\.\d+)? n
      [-+]?(?:0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(?:\.[\d_]+)?(?:[eE][-+]?[\d_]+)?) n
      \w+ w
      = o
    """#

/// What `diff` and version control write.
let diffLanguage = #"""
    names diff patch udiff
    state root
      ^(?:diff|index|new|deleted|old|similarity|rename|copy|Index:|---|\+\+\+|===).* m
      ^@@.* m
      ^\+.* i
      ^-.* d
      ^\\.* c
      .+ -
    """#

/// Makefiles of GNU make.
let makefileLanguage = #"""
    names makefile make mk gnumakefile
    words k: define endef ifdef ifndef ifeq ifneq else endif include override export unexport private vpath
    state variable v
      \$[\(\{] v > variable
      [\)\}] v <
      \n - <
    state values s
      \$\$\w* v
      \$[\(\{] v > variable
      \$[@<^+?*%|] v
      \\\n e
      (?=\n) - <
    state double s
      include values
      \\["\\] s
      " s <
    state single s
      include values
      ' s <
    state recipe
      \$\$\w* v
      \$[\(\{] v > variable
      \$[@<^+?*%|] v
      " s > double
      ' s > single
      (?<![^\s@-])#.* c
      \\\n e
      \n - <
    state root
      ^\t - > recipe
      #.* c
      \$[\(\{] v > variable
      \$[@<^+?*%|$] v
      ^\.[A-Z_]+(?=\h*:) k
      ^[\w./%$\(\)\{\}-][\w./%$\(\)\{\}\h-]*(?=\h*::?(?:[^=]|$)) f
      ^\h*[\w.-]+(?=\h*(?:[:+?!]|::)?=) p
      [:+?!]*=+ o
      \\\n e
      [\w.-]+ w
    """#

/// Playbill's own plays.
let playLanguage = #"""
    names play
    words k: game position size fps seed duration players fade caption tap robot move wait mark highlight nub poster still
    words l: in out none on off
    state root
      #.* c
      "(?:\\.|[^"\\\n]+)*" s
      \d+x\d+\b n
      PT?[\dDHMS.]+\b n
      \d+(?:\.\d+)?(?:s|ms|%)?(?![\w/]) n
      [a-g][1-7][a-g][1-7]\b l
      [a-g][1-7]\b l
      [xoXObwBW\d-]+(?:/[xoXObwBW\d-]+)+ s
      \w+ w
    """#
