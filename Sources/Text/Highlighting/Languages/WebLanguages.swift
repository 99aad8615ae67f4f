/// HTML, and XML and SVG with it; scripts and styles inside are coloured as what they are.
let htmlLanguage = #"""
    names html xml svg xhtml htm plist rss
    state comment c
      --> c <
    state cdata s
      \]\]> s <
    state double s
      &#?\w+; e
      " s <
    state single s
      &#?\w+; e
      ' s <
    state tag
      [\w:.@*-]+ a
      =\h*" s > double
      =\h*' s > single
      =\h*[^\s"'>\{][^\s"'>\{]* s
      = o
      /?> g <
    state scripttag
      [\w:.@-]+ a
      =\h*" s > double
      =\h*' s > single
      /> g <
      > g = javascript:root
    state styletag
      [\w:.@-]+ a
      =\h*" s > double
      =\h*' s > single
      /> g <
      > g = css:root
    state root
      <!-- c > comment
      <!\[CDATA\[ s > cdata
      <[!?][^>]*> m
      <script(?![\w-]) g > scripttag
      <style(?![\w-]) g > styletag
      </?[\w:.-]+ g > tag
      &#?\w+; e
    embed javascript until </script
    embed css until </style
    """#

/// CSS, with the nesting of SCSS and Less let through.
let cssLanguage = #"""
    names css scss less
    words k: important
    state block c
      \*/ c <
    state double s
      \\(?:[\da-fA-F]+|.|\n) e
      " s <
      \n - <
    state single s
      \\(?:[\da-fA-F]+|.|\n) e
      ' s <
      \n - <
    state shared
      /\* c > block
      " s > double
      ' s > single
      ![\w-]+ k
      --[\w-]+ v
      \$[\w-]+ v
      var(?=\() f
      url\([^"'\)\n]*\) s
      [\w-]+(?=\() f
      #[\da-fA-F]+\b n
      [-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-zA-Z]+)? n
      U\+[\da-fA-F?-]+ n
      [-+*/>~|=^]+ o
    state value
      ; - <
      (?=\}) - <
      include shared
      [\w-]+ -
    state root
      /\* c > block
      //.* c
      " s > double
      ' s > single
      @[\w-]+ m > rule
      --[\w-]+(?=\s*:) v > value
      \$[\w-]+(?=\s*:) v > value
      [\w-]+(?=\s*:(?:[^\w:;\{\}][^;\{\}]*|[^;\{\}]*)(?:;|\}|$)) p > value
      &?[.#][\w-]+ g
      ::?[\w-]+ k
      \[[^\]\n]*\] a
      [\w%*&-]+ g
      [>+~] o
    state rule
      [;\{] - <
      (?=\}) - <
      include shared
      \((?=[\w-]) -
      [\w-]+(?=\s*:) p
      (?:and|or|not|only|from|to|layer|supports)\b k
      [\w-]+ -
    """#

/// Liquid templates over HTML.
let liquidLanguage = #"""
    names liquid jekyll
    extends html
    state liquidstring s
      " s <
    state liquidcomment c
      \{%-?\s*endcomment\s*-?%\} c <
    state liquidraw
      \{%-?\s*endraw\s*-?%\} m <
    state liquid
      -?%\} m <
      -?\}\} m <
      "[^"]*" s
      '[^']*' s
      (?:if|elsif|else|endif|unless|endunless|case|when|endcase|for|endfor|in|break|continue|cycle|tablerow|endtablerow)\b(?!:) k
      (?:assign|capture|endcapture|increment|decrement|include|render|layout|with|as|and|or|contains|liquid|echo|raw)\b(?!:) k
      (?:limit|offset|reversed|cols)\b k
      (?:true|false|nil|null|empty|blank|forloop)\b l
      -?\d+(?:\.\d+)? n
      \|\s*\w+ f
      (?<=\.)\w+\??(?!:) p
      \w+(?=:) p
      [\w-]+ v
      [=<>!|.]+ o
    state liquidrules
      \{%-?\s*comment\s*-?%\} c > liquidcomment
      \{%-?\s*#[^%]*-?%\} c
      \{%-?\s*raw\s*-?%\} m > liquidraw
      \{%-? m > liquid
      \{\{-? m > liquid
    state double
      include liquidrules
    state single
      include liquidrules
    state tag
      include liquidrules
    state root
      include liquidrules
    """#

/// Markdown, as far as its marks go.
let markdownLanguage = #"""
    names markdown md
    state fence s
      ^\h*\1[`~]*\h*$ k <
    state front m
      ^---\h*$ m <
      ^[\w.-]+(?=:) p
    state root
      ^---(?=\n[\w.-]+:) m > front
      ^\h*(```+|~~~+).*$ k > fence
      ^#+\h.* g
      ^[=-]+$ g
      ^\h*>(?:\h*\[![A-Z]+\])? k
      ^\h*(?:[-+*]|\d+[.\)])\h+(?:\[[\hxX]\]\h)? o
      ^\h*\|?[\h:-]*\|[\h|:-]*$ o
      ^\h*\[[^\]\n]+\]: p
      \\[!-/:-@\[-`\{-~] e
      `+[^`\n]+`+ s
      \*\*[^*\n]+\*\* k
      ~~[^~\n]+~~ d
      \*[^*\s][^*\n]*\* t
      <!--[^>]*--> c
      </?[a-zA-Z][^>\n]*> g
      <?https?://[^\s>\)]+>? v
      !?\[[^\]\n]*\](?=\() p
      (?<=\])\([^\)\n]*\) v
      \[[^\]\n]*\]\[[^\]\n]*\] p
      \[\^[^\]\n]+\] a
      &#?\w+; e
      \| o
    """#
