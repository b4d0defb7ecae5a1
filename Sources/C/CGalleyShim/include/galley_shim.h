#pragma once

// What Swift cannot see of the C libraries: function-like macros, casts of the object system, bit fields.

// As a header of that module, so that its types are the same types seen from Swift.
#include "../../CPango/shim.h"

/// One byte a character: what line breaking keeps of a PangoLogAttr.
enum {
  GALLEY_LINE_BREAK = 1,
  GALLEY_CHARACTER_BREAK = 2,
  GALLEY_WHITE = 4,
  GALLEY_CURSOR = 8,
  GALLEY_MANDATORY = 16,
};

static inline unsigned char galley_log_attr(PangoLogAttr attr) {
  return (attr.is_line_break ? GALLEY_LINE_BREAK : 0) | (attr.is_char_break ? GALLEY_CHARACTER_BREAK : 0) |
         (attr.is_white ? GALLEY_WHITE : 0) | (attr.is_cursor_position ? GALLEY_CURSOR : 0) |
         (attr.is_mandatory_break ? GALLEY_MANDATORY : 0);
}

/// Lets a line end before a character, or not.
static inline void galley_set_line_break(PangoLogAttr *attr, int is_line_break) {
  attr->is_line_break = is_line_break ? 1 : 0;
}

static inline void galley_unref(const void *object) {
  if (object) g_object_unref((gpointer)object);
}

/// A FreeType font map that sees `config` only, at 72 dots an inch so that one pixel is one point.
static inline PangoFontMap *galley_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
  return map;
}

/// Pango 1.50 keeps the configuration of a font map for ever unless it is taken away first.
static inline void galley_font_map_free(PangoFontMap *map) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), NULL);
  g_object_unref(map);
}

static inline hb_script_t galley_script(PangoScript script) {
  return (hb_script_t)g_unicode_script_to_iso15924((GUnicodeScript)script);
}

static inline PangoDirection galley_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static inline int galley_face_has_color(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }
static inline int galley_face_has_strikes(FT_Face face) { return FT_HAS_FIXED_SIZES(face) ? 1 : 0; }
static inline int galley_face_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }

/// The key under which a cairo font face keeps what it was made of.
cairo_user_data_key_t *galley_face_key(void);
