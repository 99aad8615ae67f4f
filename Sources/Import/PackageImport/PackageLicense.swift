import Diagnostics
import Letters

/// The licence that a file of a repository is, by its identifier in SPDX's list; nil where it is none of the usual ones.
func licenseName(_ source: SourceText) -> String? {
    let text = source.string.prefix(4_000).onOneLine.lowercased()
    let marks: [(String, String)] = [
        ("apache license version 2.0", "Apache-2.0"), ("mozilla public license version 2.0", "MPL-2.0"),
        ("gnu affero general public license version 3", "AGPL-3.0"),
        ("gnu lesser general public license version 3", "LGPL-3.0"),
        ("gnu general public license version 3", "GPL-3.0"), ("gnu general public license version 2", "GPL-2.0"),
        ("permission is hereby granted, free of charge, to any person obtaining", "MIT"),
        ("permission to use, copy, modify, and/or distribute this software", "ISC"),
        ("permission to use, copy, modify, and distribute this software", "ISC"),
        ("neither the name of", "BSD-3-Clause"), ("redistribution and use in source and binary forms", "BSD-2-Clause"),
        ("this is free and unencumbered software released into the public domain", "Unlicense"),
        ("cc0 1.0 universal", "CC0-1.0"), ("boost software license", "BSL-1.0"), ("do what the fuck you want", "WTFPL"),
    ]
    return marks.first { text.contains($0.0) }?.1
}
