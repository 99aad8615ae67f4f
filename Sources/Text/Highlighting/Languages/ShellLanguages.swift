/// POSIX shell, Bash and Zsh.
let shellLanguage = #"""
    names shell sh bash zsh shellscript
    words k: if then else elif fi case esac for select while until do done in function time coproc return break continue exit
    words k: local export readonly declare typeset unset shift trap eval exec source set
    words f: alias awk bg brew cat cd chmod chown command cp curl cut date dirname echo false find git grep head jobs kill ln ls make
    words f: mkdir mktemp mv npm open pip pkill printf ps pushd popd pwd python3 read rm rmdir sed sleep sort ssh sudo swift tail tar tee
    words f: test touch tr true type umask uniq wait wc wget which xargs xcodebuild xcrun playbill
    after f: function
    state root
      ^#!.* m
      (?<![\w$\{])#.* c
      <<-?\h*["']?(\w+)["']? s > heredoc
      \$' s > ansi
      ' s > single
      " s > double
      \$\(\( e > arithmetic
      \$\( e > substitution
      \$\{ v > parameter
      \$(?:\w+|[-@*#?$!]) v
      ` e > backticks
      \\. e
      ^\h*\w+(?=\(\)) f
      \w+(?=\+?=) v
      (?<!\w)--?[a-zA-Z][\w-]* a
      (?<![\w./-])\d+(?![\w./-]) n
      [\w./-]*[./-][\w./-]* -
      \w+ w
      [<>|&;!=]+ o
    state single s
      ' s <
    state ansi s
      \\. e
      ' s <
    state expansions s
      \$\(\( e > arithmetic
      \$\( e > substitution
      \$\{ v > parameter
      \$(?:\w+|[-@*#?$!]) v
      ` e > backticks
      \\["$`\\\n] e
    state double s
      include expansions
      " s <
    state heredoc s
      ^\t*\1$ s <
      include expansions
    state parameter v
      include expansions
      ' s > single
      " s > double
      \} v <
    state parens
      \( - > parens
      \) - <
      include root
    state substitution
      \( - > parens
      \) e <
      include root
    state backticks
      ` e <
      include root
    state arithmetic
      \)\) e <
      \$\w+ v
      \d\w* n
      [-+*/%=<>!&|^~?:]+ o
    """#

/// A session in a terminal: lines that begin with a prompt are commands, the others what came out.
let consoleLanguage = #"""
    names console terminal shell-session sh-session
    state root
      ^[$%](?=\h) m > command
      .+ -
    embed shell until \n
    state command
      \h+ - = shell:root
    """#
