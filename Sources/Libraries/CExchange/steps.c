#define _GNU_SOURCE
#include "steps.h"
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// Between a fork and an end nothing may be called that is not safe in a handler of signals: here are calls of the system
// and no others.

/// Makes the folders of a path whose name is longer than a root's.
static void make_folders(char *path, size_t root) {
    for (char *slash = strchr(path + root, '/'); slash; slash = strchr(slash + 1, '/')) {
        if (slash == path + root) continue;
        *slash = 0;
        mkdir(path, 0777);
        *slash = '/';
    }
}

/// Removes the folders that a path leaves behind empty, up to a root.
static void remove_folders(char *path, size_t root) {
    for (char *slash = strrchr(path, '/'); slash && slash > path + root; slash = strrchr(path, '/')) {
        *slash = 0;
        if (rmdir(path) != 0) return;
    }
}

static int take(const struct playbill_step *step, size_t root) {
    char path[PATH_MAX];
    size_t length = strlen(step->target);
    if (length >= sizeof path) return ENAMETOOLONG;
    memcpy(path, step->target, length + 1);
    if (!step->source) {
        if (unlink(path) != 0 && errno != ENOENT) return errno;
        remove_folders(path, root);
        return 0;
    }
    if (rename(step->source, path) == 0) return 0;
    if (errno != ENOENT) return errno;
    make_folders(path, root);
    return rename(step->source, path) == 0 ? 0 : errno;
}

struct work {
    const struct playbill_step *steps;
    size_t count, root, done;
    int code;
    bool has_ended;
};

static void take_all(volatile struct work *work) {
    while (work->code == 0 && work->done < work->count) {
        work->code = take(&work->steps[work->done], work->root);
        if (work->code == 0) work->done += 1;
    }
    work->has_ended = true;
}

int playbill_take(const struct playbill_step *steps, size_t count, size_t root, size_t *done) {
    volatile struct work work = {steps, count, root, 0, 0, false};
    // What would end a process from the keyboard is not meant for one that is done in a moment.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    // It shares the memory, and this thread waits for it: a process that is killed meanwhile leaves it alive.
    pid_t child = vfork();
    if (child == 0) {
        setsid();
        take_all(&work);
        _exit(0);
    }
    if (child > 0) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    } else {
        take_all(&work);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *done = work.done;
    return work.has_ended ? work.code : ECANCELED;
}
