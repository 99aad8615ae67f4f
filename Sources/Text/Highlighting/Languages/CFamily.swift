/// C17 and the words of C23.
let cLanguage = #"""
    names c h
    options calls
    words k: alignas alignof auto break case const constexpr continue default do else enum extern for goto if inline register
    words k: restrict return sizeof static static_assert struct switch thread_local typedef typeof union volatile while
    words k: asm __asm __asm__ __attribute__ __extension__ __inline __inline__ __restrict __typeof__ __volatile__
    words k: _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local
    words l: true false NULL nullptr
    words t: bool char double float int long short signed unsigned void size_t ssize_t ptrdiff_t intptr_t uintptr_t wchar_t
    words t: int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t _Bool _Complex FILE va_list
    after t: struct enum union
    state block c
      \*/ c <
    state directive m
      \\\n m
      /\* c > block
      //.* c
      "[^"\n]*" s
      (?=\n) - <
    state header m
      <[^>\n]*> s
      include directive
    state string s
      \\(?:x[\da-fA-F]+|\d+|u[\da-fA-F]+|U[\da-fA-F]+|.|\n) e
      " s <
      \n - <
    state root
      //.* c
      /\* c > block
      ^\h*#\h*(?:include|include_next|import|embed)\b m > header
      ^\h*#\h*\w+ m > directive
      (?:u8|[uUL])?" s > string
      (?:u8|[uUL])?'(?:\\[^\n][^'\n]*|[^'\\\n]+)' s
      (?:0[xX][\da-fA-F']+(?:\.[\da-fA-F']*)?(?:[pP][-+]?\d+)?|0[bB][01']+|\d[\d']*(?:\.[\d']*)?(?:[eE][-+]?\d+)?)[uUlLfFzZ]* n
      \w+ w
      [-+*/%=<>!&|^~?]+ o
    """#

/// C++23.
let cppLanguage = #"""
    names cpp c++ cc cxx hpp hh
    extends c
    options capitals
    words k: and and_eq asm bitand bitor catch class co_await co_return co_yield compl concept const_cast consteval constinit
    words k: decltype delete dynamic_cast explicit export final friend import module mutable namespace new noexcept not not_eq
    words k: operator or or_eq override private protected public reinterpret_cast requires static_cast template this throw
    words k: try typeid typename using virtual xor xor_eq
    words t: char8_t char16_t char32_t string string_view vector map set unordered_map unique_ptr shared_ptr optional variant
    after t: class typename namespace concept
    state rawstring s
      \)\1" s <
    state root
      (?:u8|[uUL])?R"([^\(\s]*)\( s > rawstring
      \[\[[^\]\n]*\]\] a
    """#

let objectiveCLanguage = #"""
    names objectivec objective-c objc m mm
    extends c
    options capitals
    words k: self super in out inout bycopy byref oneway atomic nonatomic strong weak copy assign readonly readwrite nonnull nullable
    words k: __block __weak __strong __bridge __kindof instancetype
    words l: YES NO nil Nil
    words t: id SEL IMP Class BOOL NSInteger NSUInteger CGFloat
    after t: @interface @implementation @protocol
    state root
      @" s > string
      @(?:interface|implementation|protocol|class|end|property|synthesize|dynamic|selector|encode|try|catch|finally|throw) k
      @(?:autoreleasepool|synchronized|import|optional|required|public|private|protected|package|available|compatibility_alias)\b k
      @(?=[\w\(\[\{]) o
      ^[-+](?=\h*\() o
    """#

let javaLanguage = #"""
    names java
    options calls capitals members
    words k: abstract assert break case catch class continue default do else enum extends final finally for goto if implements
    words k: import instanceof interface native new non-sealed package permits private protected public record return sealed static
    words k: strictfp super switch synchronized this throw throws transient try var volatile when while yield const
    words t: boolean byte char double float int long short void
    words l: true false null
    after t: class interface enum record
    state block c
      \*/ c <
    state text s
      \\(?:u[\da-fA-F]+|.) e
      """ s <
    state string s
      \\(?:u[\da-fA-F]+|.) e
      " s <
      \n - <
    state root
      //.* c
      /\* c > block
      """ s > text
      " s > string
      '(?:\\[^\n][^'\n]*|[^'\\\n])' s
      @interface\b k
      ^\h*(?:requires|exports|opens|provides|uses)(?=\h+\w[\w.]*(?:\h|;)) k
      ^(?:open\h+)?module(?=\h+\w[\w.]*\s*\{) k
      @\w+(?:\.\w+)* a
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)[lLfFdD]? n
      \w+ w
      [-+*/%=<>!&|^~?:]+ o
    """#

let kotlinLanguage = #"""
    names kotlin kt kts
    options calls capitals members
    words k: abstract actual as break by catch class companion const constructor continue crossinline do dynamic else enum
    words k: expect external final finally for fun if import in infix init inline inner interface internal is lateinit noinline
    words k: object open operator out override package private protected public reified return sealed super suspend tailrec
    words k: this throw try typealias typeof val var vararg when where while
    words l: true false null
    after f: fun
    after t: class interface object typealias
    state block c
      /\* c > block
      \*/ c <
    state root
      ^#!.* m
      //.* c
      /\* c > block
      """ s > text
      " s > string
      '(?:\\[^\n][^'\n]*|[^'\\\n])' s
      @\w+(?::\w+)? a
      \w+@(?=\s) v
      `[^`\n]+` -
      (?:annotation|data|value)(?=\h+(?:class|object)\b) k
      ^\h*(?:get|set)(?=\h*\(\w*\)\h*(?:[=:\{]|$)) k
      set(?=\h*$) k
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)[uUlLfF]* n
      \w+ w
      [-+*/%=<>!&|^~?:]+ o
    state brace
      \{ - > brace
      \} - <
      include root
    state interpolation
      \{ - > brace
      \} e <
      include root
    state text s
      \$\{ e > interpolation
      \$\w+ v
      """ s <
    state string s
      \$\{ e > interpolation
      \$\w+ v
      \\(?:u[\da-fA-F]+|.) e
      " s <
      \n - <
    """#
