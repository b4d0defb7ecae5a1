#pragma once
// As a header of that module, so that its types are the same types seen from Swift.
#include "../CPango/shim.h"
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

/// The families that step in where a drawing names none that there is.
typedef struct {
  char *text;
  char *monospaced;
} galley_families;

static inline void galley_families_free(gpointer data) {
  galley_families *families = (galley_families *)data;
  g_free(families->text);
  g_free(families->monospaced);
  g_free(families);
}

/// Adds the families to what a drawing asks for, and turns hinting off: a drawing has no pixels of its own.
static inline void galley_substitute(FcPattern *pattern, gpointer data) {
  const galley_families *families = (const galley_families *)data;
  FcChar8 *asked = NULL;
  for (int index = 0; FcPatternGetString(pattern, FC_FAMILY, index, &asked) == FcResultMatch; index++) {
    if (FcStrCmpIgnoreCase(asked, (const FcChar8 *)"monospace") == 0) {
      FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families->monospaced);
      break;
    }
  }
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families->text);
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

/// A font map for drawing with cairo that sees `config` only.
static inline PangoFontMap *galley_drawing_font_map_new(FcConfig *config, const char *text, const char *monospaced) {
  galley_families *families = g_new0(galley_families, 1);
  families->text = g_strdup(text);
  families->monospaced = g_strdup(monospaced);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), galley_substitute, families, galley_families_free);
  return map;
}

/// Makes a map that of the calling thread; NULL gives the thread's own back.
static inline void galley_use_font_map(PangoFontMap *map) {
  pango_cairo_font_map_set_default(map ? PANGO_CAIRO_FONT_MAP(map) : NULL);
}

/// Pango 1.50 keeps the configuration of a font map for ever unless it is taken away first.
static inline void galley_drawing_font_map_free(PangoFontMap *map) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), NULL);
  g_object_unref(map);
}

static inline void galley_drawing_free(RsvgHandle *handle) { g_object_unref(handle); }
