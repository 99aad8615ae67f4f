#ifndef PLAYBILL_PHOTOGRAPH_H
#define PLAYBILL_PHOTOGRAPH_H

#include <stddef.h>

// libjpeg tells mistakes by a function that may not return, so a jump out of it has to stay within C. Each call here
// begins and ends its work; 0 is success, and else `message` says why, in at most 200 bytes with the closing zero.

/// What decoding will give.
struct playbill_jpeg_facts {
    /// In pixels.
    int width, height;
    /// 3 for red, green, blue; 4 for cyan, magenta, yellow, black.
    int components;
    /// Whether the four are stored as Adobe's programs do, as light instead of ink.
    int is_inverted;
};

/// What decoding at so many eighths of the size will give.
int playbill_jpeg_measure(
    const unsigned char *bytes, size_t count, int eighths, struct playbill_jpeg_facts *facts, char *message);

/// Decodes into rows of width × components bytes without gaps, which `facts` told.
int playbill_jpeg_decode(
    const unsigned char *bytes, size_t count, int eighths, const struct playbill_jpeg_facts *facts,
    unsigned char *rows, char *message);

/// Encodes rows of red, green, blue without gaps; `out` is freed by `playbill_jpeg_free`.
int playbill_jpeg_encode(
    const unsigned char *rows, int width, int height, int quality, const unsigned char *profile, size_t profile_count,
    unsigned char **out, size_t *out_count, char *message);

void playbill_jpeg_free(unsigned char *bytes);

#endif
