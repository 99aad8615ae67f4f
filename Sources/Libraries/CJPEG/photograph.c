#include "photograph.h"
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>

// A photograph of a browser's kind has about ten scans; each costs a pass over the whole picture.
enum { most_scans = 100 };

struct failure {
    struct jpeg_error_mgr base;
    jmp_buf place;
    char *message;
};

static void fail(j_common_ptr codec) {
    struct failure *failure = (struct failure *)codec->err;
    failure->base.format_message(codec, failure->message);
    longjmp(failure->place, 1);
}

// Bytes between segments and odd dates are everywhere; a picture with a part missing is not shown as if it were whole.
static void judge(j_common_ptr codec, int level) {
    if (level >= 0) return;
    switch (codec->err->msg_code) {
    case JWRN_JPEG_EOF: case JWRN_HIT_MARKER: case JWRN_HUFF_BAD_CODE: case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC: case JWRN_NOT_SEQUENTIAL: fail(codec);
    default: break;
    }
}

static void count_scans(j_common_ptr codec) {
    if (((j_decompress_ptr)codec)->input_scan_number > most_scans) {
        struct failure *failure = (struct failure *)codec->err;
        snprintf(failure->message, JMSG_LENGTH_MAX, "it has more than %d scans", most_scans);
        longjmp(failure->place, 1);
    }
}

static struct jpeg_error_mgr *listen(struct failure *failure, char *message) {
    struct jpeg_error_mgr *base = jpeg_std_error(&failure->base);
    base->error_exit = fail;
    base->emit_message = judge;
    failure->message = message;
    return base;
}

static void begin(j_decompress_ptr codec, const unsigned char *bytes, size_t count, int eighths) {
    jpeg_create_decompress(codec);
    jpeg_mem_src(codec, bytes, count);
    jpeg_read_header(codec, TRUE);
    int is_ink = codec->jpeg_color_space == JCS_CMYK || codec->jpeg_color_space == JCS_YCCK;
    codec->out_color_space = is_ink ? JCS_CMYK : JCS_RGB;
    codec->scale_num = eighths;
    codec->scale_denom = 8;
    jpeg_calc_output_dimensions(codec);
}

int playbill_jpeg_measure(
    const unsigned char *bytes, size_t count, int eighths, struct playbill_jpeg_facts *facts, char *message
) {
    struct jpeg_decompress_struct codec = {0};
    struct failure failure;
    codec.err = listen(&failure, message);
    if (setjmp(failure.place)) {
        jpeg_destroy_decompress(&codec);
        return 1;
    }
    begin(&codec, bytes, count, eighths);
    facts->width = (int)codec.output_width;
    facts->height = (int)codec.output_height;
    facts->components = codec.out_color_space == JCS_CMYK ? 4 : 3;
    facts->is_inverted = codec.saw_Adobe_marker;
    jpeg_destroy_decompress(&codec);
    return 0;
}

int playbill_jpeg_decode(
    const unsigned char *bytes, size_t count, int eighths, const struct playbill_jpeg_facts *facts,
    unsigned char *rows, char *message
) {
    struct jpeg_decompress_struct codec = {0};
    struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
    struct failure failure;
    codec.err = listen(&failure, message);
    if (setjmp(failure.place)) {
        jpeg_destroy_decompress(&codec);
        return 1;
    }
    begin(&codec, bytes, count, eighths);
    codec.progress = &progress;
    jpeg_start_decompress(&codec);
    size_t stride = (size_t)facts->width * (size_t)facts->components;
    if ((int)codec.output_width != facts->width || (int)codec.output_height != facts->height
        || codec.output_components != facts->components) ERREXIT(&codec, JERR_BAD_STATE);
    while (codec.output_scanline < codec.output_height) {
        JSAMPROW row = rows + (size_t)codec.output_scanline * stride;
        jpeg_read_scanlines(&codec, &row, 1);
    }
    jpeg_finish_decompress(&codec);
    jpeg_destroy_decompress(&codec);
    return 0;
}

int playbill_jpeg_encode(
    const unsigned char *rows, int width, int height, int quality, const unsigned char *profile, size_t profile_count,
    unsigned char **out, size_t *out_count, char *message
) {
    struct jpeg_compress_struct codec = {0};
    struct failure failure;
    unsigned long written = 0;
    *out = NULL;
    codec.err = listen(&failure, message);
    if (setjmp(failure.place)) {
        jpeg_destroy_compress(&codec);
        // What the library was writing to is known to it alone until it is done.
        *out = NULL;
        return 1;
    }
    jpeg_create_compress(&codec);
    jpeg_mem_dest(&codec, out, &written);
    codec.image_width = (JDIMENSION)width;
    codec.image_height = (JDIMENSION)height;
    codec.input_components = 3;
    codec.in_color_space = JCS_RGB;
    jpeg_set_defaults(&codec);
    jpeg_set_quality(&codec, quality, TRUE);
    codec.optimize_coding = TRUE;
    jpeg_start_compress(&codec, TRUE);
    if (profile_count > 0) jpeg_write_icc_profile(&codec, profile, (unsigned)profile_count);
    while (codec.next_scanline < codec.image_height) {
        JSAMPROW row = (JSAMPROW)(rows + (size_t)codec.next_scanline * (size_t)width * 3);
        jpeg_write_scanlines(&codec, &row, 1);
    }
    jpeg_finish_compress(&codec);
    jpeg_destroy_compress(&codec);
    *out_count = written;
    return 0;
}

void playbill_jpeg_free(unsigned char *bytes) { free(bytes); }
