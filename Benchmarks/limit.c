// The limit that Galley is measured against: a minimal program for the same job with the same libraries.
//
// It parses an article once with cmark-gfm, lays out one PangoLayout per block at each of the twelve
// Dynamic Type sizes on a measure of 390 points, and paints with cairo: twelve PDFs, or twelve PNGs at two
// pixels a point through cairo's own writer. It tags nothing, reports nothing, and checks no input.
//
//   limit pdf|png ARTICLE FOLDER FACE... [-- MONOSPACED-FACE... [-- FALLBACK-FACE...]]
//
// The faces are files. Monospaced text is set in the second group, and the third serves what the first lacks.

#include <cairo-pdf.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: - Sizes

enum { STEPS = 12 };

typedef enum {
  LARGE_TITLE, TITLE_1, TITLE_2, TITLE_3, HEADLINE, BODY, CALLOUT, SUBHEADLINE, FOOTNOTE, STYLES
} Style;

static const char *const step_names[STEPS] = {
  "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
};

// Human Interface Guidelines, Typography, iOS Dynamic Type sizes: size and leading in points.
static const double sizes[STYLES][STEPS] = {
  {31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60},
  {25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58},
  {19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56},
  {17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55},
  {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
  {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
  {13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51},
  {12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49},
  {12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44},
};
static const double leadings[STYLES][STEPS] = {
  {38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70},
  {31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68},
  {24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66},
  {22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65},
  {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62},
  {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62},
  {18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60},
  {16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58},
  {16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52},
};

// Galley's reading sheet on a phone: margins in points, the rest in ems.
static const double page_width = 390, margin = 20, edge = 24;
static const double paragraph_gap = 0.75, heading_gap = 1.2, item_gap = 0.3;
static const double list_indent = 1.6, marker_gap = 0.5, quote_indent = 1;
static const double code_padding = 0.7, cell_padding_x = 0.5, cell_padding_y = 0.4;
// A PDF/A page, and a cairo image surface, is no higher.
static const double pdf_height = 14400;
enum { SURFACE_HEIGHT = 32767, SCALE = 2 };

// MARK: - Blocks

typedef enum { TEXT, CODE, RULE, TABLE } Kind;

// A block, or a cell of a table, with attributes that hold at any size.
typedef struct {
  Kind kind;
  Style style;
  bool is_bold;
  int lists, quotes;
  bool is_tight;
  GString *text;
  PangoAttrList *attributes;
  char marker[16];
  GPtrArray *cells;
  int columns;
} Block;

typedef struct {
  GPtrArray *blocks;
  const char *monospaced;
  int lists, quotes;
  bool is_tight;
  Style style;
} Reader;

static Block *new_block(const Reader *reader, Kind kind, Style style) {
  Block *block = g_new0(Block, 1);
  block->kind = kind;
  block->style = style;
  block->lists = reader->lists;
  block->quotes = reader->quotes;
  block->is_tight = reader->is_tight;
  block->text = g_string_new(NULL);
  block->attributes = pango_attr_list_new();
  return block;
}

static Block *add_block(const Reader *reader, Kind kind, Style style) {
  Block *block = new_block(reader, kind, style);
  g_ptr_array_add(reader->blocks, block);
  return block;
}

static void mark(Block *block, PangoAttribute *attribute, guint start) {
  attribute->start_index = start;
  attribute->end_index = block->text->len;
  pango_attr_list_insert(block->attributes, attribute);
}

static void read_inlines(const Reader *reader, Block *block, cmark_node *parent);

static void read_inline(const Reader *reader, Block *block, cmark_node *node) {
  guint start = block->text->len;
  cmark_node_type type = cmark_node_get_type(node);
  const char *literal = cmark_node_get_literal(node);
  if (type == CMARK_NODE_SOFTBREAK) {
    g_string_append_c(block->text, ' ');
    return;
  }
  if (type == CMARK_NODE_LINEBREAK) {
    g_string_append(block->text, "\u2028");
    return;
  }
  if (literal != NULL) g_string_append(block->text, literal);
  read_inlines(reader, block, node);
  if (type == CMARK_NODE_CODE) {
    mark(block, pango_attr_family_new(reader->monospaced), start);
  } else if (type == CMARK_NODE_EMPH) {
    mark(block, pango_attr_style_new(PANGO_STYLE_ITALIC), start);
  } else if (type == CMARK_NODE_STRONG) {
    mark(block, pango_attr_weight_new(PANGO_WEIGHT_BOLD), start);
  } else if (type == CMARK_NODE_LINK) {
    mark(block, pango_attr_foreground_new(0x0B0B, 0x5757, 0xA4A4), start);
    mark(block, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), start);
  } else if (type == CMARK_NODE_FOOTNOTE_REFERENCE) {
    mark(block, pango_attr_font_scale_new(PANGO_FONT_SCALE_SUPERSCRIPT), start);
    mark(block, pango_attr_baseline_shift_new(PANGO_BASELINE_SHIFT_SUPERSCRIPT), start);
  } else if (strcmp(cmark_node_get_type_string(node), "strikethrough") == 0) {
    mark(block, pango_attr_strikethrough_new(TRUE), start);
  }
}

static void read_inlines(const Reader *reader, Block *block, cmark_node *parent) {
  cmark_node *node = cmark_node_first_child(parent);
  for (; node != NULL; node = cmark_node_next(node)) read_inline(reader, block, node);
}

static void read_table(const Reader *reader, cmark_node *node) {
  Block *table = add_block(reader, TABLE, SUBHEADLINE);
  table->cells = g_ptr_array_new();
  table->columns = cmark_gfm_extensions_get_table_columns(node);
  cmark_node *row = cmark_node_first_child(node);
  for (; row != NULL; row = cmark_node_next(row)) {
    cmark_node *cell = cmark_node_first_child(row);
    for (; cell != NULL; cell = cmark_node_next(cell)) {
      Block *block = new_block(reader, TEXT, SUBHEADLINE);
      block->is_bold = cmark_gfm_extensions_get_table_row_is_header(row);
      read_inlines(reader, block, cell);
      g_ptr_array_add(table->cells, block);
    }
  }
}

static void read_blocks(Reader *reader, cmark_node *parent);

static void read_items(Reader *reader, cmark_node *list) {
  bool was_tight = reader->is_tight;
  int number = cmark_node_get_list_start(list);
  bool is_ordered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST;
  cmark_node *item = cmark_node_first_child(list);
  for (; item != NULL; item = cmark_node_next(item)) {
    guint first = reader->blocks->len;
    reader->lists++;
    reader->is_tight = cmark_node_get_list_tight(list);
    read_blocks(reader, item);
    reader->is_tight = was_tight;
    reader->lists--;
    if (reader->blocks->len == first) continue;
    Block *block = g_ptr_array_index(reader->blocks, first);
    if (is_ordered) {
      snprintf(block->marker, sizeof block->marker, "%d.", number++);
    } else {
      strcpy(block->marker, "\u2022");
    }
  }
}

static void read_block(Reader *reader, cmark_node *node) {
  cmark_node_type type = cmark_node_get_type(node);
  if (type == CMARK_NODE_PARAGRAPH) {
    read_inlines(reader, add_block(reader, TEXT, reader->style), node);
  } else if (type == CMARK_NODE_HEADING) {
    int level = cmark_node_get_heading_level(node);
    Block *block = add_block(reader, TEXT, level < 5 ? (Style)(level - 1) : HEADLINE);
    block->is_bold = true;
    read_inlines(reader, block, node);
  } else if (type == CMARK_NODE_CODE_BLOCK) {
    Block *block = add_block(reader, CODE, CALLOUT);
    g_string_append(block->text, cmark_node_get_literal(node));
    g_string_truncate(block->text, block->text->len - 1);
  } else if (type == CMARK_NODE_THEMATIC_BREAK) {
    add_block(reader, RULE, BODY);
  } else if (type == CMARK_NODE_BLOCK_QUOTE) {
    Style style = reader->style;
    reader->style = CALLOUT;
    reader->quotes++;
    read_blocks(reader, node);
    reader->quotes--;
    reader->style = style;
  } else if (type == CMARK_NODE_LIST) {
    read_items(reader, node);
  } else if (type == CMARK_NODE_FOOTNOTE_DEFINITION) {
    reader->style = FOOTNOTE;
    read_blocks(reader, node);
    reader->style = BODY;
  } else if (strcmp(cmark_node_get_type_string(node), "table") == 0) {
    read_table(reader, node);
  } else {
    read_blocks(reader, node);
  }
}

static void read_blocks(Reader *reader, cmark_node *parent) {
  cmark_node *node = cmark_node_first_child(parent);
  for (; node != NULL; node = cmark_node_next(node)) read_block(reader, node);
}

static GPtrArray *read_article(const char *path, const char *monospaced) {
  char *bytes;
  gsize length;
  if (!g_file_get_contents(path, &bytes, &length, NULL)) {
    fprintf(stderr, "limit: %s cannot be read\n", path);
    exit(2);
  }
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES);
  static const char *const names[] = {"table", "strikethrough", "tasklist", "autolink"};
  for (size_t index = 0; index < G_N_ELEMENTS(names); index++) {
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[index]));
  }
  cmark_parser_feed(parser, bytes, length);
  cmark_node *document = cmark_parser_finish(parser);
  Reader reader = {.blocks = g_ptr_array_new(), .monospaced = monospaced, .style = BODY};
  read_blocks(&reader, document);
  cmark_node_free(document);
  cmark_parser_free(parser);
  g_free(bytes);
  return reader.blocks;
}

