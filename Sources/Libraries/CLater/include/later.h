#ifndef LATER_H
#define LATER_H

/// Called where a library cannot be loaded, with its file's name, the Debian package that installs it and what the
/// system says; it must not return.
typedef void (*later_missing_function)(const char *library, const char *package, const char *reason);

/// Says whom to call where a library is missing; without that the program is aborted.
void later_set_missing(later_missing_function function);

#endif
