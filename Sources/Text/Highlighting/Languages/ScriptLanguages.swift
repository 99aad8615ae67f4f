let pythonLanguage = #"""
    names python py python3 py3
    options calls capitals members
    words k: and as assert async await break class continue def del elif else except finally for from global if import in is
    words k: lambda nonlocal not or pass raise return try type while with yield
    words l: True False None Ellipsis NotImplemented
    words v: self cls
    words t: bool bytearray bytes complex dict float frozenset int list object set str tuple type Exception ValueError TypeError KeyError
    words t: IndexError RuntimeError OSError
    words f: abs all any chr enumerate filter getattr hasattr isinstance issubclass iter len map max min next open ord print range
    words f: repr reversed round setattr sorted sum super vars zip
    after f: def
    after t: class
    state escapes s
      \\(?:x[\da-fA-F]+|N\{[^\}\n]*\}|u[\da-fA-F]+|U[\da-fA-F]+|[0-7]+|.|\n) e
    state root
      ^#!.* m
      #.* c
      (?<![\w\)\]])@\w+(?:\.\w+)* a
      ^\h*match(?=\h+[\w"'\[\(\{*-].*:\h*(?:#.*)?$) k
      ^\h*case(?=\h+[\w"'\[\(\{*-].*:) k
      [fF][rR]?("""|''') s > formatted
      [rR][fF]("""|''') s > formatted
      [fF][rR]?(["']) s > formattedline
      [rR][fF](["']) s > formattedline
      (?:[rR][bB]?|[bB][rR])("""|''') s > rawtext
      (?:[rR][bB]?|[bB][rR])(["']) s > rawline
      [bBuU]?("""|''') s > text
      [bBuU]?(["']) s > line
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][-+]?[\d_]+)?|\.\d[\d_]*(?:[eE][-+]?[\d_]+)?)[jJ]? n
      \w+ w
      [-+*/%=<>!&|^~@:]+ o
    state rawtext s
      \1 s <
    state rawline s
      \\. s
      \1 s <
      \n - <
    state text s
      include escapes
      \1 s <
    state line s
      include escapes
      \1 s <
      \n - <
    state braces
      [\[\(\{] - > braces
      [\]\)\}] - <
      include root
    state interpolation
      [\[\(\{] - > braces
      \} e <
      \n - <
      include root
    state formatted s
      \{\{ e
      \{ e > interpolation
      include escapes
      \1 s <
    state formattedline s
      \{\{ e
      \{ e > interpolation
      include escapes
      \1 s <
      \n - <
    """#

let rubyLanguage = #"""
    names ruby rb rake gemspec
    options calls capitals members
    words k: BEGIN END alias and begin break case class def defined? do else elsif end ensure extend for if in include module next
    words k: not or private protected public raise redo require require_relative rescue retry return self super then undef unless
    words k: until when while yield attr_accessor attr_reader attr_writer
    words l: true false nil __FILE__ __LINE__ __dir__
    after f: def
    after t: class module
    state root
      ^#!.* m
      #.* c
      ^=begin\b c > document
      <<[-~]?["']?([A-Z_]\w*)["']? s > heredoc
      %[qQwWiIrsx]\( s > parens
      %\( s > parens ?
      %[qQwWiIrsx]\[ s > brackets
      %\[ s > brackets ?
      %[qQwWiIrsx]\{ s > bracestring
      %\{ s > bracestring ?
      " s > string
      ' s > single
      ` s > backticks
      /(?![\s=])(?:\\.|\[(?:\\.|[^\]\\\n]+)*\]|[^/\\\n\[]+)*/[imxounse]* r ?
      :: o
      :\w+[?!]? l
      :"[^"\n]*" l
      \w+[?!]?:(?!:) p
      @@?\w+ v
      \$(?:\w+|[!@&~*$?:"<>,./\\;]) v
      \?\w(?!\w) s ?
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)[ri]* n
      \w+[?!]?(?!=) w
      \w+ w
      [-+*/%=<>!&|^~?]+ o
    \#(nestedBraces)
    state escapes s
      #\{ e > interpolation
      \\(?:x[\da-fA-F]+|u\{[^\}\n]*\}|u[\da-fA-F]+|.|\n) e
    state string s
      include escapes
      " s <
    state backticks s
      include escapes
      ` s <
    state single s
      \\[\\'] e
      ' s <
    state heredoc s
      include escapes
      ^\h*\1$ s <
    state parens s
      include escapes
      \( s > parens
      \) s <
    state brackets s
      include escapes
      \[ s > brackets
      \] s <
    state bracestring s
      include escapes
      \{ s > bracestring
      \} s <
    state document c
      ^=end.* c <
    """#

/// JavaScript, ECMAScript 2025.
let javaScriptLanguage = #"""
    names javascript js mjs cjs jsx node
    options calls capitals members
    words k: as async await break case catch class const continue debugger default delete do else export extends finally for from
    words k: function if import in instanceof let new of return static super switch this throw try typeof using var void
    words k: while with yield
    words l: true false null undefined NaN Infinity
    after f: function
    after t: class extends new
    state block c
      \*/ c <
    state root
      ^#!.* m
      //.* c
      /\* c > block
      ` s > template
      " s > double
      ' s > single
      /(?![\s/*])(?:\\.|\[(?:\\.|[^\]\\\n]+)*\]|[^/\\\n\[])+/[dgimsuvy]* r ?
      @\w+ a
      #\w+ p
      (?:get|set)(?=\h+[\w$#\["']) k
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][-+]?\d+)?)n? n
      [\w$]+ w
      [-+*/%=<>!&|^~?:]+ o
    \#(nestedBraces)
    state template s
      \$\{ e > interpolation
      \\(?:u\{[\da-fA-F]*\}|.|\n) e
      ` s <
    state double s
      \\(?:x[\da-fA-F]+|u[\da-fA-F]+|.|\n) e
      " s <
      \n - <
    state single s
      \\(?:x[\da-fA-F]+|u[\da-fA-F]+|.|\n) e
      ' s <
      \n - <
    """#

let typeScriptLanguage = #"""
    names typescript ts tsx mts cts
    extends javascript
    words k: abstract accessor asserts declare enum implements infer interface is keyof module namespace override private protected
    words k: public readonly satisfies type unique
    words t: any bigint boolean never number object string symbol unknown void
    after t: interface enum type namespace implements
    """#