// MARK: - Fonts

typedef struct {
  PangoContext *context;
  char *text, *monospaced;
} Fonts;

// The families of a group of faces, separated by commas; the configuration gets the files.
static char *add_faces(FcConfig *config, char **faces, int count) {
  GString *families = g_string_new(NULL);
  for (int index = 0; index < count; index++) {
    const FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
    int known = set != NULL ? set->nfont : 0;
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)faces[index])) {
      fprintf(stderr, "limit: %s is no font\n", faces[index]);
      exit(2);
    }
    set = FcConfigGetFonts(config, FcSetApplication);
    for (int added = known; added < set->nfont; added++) {
      FcChar8 *family;
      FcPatternGetString(set->fonts[added], FC_FAMILY, 0, &family);
      if (strstr(families->str, (const char *)family) != NULL) continue;
      g_string_append_printf(families, "%s%s", families->len > 0 ? "," : "", family);
    }
  }
  return g_string_free(families, FALSE);
}

// Opens the faces in a configuration that holds nothing else. It is current before Pango's first font map,
// which would read the system's otherwise.
static Fonts open_fonts(char **faces, int count) {
  FcConfig *config = FcConfigCreate();
  char *families[3] = {"", "", ""};
  for (int group = 0; group < 3 && count > 0; group++) {
    int length = 0;
    while (length < count && strcmp(faces[length], "--") != 0) length++;
    families[group] = add_faces(config, faces, length);
    faces += length + 1;
    count -= length + 1;
  }
  FcConfigSetCurrent(config);

  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  return (Fonts){
    .context = context,
    .text = g_strjoin(",", families[0], families[2][0] != 0 ? families[2] : NULL, NULL),
    .monospaced = families[1][0] != 0 ? families[1] : families[0],
  };
}

