#ifndef PLAYBILL_EXCHANGE_H
#define PLAYBILL_EXCHANGE_H

// What Glibc's module does not import: these two are of Linux alone; for steps, see steps.h.

/// Swaps two paths of one file system in one step; 0, or the error number.
int playbill_exchange(const char *one, const char *other);

/// Waits until all that was written to the file system of an open file is on the disk; 0, or the error number.
int playbill_sync(int file);

#endif
