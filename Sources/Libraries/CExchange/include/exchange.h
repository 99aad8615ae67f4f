#ifndef PLAYBILL_EXCHANGE_H
#define PLAYBILL_EXCHANGE_H

/// Swaps two paths of one file system in one step; 0, or the error number.
/// Glibc's module does not import renameat2 and its flags.
int playbill_exchange(const char *one, const char *other);

#endif
