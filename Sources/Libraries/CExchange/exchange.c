#define _GNU_SOURCE
#include "exchange.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int playbill_exchange(const char *one, const char *other) {
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int playbill_sync(int file) {
    return syncfs(file) == 0 ? 0 : errno;
}
