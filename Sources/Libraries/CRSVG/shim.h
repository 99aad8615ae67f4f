#include <cairo-tee.h>
#include <librsvg/rsvg.h>
