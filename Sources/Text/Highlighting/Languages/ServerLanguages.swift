/// PHP 8; what stands outside of `<?php … ?>` is HTML.
let phpLanguage = #"""
    names php php8 phtml
    options calls capitals
    words k: abstract and as break callable case catch class clone const continue declare default do echo else elseif empty
    words k: enddeclare endfor endforeach endif endswitch endwhile enum exit die extends final finally fn for foreach function
    words k: global goto if implements include include_once instanceof insteadof interface isset list match namespace new or
    words k: print private protected public readonly require require_once return static switch throw trait try unset use var
    words k: while xor yield from
    words l: true false null TRUE FALSE NULL __CLASS__ __DIR__ __FILE__ __FUNCTION__ __LINE__ __METHOD__ __NAMESPACE__
    words t: array bool float int iterable mixed never object string void self parent
    after f: function fn
    after t: class interface trait enum extends implements new instanceof
    state code
      //(?:(?!\?>)[^\n])* c
      /\* c > comment
      #\[ a > attribute
      #(?:(?!\?>)[^\n])* c
      <<<"?([A-Za-z_]\w*)"? s > heredoc
      <<<'([A-Za-z_]\w*)' s > nowdoc
      " s > double
      ' s > single
      ` s > backticks
      \$\$*\w+ v
      \??-> o > member
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]+)?(?:[eE][-+]?\d+)?) n
      \w+ w
      [-+*/%=<>!&|^~?:.@]+ o
    state comment c
      \*/ c <
    state attribute a
      \] a <
      "(?:\\.|[^"\\\n])*" s
      '(?:\\.|[^'\\\n])*' s
    state escapes s
      \\(?:x[\da-fA-F]+|u\{[^\}\n]*\}|[0-7]+|.|\n) e
      \{(?=\$) e > interpolation
      \$\w+(?:->\w+|\[[^\]\n]*\])? v
    state interpolation
      \} e <
      include code
    state double s
      include escapes
      " s <
    state single s
      \\[\\'] e
      ' s <
    state backticks s
      include escapes
      ` s <
    state heredoc s
      ^\h*\1\b s <
      include escapes
    state nowdoc s
      ^\h*\1\b s <
    state htmlcomment c
      --> c <
    state tag
      <\?(?:php\b|=)? m > block
      [\w:.@*-]+ a
      =\h*"[^"<]*" s
      =\h*'[^'<]*' s
      = o
      /?> g <
    state markup
      <\?(?:php\b|=)? m <
      <!-- c > htmlcomment
      <![^>]*> m
      </?[a-zA-Z][\w:-]* g > tag
      &#?\w+; e
    state member
      \w+(?=\h*\() f <
      \w+ p <
      (?=.) - <
    state block
      \?> m <
      include code
    state root
      <\?(?:php\b|=)? m
      \?> m > markup
      ^\h*(?=</?[a-zA-Z!]) - > markup
      include code
    """#

/// C# 13.
let csharpLanguage = #"""
    names csharp c# cs
    options calls capitals
    words k: abstract as async await base break case catch checked class const continue default delegate do else enum event
    words k: explicit extern finally fixed for foreach goto if implicit in init interface internal is lock namespace new operator
    words k: out override params private protected public readonly record ref required return sealed set get sizeof stackalloc
    words k: static struct switch this throw try typeof unchecked unsafe using value virtual volatile when where while with yield
    words k: and or not partial file scoped
    words l: true false null
    words t: bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort var void
    after t: class struct interface enum record namespace
    state root
      ^\h*#\h*(?:if|else|elif|endif|define|undef|region|endregion|pragma|nullable|line|warning|error)\b.* m
      //.* c
      /\* c > comment
      ^\h*\[(?=[A-Za-z])[^\]\n]*\] a
      \$*""" s > raw
      (?:\$@|@\$)" s > formattedverbatim
      \$" s > formatted
      @" s > verbatim
      " s > string
      '(?:\\[^\n][^'\n]*|[^'\\\n])' s
      @\w+ -
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)[uUlLfFdDmM]* n
      (?<=\.)\w+(?=\h*\() f
      (?<=\.)\w+ p
      [A-Z]\w*(?=\h*\() f
      \w+ w
      [-+*/%=<>!&|^~?:]+ o
    state comment c
      \*/ c <
    state escapes s
      \\(?:x[\da-fA-F]+|u[\da-fA-F]+|U[\da-fA-F]+|.) e
    state string s
      include escapes
      " s <
      \n - <
    state verbatim s
      "" e
      " s <
    \#(nestedBraces)
    state formatted s
      \{\{ e
      \{ e > interpolation
      include escapes
      " s <
      \n - <
    state formattedverbatim s
      \{\{ e
      \{ e > interpolation
      "" e
      " s <
    state raw s
      """ s <
    """#
