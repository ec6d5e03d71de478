// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <png.h>

// The bytes of a Cairo ARGB32 pixel in memory on a little-endian machine; the header says it in a macro that Swift cannot read.
static const png_uint_32 beckon_png_format_bgra = PNG_FORMAT_BGRA;
