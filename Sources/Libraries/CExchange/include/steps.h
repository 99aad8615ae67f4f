#ifndef PLAYBILL_STEPS_H
#define PLAYBILL_STEPS_H

#include <stddef.h>

/// What is done with one file.
struct playbill_step {
    /// Where it is now; null where what stands at the target is to be removed.
    const char *source;
    /// Where it is to be.
    const char *target;
};

/// Moves files to their places and removes others, one after the other, and goes on to the end where the process that
/// asks for it is killed meanwhile.
///
/// Folders are made where one is missing, and removed where one is left empty, unless their path is no longer than `root`
/// bytes. What the process has open, locks among it, stays open until all is done.
/// Returns 0, or the error number of the step that failed, and how many steps were done before it.
int playbill_take(const struct playbill_step *steps, size_t count, size_t root, size_t *done);

#endif
