// glibc has this in a header that Swift's import of glibc leaves out.

/// Sets a parameter of malloc (mallopt(3)); 1 where that could be done.
extern int mallopt(int parameter, int value);