// MARK: - Layout

typedef struct {
  PangoLayoutLine *line;
  double x, baseline, top, bottom;
} Line;

typedef struct {
  double x, top, width, height, gray;
} Box;

// All lines of an article at one size, from top to bottom.
typedef struct {
  const Fonts *fonts;
  int step;
  GPtrArray *layouts;
  GArray *lines, *boxes;
  double height;
} Galley;

static PangoLayout *new_layout(Galley *galley, const Block *block, double width) {
  const Fonts *fonts = galley->fonts;
  PangoLayout *layout = pango_layout_new(fonts->context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(
    font, block->kind == CODE ? fonts->monospaced : fonts->text);
  pango_font_description_set_size(font, sizes[block->style][galley->step] * PANGO_SCALE);
  if (block->is_bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, block->text->str, block->text->len);
  pango_layout_set_attributes(layout, block->attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
  g_ptr_array_add(galley->layouts, layout);
  return layout;
}

// Puts a layout's lines on the leading; the result is their height.
static double place(Galley *galley, PangoLayout *layout, Style style, double x, double top) {
  double size = sizes[style][galley->step], leading = leadings[style][galley->step];
  int number = 0;
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  do {
    PangoRectangle extents;
    pango_layout_iter_get_line_extents(iterator, NULL, &extents);
    double line_top = top + number * leading;
    Line line = {
      .line = pango_layout_iter_get_line_readonly(iterator),
      .x = x + (double)extents.x / PANGO_SCALE,
      .baseline = line_top + leading / 2 + size * 0.35,
      .top = line_top,
      .bottom = line_top + leading,
    };
    g_array_append_val(galley->lines, line);
    number++;
  } while (pango_layout_iter_next_line(iterator));
  pango_layout_iter_free(iterator);
  return number * leading;
}

static void add_box(Galley *galley, Box box) {
  g_array_append_val(galley->boxes, box);
}

static double set_table(Galley *galley, const Block *table, double x, double width, double top) {
  double size = sizes[SUBHEADLINE][galley->step];
  int columns = table->columns, rows = table->cells->len / columns;
  double widths[columns], sum = 0;
  PangoLayout *layouts[table->cells->len];
  for (int column = 0; column < columns; column++) widths[column] = 0;
  for (guint index = 0; index < table->cells->len; index++) {
    int natural;
    layouts[index] = new_layout(galley, g_ptr_array_index(table->cells, index), 0);
    pango_layout_get_size(layouts[index], &natural, NULL);
    double *widest = &widths[index % columns];
    *widest = fmax(*widest, (double)natural / PANGO_SCALE + 2 * cell_padding_x * size);
  }
  for (int column = 0; column < columns; column++) sum += widths[column];
  if (sum > width) {
    for (int column = 0; column < columns; column++) {
      widths[column] = fmax(widths[column] * width / sum, 3 * size);
    }
  }
  double start = top;
  for (int row = 0; row < rows; row++) {
    double left = x, height = 0;
    for (int column = 0; column < columns; column++) {
      PangoLayout *layout = layouts[row * columns + column];
      double inner = widths[column] - 2 * cell_padding_x * size;
      if (sum > width) pango_layout_set_width(layout, inner * PANGO_SCALE);
      height = fmax(height, place(
        galley, layout, SUBHEADLINE, left + cell_padding_x * size, top + cell_padding_y * size));
      left += widths[column];
    }
    top += height + 2 * cell_padding_y * size;
    add_box(galley, (Box){x, top, left - x, 1, 0.54});
  }
  return top - start;
}

static double set_block(Galley *galley, const Block *block, double top) {
  double body = sizes[BODY][galley->step], size = sizes[block->style][galley->step];
  double indent = block->lists * list_indent * body + block->quotes * quote_indent * size;
  double x = margin + indent, width = fmax(page_width - 2 * margin - indent, 4 * size);
  double height;
  if (block->kind == RULE) {
    add_box(galley, (Box){x, top, width, 1, 0.54});
    return 1;
  } else if (block->kind == TABLE) {
    height = set_table(galley, block, x, width, top);
  } else if (block->kind == CODE) {
    double padding = code_padding * size;
    guint index = galley->boxes->len;
    add_box(galley, (Box){x, top, width, 0, 0.95});
    PangoLayout *layout = new_layout(galley, block, width - 2 * padding);
    height = place(galley, layout, block->style, x + padding, top + padding) + 2 * padding;
    g_array_index(galley->boxes, Box, index).height = height;
  } else {
    height = place(galley, new_layout(galley, block, width), block->style, x, top);
  }
  if (block->quotes > 0) {
    add_box(galley, (Box){x - size * 0.8, top, size * 0.18, height, 0.54});
  }
  if (block->marker[0] != 0) {
    Block marker = {
      .kind = TEXT, .style = block->style, .text = &(GString){
        .str = (char *)block->marker, .len = strlen(block->marker)}};
    PangoLayout *layout = new_layout(galley, &marker, 0);
    int natural;
    pango_layout_get_size(layout, &natural, NULL);
    double left = x - marker_gap * body - (double)natural / PANGO_SCALE;
    place(galley, layout, block->style, left, top);
  }
  return height;
}

static Galley set_galley(const GPtrArray *blocks, const Fonts *fonts, int step) {
  Galley galley = {
    .fonts = fonts,
    .step = step,
    .layouts = g_ptr_array_new_with_free_func(g_object_unref),
    .lines = g_array_new(FALSE, FALSE, sizeof(Line)),
    .boxes = g_array_new(FALSE, FALSE, sizeof(Box)),
  };
  double top = edge;
  for (guint index = 0; index < blocks->len; index++) {
    const Block *block = g_ptr_array_index(blocks, index);
    double size = sizes[block->style][step];
    bool is_heading = block->is_bold;
    if (is_heading && index > 0) top += (heading_gap - paragraph_gap) * size;
    top += set_block(&galley, block, top);
    top += (block->is_tight ? item_gap : paragraph_gap) * size;
  }
  galley.height = top + edge;
  return galley;
}

static void free_galley(Galley *galley) {
  g_ptr_array_free(galley->layouts, TRUE);
  g_array_free(galley->lines, TRUE);
  g_array_free(galley->boxes, TRUE);
}

// MARK: - Paint

// Paints what lies between two heights of a galley.
static void paint(cairo_t *cairo, const Galley *galley, double top, double bottom) {
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_translate(cairo, 0, -top);
  for (guint index = 0; index < galley->boxes->len; index++) {
    const Box *box = &g_array_index(galley->boxes, Box, index);
    if (box->top >= bottom || box->top + box->height <= top) continue;
    cairo_set_source_rgb(cairo, box->gray, box->gray, box->gray);
    cairo_rectangle(cairo, box->x, box->top, box->width, box->height);
    cairo_fill(cairo);
  }
  cairo_set_source_rgb(cairo, 0.1, 0.1, 0.1);
  for (guint index = 0; index < galley->lines->len; index++) {
    const Line *line = &g_array_index(galley->lines, Line, index);
    if (line->top >= bottom || line->bottom <= top) continue;
    cairo_move_to(cairo, line->x, line->baseline);
    pango_cairo_show_layout_line(cairo, line->line);
  }
}

// Where a page that begins at `top` ends: at most a page's height below, and between lines.
static double page_end(const Galley *galley, double top) {
  double limit = top + pdf_height;
  if (limit >= galley->height) return galley->height;
  double end = limit;
  for (guint index = 0; index < galley->lines->len; index++) {
    const Line *line = &g_array_index(galley->lines, Line, index);
    if (line->top < limit && line->bottom > limit) end = fmin(end, line->top);
  }
  return end;
}

static void check(cairo_status_t status, const char *path) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  fprintf(stderr, "limit: %s: %s\n", path, cairo_status_to_string(status));
  exit(2);
}

static void write_pdf(const Galley *galley, const char *folder) {
  char *path = g_strdup_printf("%s/%02d-%s.pdf", folder, galley->step + 1, step_names[galley->step]);
  cairo_surface_t *surface = cairo_pdf_surface_create(path, page_width, pdf_height);
  cairo_t *cairo = cairo_create(surface);
  for (double top = 0; top < galley->height;) {
    double end = page_end(galley, top);
    cairo_pdf_surface_set_size(surface, page_width, end - top);
    cairo_save(cairo);
    paint(cairo, galley, top, end);
    cairo_restore(cairo);
    cairo_show_page(cairo);
    top = end;
  }
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  check(cairo_surface_status(surface), path);
  cairo_surface_destroy(surface);
  g_free(path);
}

static void write_pngs(const Galley *galley, const char *folder) {
  int height = ceil(galley->height * SCALE);
  for (int top = 0, part = 1; top < height; top += SURFACE_HEIGHT, part++) {
    int rows = MIN(height - top, SURFACE_HEIGHT);
    char *path = g_strdup_printf(
      "%s/%02d-%s-%d.png", folder, galley->step + 1, step_names[galley->step], part);
    cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, page_width * SCALE, rows);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, SCALE, SCALE);
    paint(cairo, galley, (double)top / SCALE, (double)(top + rows) / SCALE);
    check(cairo_status(cairo), path);
    cairo_destroy(cairo);
    check(cairo_surface_write_to_png(surface, path), path);
    cairo_surface_destroy(surface);
    g_free(path);
  }
}

int main(int count, char **arguments) {
  if (count < 5) {
    fprintf(stderr, "usage: limit pdf|png ARTICLE FOLDER FACE... [-- MONOSPACED... [-- FALLBACK...]]\n");
    return 2;
  }
  bool is_pdf = strcmp(arguments[1], "pdf") == 0;
  Fonts fonts = open_fonts(arguments + 4, count - 4);
  GPtrArray *blocks = read_article(arguments[2], fonts.monospaced);
  for (int step = 0; step < STEPS; step++) {
    Galley galley = set_galley(blocks, &fonts, step);
    if (is_pdf) {
      write_pdf(&galley, arguments[3]);
    } else {
      write_pngs(&galley, arguments[3]);
    }
    free_galley(&galley);
  }
  return 0;
}
