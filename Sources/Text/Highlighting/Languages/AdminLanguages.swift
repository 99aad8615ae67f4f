/// Dockerfiles of BuildKit; what `RUN` runs is shell.
let dockerfileLanguage = #"""
    names dockerfile docker containerfile
    state string s
      \\. e
      \$\{[^\}\n]*\} v
      \$\w+ v
      " s <
      \n - <
    state line
      \\\h*\n -
      \n - <
      ^\h*#.* c
      (?<=\s)--[\w-]+ p
      " s > string
      '[^'\n]*' s
      \$\{[^\}\n]*\} v
      \$\w+ v
      (?<=\s)(?:AS|as)(?=\s) k
      \b\d+(?:/(?:tcp|udp))?\b n
      [\w./@:-]+ -
      [=\[\]\,&|;<>]+ o
    state root
      ^#\h*(?:syntax|escape|check)\h*=.* m
      ^\h*#.* c
      ^\h*(?:ONBUILD\h+)?(?:FROM|RUN|CMD|LABEL|MAINTAINER|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\b k > line
      ^\h*(?:from|run|cmd|label|maintainer|expose|env|add|copy|entrypoint|volume|user|workdir|arg|onbuild|stopsignal|healthcheck|shell)\b k > line
      \w+ -
    """#

let luaLanguage = #"""
    names lua luau
    options calls members
    words k: and break do else elseif end for function goto if in local not or repeat return then until while
    words l: true false nil
    words v: self _G _ENV
    words f: assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print rawequal rawget rawlen
    words f: rawset require select setmetatable tonumber tostring type xpcall
    after f: function
    state blockcomment c
      \]\1\] c <
    state long s
      \]\1\] s <
    state double s
      \\(?:x[\da-fA-F]+|u\{[^\}\n]*\}|\d+|.|\n) e
      " s <
      \n - <
    state single s
      \\(?:x[\da-fA-F]+|u\{[^\}\n]*\}|\d+|.|\n) e
      ' s <
      \n - <
    state root
      ^#!.* m
      --\[(=*)\[ c > blockcomment
      --.* c
      \[(=*)\[ s > long
      " s > double
      ' s > single
      ::\w+:: l
      <(?:const|close)> a
      (?:0[xX][\da-fA-F]+(?:\.[\da-fA-F]*)?(?:[pP][-+]?\d+)?|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+) n
      \w+ w
      \.\.\. v
      [-+*/%=<>~^#&|.]+ o
    """#

/// PowerShell 7.
let powershellLanguage = #"""
    names powershell pwsh ps1 psm1
    options fold
    words k: begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach from
    words k: function hidden if in param process return static switch throw trap try until using while
    after f: function filter
    after t: class enum
    state root
      <# c > comment
      ^#(?:[Rr]equires|!).* m
      #.* c
      @"\h*\n s > heredouble
      @'\h*\n s > heresingle
      " s > double
      ' s > single
      \[[A-Za-z][\w.]*(?:\[\])?\] t
      \$(?:true|false|null)\b l
      \$\{[^\}\n]*\} v
      [$@](?:\w+:)?\w+ v
      \$[$?^] v
      -(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|is|isnot|as|and|or|xor|not|band|bor|f|ceq|ieq)\b o
      -[A-Za-z]\w* p
      [A-Za-z]+-[A-Za-z]+ f
      (?:0[xX][\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?:[kKmMgGtTpP][bB])? n
      (?<=\.)\w+(?=\() f
      (?<=\.)\w+ p
      \w+ w
      [-+*/%=!&|?:,;.]+ o
    state comment c
      #> c <
    state escapes s
      `. e
      \$\( e > interpolation
      \$\{[^\}\n]*\} v
      \$(?:\w+:)?\w+ v
      \$[$?^] v
    state interpolation
      \( - > parens
      \) e <
      include root
    state parens
      \( - > parens
      \) - <
      include root
    state double s
      "" e
      include escapes
      " s <
    state single s
      '' e
      ' s <
    state heredouble s
      ^"@ s <
      include escapes
    state heresingle s
      ^'@ s <
    """#

let rLanguage = #"""
    names r rscript splus
    options calls
    words k: if else repeat while function for next break in return library require
    words l: TRUE FALSE T F NULL NA NA_integer_ NA_real_ NA_character_ Inf NaN
    state double s
      \\(?:x[\da-fA-F]+|u\{?[\da-fA-F]+\}?|.|\n) e
      " s <
    state single s
      \\(?:x[\da-fA-F]+|u\{?[\da-fA-F]+\}?|.|\n) e
      ' s <
    state raw s
      \)\1" s <
    state root
      ^#!.* m
      #.* c
      [rR]"(-*)\( s > raw
      " s > double
      ' s > single
      `[^`\n]*` v
      (?:0[xX][\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+)[Li]? n
      %[^%\s\n]*% o
      (?:<<-|<-|->>|->|\|>|:=|\\(?=\()) o
      (?<=[$@])[A-Za-z.][\w.]* p
      [A-Za-z.][\w.]* w
      [-+*/=<>!&|^~?:$@]+ o
    """#
