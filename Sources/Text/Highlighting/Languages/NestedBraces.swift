/// Code within a text, up to the brace that ends it: braces inside of it are counted.
let nestedBraces = #"""
    state braces
      \{ - > braces
      \} - <
      include root
    state interpolation
      \{ - > braces
      \} e <
      include root
    """#
