// Art
