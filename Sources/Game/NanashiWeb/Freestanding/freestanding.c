// The few C functions that Embedded Swift calls, for a WebAssembly module that imports nothing.
//
// Memory comes in blocks of powers of two, 16 bytes and more, each behind a header of 16 bytes that holds its size class;
// freed blocks wait in a list per class. That is enough for one thread and a game.

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define HEADER 16u

extern unsigned char __heap_base;

static uintptr_t top;
static void *waiting[32];

static void *fresh(size_t size) {
    if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = top;
    uintptr_t end = __builtin_wasm_memory_size(0) * PAGE;
    if (size > end - start) {
        size_t pages = (size - (end - start) + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    }
    top = start + size;
    return (void *)start;
}

void *malloc(size_t size) {
    if (size > 0x40000000u) return NULL;
    unsigned class = 4;
    while (((size_t)1 << class) < size) class++;
    void **block = waiting[class];
    if (block) {
        waiting[class] = *block;
        return block;
    }
    unsigned char *header = fresh(((size_t)1 << class) + HEADER);
    if (!header) return NULL;
    *(uint32_t *)header = class;
    return header + HEADER;
}

void free(void *block) {
    if (!block) return;
    unsigned class = *(uint32_t *)((unsigned char *)block - HEADER);
    *(void **)block = waiting[class];
    waiting[class] = block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    // Nothing in the engine asks for more than 16.
    *block = alignment <= 16 ? malloc(size) : NULL;
    return *block ? 0 : 12;
}

void *memset(void *to, int byte, size_t count) {
    unsigned char *bytes = to;
    while (count--) *bytes++ = (unsigned char)byte;
    return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    unsigned char *bytes = to;
    const unsigned char *source = from;
    while (count--) *bytes++ = *source++;
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *bytes = to;
    const unsigned char *source = from;
    if (bytes < source) {
        while (count--) *bytes++ = *source++;
    } else {
        while (count--) bytes[count] = source[count];
    }
    return to;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count--; a++, b++)
        if (*a != *b) return *a - *b;
    return 0;
}

// Swift seeds its hash tables with this. Nothing here may depend on chance, so it gives none.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

// Swift's last words; nobody listens.
int putchar(int character) { return character; }
