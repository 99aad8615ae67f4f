/// Swift 6, after "The Swift Programming Language", Lexical Structure.
let swiftLanguage = #"""
    names swift swiftinterface
    options calls capitals members
    words k: actor any as associatedtype async await borrowing break case catch class consume consuming continue convenience
    words k: copy default defer deinit didSet discard distributed do dynamic each else enum extension fallthrough fileprivate final for
    words k: func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nonisolated nonmutating
    words k: open operator optional override package postfix precedencegroup prefix private protocol public repeat required rethrows
    words k: return self Self sending set some static struct subscript super switch throw throws try typealias unowned var weak
    words k: where while willSet yield _ async let
    words l: true false nil
    after f: func macro
    after t: class struct enum protocol extension actor typealias associatedtype precedencegroup
    state block c
      /\* c > block
      \*/ c <
    state root
      ^#!.* m
      //.* c
      /\* c > block
      (#+)""" s > rawtext
      (#+)" s > rawline
      """ s > text
      " s > line
      (#+)/ r > rawregex ?
      /(?![\s/*])(?:\\.|\[(?:\\.|[^\]\\\n]+)*\]|[^/\\\n\[]+)*/ r ?
      @\w+(?:\.\w+)* a
      #\w+ m
      \$\w+ v
      `[^`\n]+` -
      (?<=\.)self\b k
      0[xX][\da-fA-F_]+(?:\.[\da-fA-F_]+)?(?:[pP][-+]?[\d_]+)? n
      0[bo][\d_]+ n
      \d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?[\d_]+)? n
      \w+ w
      [-+*/%=<>!&|^~?]+ o
    state paren
      \( - > paren
      \) - <
      include root
    state interpolation
      \( - > paren
      \) e <
      include root
    state text s
      \\\( e > interpolation
      \\u\{\w*\} e
      \\. e
      """ s <
    state line s
      \\\( e > interpolation
      \\u\{\w*\} e
      \\. e
      " s <
      \n - <
    state rawtext s
      \\\1\( e > interpolation
      \\\1(?:u\{\w*\}|[0nrt"'\\]) e
      """\1 s <
    state rawline s
      \\\1\( e > interpolation
      \\\1(?:u\{\w*\}|[0nrt"'\\]) e
      "\1 s <
      \n - <
    state rawregex r
      \\. r
      /\1 r <
    """#
