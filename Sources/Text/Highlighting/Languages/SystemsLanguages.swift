let rustLanguage = #"""
    names rust rs
    options calls capitals members
    words k: as async await box break const continue crate dyn else enum extern fn for gen if impl in let loop macro_rules match mod move
    words k: mut pub ref return self static struct super trait type union unsafe use where while yield
    words l: true false
    words t: Self bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64
    after f: fn
    after t: struct enum trait type union mod
    state block c
      /\* c > block
      \*/ c <
    state string s
      \\(?:x[\da-fA-F]+|u\{[\da-fA-F_]*\}|.|\n) e
      " s <
    state rawstring s
      "\1 s <
    state root
      ^#!(?!\[).* m
      //.* c
      /\* c > block
      [bc]?r(#*)" s > rawstring
      [bc]?" s > string
      b?'(?:\\[^\n][^'\n]*|[^'\\\n])' s
      b?'[^'\\\n\sa-zA-Z_][^'\\\n\sa-zA-Z_]*' s
      '\w+ v
      #!?\[ a > attribute
      \w+!(?!=) m
      r#\w+ -
      (?:0x[\da-fA-F_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?[\d_]+)?)(?:[iuf]\d+|[iu]size)? n
      \w+ w
      [-+*/%=<>!&|^~?@]+ o
    state attribute a
      \[ a > attribute
      " s > string
      \] a <
    """#

let goLanguage = #"""
    names go golang
    options calls members
    words k: break case chan const continue default defer else fallthrough for func go goto if import interface map package range
    words k: return select struct switch type var
    words l: true false nil iota
    words t: any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8
    words t: uint16 uint32 uint64 uintptr
    words f: append cap clear close complex copy delete imag len make max min new panic print println real recover
    after f: func
    after t: type
    state block c
      \*/ c <
    state raw s
      ` s <
    state string s
      \\(?:x[\da-fA-F]+|u[\da-fA-F]+|U[\da-fA-F]+|.) e
      " s <
      \n - <
    state root
      //(?:go:|\h\+build).* m
      //.* c
      /\* c > block
      ` s > raw
      " s > string
      '(?:\\[^\n][^'\n]*|[^'\\\n]+)' s
      (?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][-+]?[\d_]+)?)i? n
      \w+ w
      [-+*/%=<>!&|^~:]+ o
    """#

/// SQL as PostgreSQL, SQLite and MySQL speak it.
let sqlLanguage = #"""
    names sql postgresql postgres sqlite mysql
    options calls fold
    words k: add all alter analyze and any as asc attach before begin between by cascade case check collate column commit
    words k: conflict constraint create cross current database default deferrable delete desc detach distinct do drop each else end
    words k: escape except exclude exists explain filter first following for foreign from full function generated glob grant group
    words k: having if ilike immediate in index indexed initially inner insert instead intersect into is isnull join key language last
    words k: lateral left like limit match materialized natural no not nothing notnull nulls of offset on or order outer over
    words k: partition plan pragma preceding primary procedure query raise range recursive references reindex release rename
    words k: replace restrict returning returns revoke right rollback row rows savepoint schema select set similar table temp temporary
    words k: then ties to transaction trigger truncate unbounded union unique update using vacuum values view virtual when where
    words k: aggregate called cast class comment cost definer disable domain enable enum extension family immutable inout invoker
    words k: leakproof operator option out owner parallel policy security sequence setof stable strict tablespace variadic volatile
    words k: window with within without autoincrement declare execute loop language
    words l: true false null
    words t: bigint bigserial bit blob boolean bool bytea char character clob cidr date datetime decimal double float inet int integer
    words t: interval json jsonb money numeric precision real serial smallint text time timestamp timestamptz tinyint uuid varchar xml
    words f: count sum avg min max coalesce now
    state block c
      \*/ c <
    state string s
      '' e
      ' s <
    state dollar s
      \$\1\$ s <
    state root
      --.* c
      /\* c > block
      [eEnNxX]?' s > string
      "(?:""|[^"]+)*" p
      `[^`\n]*` p
      \$(\w*)\$ s > dollar
      [:@$?]\w+ v
      \d+(?:\.\d*)?(?:[eE][-+]?\d+)? n
      \w+ w
      [-+*/%=<>!&|^~]+ o
    """#
