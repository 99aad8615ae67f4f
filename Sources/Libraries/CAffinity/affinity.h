// glibc declares this for programs that ask for GNU's extensions, which Swift's import of glibc does not.

/// Fills `mask`, of `size` bytes, with a bit for each processor that a thread may run on (sched_getaffinity(2)).
extern int sched_getaffinity(int thread, unsigned long size, void *mask);
