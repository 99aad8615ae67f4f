// Libraries that are loaded when they are needed.
//
// The dynamic linker loads every library that a program is linked with before the program begins: those for pictures
// with all that they need are more than forty, and cost most of a start that draws nothing. Each of their functions that
// is called has a namesake here, which jumps to the real one. The first call of each loads its library and looks the
// function up; later ones cost one indirect jump, as calls into a shared library always do.
//
// Linked with `--as-needed`, the program then needs none of these libraries itself.
#define _GNU_SOURCE
#include "later.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum library {
#define LIBRARY(library, file, package) LIBRARY_##library,
#define FUNCTION(library, name)
#include "functions.h"
#undef LIBRARY
#undef FUNCTION
    LIBRARY_COUNT
};

struct library_row {
    const char *file, *package;
    _Atomic(void *) handle;
};

static struct library_row libraries[LIBRARY_COUNT] = {
#define LIBRARY(library, file, package) {file, package, NULL},
#define FUNCTION(library, name)
#include "functions.h"
#undef LIBRARY
#undef FUNCTION
};

// The assembly below jumps to the first member.
struct later_function {
    _Atomic(void *) target;
    const char *name;
    enum library library;
};

static _Atomic(later_missing_function) missing;

void later_set_missing(later_missing_function function) { atomic_store(&missing, function); }

static _Noreturn void tell(const struct library_row *library) {
    const char *reason = dlerror();
    later_missing_function function = atomic_load(&missing);
    if (function) function(library->file, library->package, reason ? reason : "");
    abort();
}

// Two threads may load the same library at once: both get the same handle, and the second counts one use more.
static void *handle(struct library_row *library) {
    void *handle = atomic_load(&library->handle);
    if (handle) return handle;
    handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    if (!handle) tell(library);
    atomic_store(&library->handle, handle);
    return handle;
}

// Looked up within the library and what it needs, never in the program, whose function of that name is the jump.
__attribute__((visibility("hidden"), used)) void *later_load(struct later_function *function) {
    struct library_row *library = &libraries[function->library];
    void *found = dlsym(handle(library), function->name);
    if (!found) tell(library);
    atomic_store(&function->target, found);
    return found;
}

// `later_resolve` gets the function's row in a register that no call uses for its arguments, keeps all of those that
// carry arguments, and goes on as the caller meant to.
#if defined(__x86_64__)
__asm__(".text\n"
        ".type later_resolve, @function\n"
        "later_resolve:\n"
        "  push %rdi\n  push %rsi\n  push %rdx\n  push %rcx\n  push %r8\n  push %r9\n  push %rax\n"
        "  sub $128, %rsp\n"
        "  movups %xmm0, (%rsp)\n  movups %xmm1, 16(%rsp)\n  movups %xmm2, 32(%rsp)\n  movups %xmm3, 48(%rsp)\n"
        "  movups %xmm4, 64(%rsp)\n  movups %xmm5, 80(%rsp)\n  movups %xmm6, 96(%rsp)\n  movups %xmm7, 112(%rsp)\n"
        "  mov %r11, %rdi\n"
        "  call later_load\n"
        "  mov %rax, %r11\n"
        "  movups (%rsp), %xmm0\n  movups 16(%rsp), %xmm1\n  movups 32(%rsp), %xmm2\n  movups 48(%rsp), %xmm3\n"
        "  movups 64(%rsp), %xmm4\n  movups 80(%rsp), %xmm5\n  movups 96(%rsp), %xmm6\n  movups 112(%rsp), %xmm7\n"
        "  add $128, %rsp\n"
        "  pop %rax\n  pop %r9\n  pop %r8\n  pop %rcx\n  pop %rdx\n  pop %rsi\n  pop %rdi\n"
        "  jmp *%r11\n"
        ".size later_resolve, . - later_resolve\n");
#define JUMP(name)                                                      \
    __asm__(".text\n.globl " #name "\n.type " #name ", @function\n"     \
            #name ":\n  jmp *later_row_" #name "(%rip)\n"               \
            ".size " #name ", . - " #name "\n"                          \
            ".type later_first_" #name ", @function\n"                  \
            ".globl later_first_" #name "\n"                            \
            ".hidden later_first_" #name "\n"                           \
            "later_first_" #name ":\n"                                  \
            "  lea later_row_" #name "(%rip), %r11\n"                   \
            "  jmp later_resolve\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".type later_resolve, %function\n"
        "later_resolve:\n"
        "  stp x29, x30, [sp, #-16]!\n"
        "  stp x0, x1, [sp, #-16]!\n  stp x2, x3, [sp, #-16]!\n  stp x4, x5, [sp, #-16]!\n"
        "  stp x6, x7, [sp, #-16]!\n  stp x8, x9, [sp, #-16]!\n"
        "  stp q0, q1, [sp, #-32]!\n  stp q2, q3, [sp, #-32]!\n  stp q4, q5, [sp, #-32]!\n  stp q6, q7, [sp, #-32]!\n"
        "  mov x0, x16\n"
        "  bl later_load\n"
        "  mov x16, x0\n"
        "  ldp q6, q7, [sp], #32\n  ldp q4, q5, [sp], #32\n  ldp q2, q3, [sp], #32\n  ldp q0, q1, [sp], #32\n"
        "  ldp x8, x9, [sp], #16\n  ldp x6, x7, [sp], #16\n"
        "  ldp x4, x5, [sp], #16\n  ldp x2, x3, [sp], #16\n  ldp x0, x1, [sp], #16\n"
        "  ldp x29, x30, [sp], #16\n"
        "  br x16\n"
        ".size later_resolve, . - later_resolve\n");
#define JUMP(name)                                                      \
    __asm__(".text\n.globl " #name "\n.type " #name ", %function\n"     \
            #name ":\n  adrp x16, later_row_" #name "\n"                \
            "  ldr x17, [x16, :lo12:later_row_" #name "]\n  br x17\n"   \
            ".size " #name ", . - " #name "\n"                          \
            ".type later_first_" #name ", %function\n"                  \
            ".globl later_first_" #name "\n"                            \
            ".hidden later_first_" #name "\n"                           \
            "later_first_" #name ":\n"                                  \
            "  adrp x16, later_row_" #name "\n"                         \
            "  add x16, x16, :lo12:later_row_" #name "\n"               \
            "  b later_resolve\n");
#else
// Other processors link their libraries, and load them at every start.
#define JUMP(name)
#endif

#if defined(__x86_64__) || defined(__aarch64__)
#define LIBRARY(library, file, package)
#define FUNCTION(library, name)                                         \
    extern char later_first_##name[] __attribute__((visibility("hidden"))); \
    __attribute__((visibility("hidden"), used)) struct later_function later_row_##name = { \
        later_first_##name, #name, LIBRARY_##library};                  \
    JUMP(name)
#include "functions.h"
#endif
