extension Measurements {
  /// The form of the measurements as JSON Schema, draft 2020-12.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Measurements of a galley",
      "description": "The layout of an article at one or more steps. Distances are points, rounded to 0.001; the origin is the top left corner of the galley, y runs down. A frame is [x, y, width, height]. Text ranges are half-open and count UTF-8 bytes of the block's text; source ranges those of the article as it was read.",
      "type": "object",
      "additionalProperties": false,
      "required": ["formatVersion", "generator", "article", "fontSet", "styleSheet", "curve", "appearance", "boldText", "geometry", "faces", "steps"],
      "properties": {
        "formatVersion": { "const": 1 },
        "generator": { "type": "string" },
        "article": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "title", "language"],
          "properties": {
            "path": { "type": "string", "description": "As it was named; <stdin> for standard input." },
            "title": { "type": "string" },
            "language": { "type": "string", "description": "A BCP 47 tag; und when it is not known." }
          }
        },
        "fontSet": { "type": "string" },
        "styleSheet": { "type": "string" },
        "curve": { "type": "string" },
        "appearance": { "enum": ["light", "dark"] },
        "boldText": { "type": "boolean" },
        "geometry": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "width", "height", "deviceScale"],
          "properties": {
            "name": { "type": "string" },
            "width": { "type": "number", "exclusiveMinimum": 0 },
            "height": { "type": ["number", "null"], "description": "Null for one continuous galley." },
            "deviceScale": { "type": ["integer", "null"], "description": "Pixels a point that vertical distances are rounded to; null for exact ones." }
          }
        },
        "faces": {
          "description": "The faces that some glyph was taken from, in the font set's order.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["number", "name", "family", "file"],
            "properties": {
              "number": { "type": "integer", "minimum": 0, "description": "What runs name the face by." },
              "name": { "type": "string", "description": "The PostScript name." },
              "family": { "type": "string" },
              "file": { "type": "string" }
            }
          }
        },
        "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }
      },
      "$defs": {
        "frame": { "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4 },
        "range": { "type": "array", "items": { "type": "integer", "minimum": 0 }, "minItems": 2, "maxItems": 2 },
        "step": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "ordinal", "isAccessibility", "body", "measure", "totals", "blocks"],
          "properties": {
            "name": { "type": "string" },
            "ordinal": { "type": "integer", "minimum": 1, "description": "The position in the whole curve." },
            "isAccessibility": { "type": "boolean" },
            "body": {
              "type": "object",
              "additionalProperties": false,
              "required": ["size", "leading"],
              "properties": {
                "size": { "type": "number", "exclusiveMinimum": 0 },
                "leading": { "type": "number", "exclusiveMinimum": 0 }
              }
            },
            "measure": { "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2, "description": "The left and the right edge of the text, or of the first column." },
            "columns": {
              "type": "object",
              "additionalProperties": false,
              "required": ["count", "gap"],
              "description": "Where text stands in several columns.",
              "properties": {
                "count": { "type": "integer", "minimum": 2 },
                "gap": { "type": "number", "minimum": 0 }
              }
            },
            "totals": {
              "type": "object",
              "additionalProperties": false,
              "required": ["lines", "height", "pages", "widestLine", "charactersPerLine", "fallbackShare", "missingGlyphs", "overflowingLines", "brokenWords"],
              "properties": {
                "lines": { "type": "integer", "minimum": 0 },
                "height": { "type": "number", "minimum": 0 },
                "pages": { "type": "integer", "minimum": 1 },
                "widestLine": { "type": "number", "minimum": 0 },
                "charactersPerLine": { "type": "number", "minimum": 0, "description": "Unicode scalars of visible text, on average." },
                "fallbackShare": { "type": "number", "minimum": 0, "maximum": 1, "description": "The share of characters that no face of the roles has." },
                "missingGlyphs": { "type": "integer", "minimum": 0 },
                "overflowingLines": { "type": "integer", "minimum": 0 },
                "brokenWords": { "type": "integer", "minimum": 0, "description": "Lines that end inside a word that does not fit." }
              }
            },
            "blocks": { "type": "array", "items": { "$ref": "#/$defs/block" } }
          }
        },
        "block": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "role", "frame", "source"],
          "properties": {
            "path": { "type": "string", "description": "Such as list 3 / item 2 / paragraph 1." },
            "role": { "type": "string" },
            "repeats": {
              "type": "boolean",
              "description": "Whether the block shows again what another has said, such as a column's label; the totals leave it out."
            },
            "frame": { "$ref": "#/$defs/frame" },
            "source": {
              "type": "object",
              "additionalProperties": false,
              "required": ["bytes", "from", "to"],
              "properties": {
                "bytes": { "$ref": "#/$defs/range" },
                "from": { "type": "string", "description": "line:column, both from 1, the column in Unicode scalars." },
                "to": { "type": "string" }
              }
            },
            "picture": { "$ref": "#/$defs/frame" },
            "page": { "$ref": "#/$defs/page" },
            "onPage": { "$ref": "#/$defs/frame", "description": "The frame of the picture on its page." },
            "text": { "type": "string", "description": "The text as it was set; U+2028 ends a line, U+FFFC is an inline picture." },
            "style": { "type": "string", "description": "The text style that the text scales with, such as body." },
            "size": { "type": "number", "exclusiveMinimum": 0 },
            "leading": { "type": "number", "exclusiveMinimum": 0, "description": "From baseline to baseline." },
            "tracking": { "type": "number", "description": "Thousandths of an em." },
            "scale": { "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1, "description": "How much smaller than its style a text with a line limit or in a table is set; size and leading are those that come of it." },
            "rung": { "enum": ["natural", "wrapped", "hyphenated", "shrunk", "spanning", "turned", "cut", "stacked"], "description": "How far the table gave way that the text is a cell of: cells wrap, words are hyphenated, the text is smaller, the table spans all columns, it stands on turned pages, words are cut, rows are blocks of labelled values." },
            "lost": { "$ref": "#/$defs/range", "description": "What a line limit leaves out of sight: an ellipsis stands for it." },
            "lines": { "type": "array", "items": { "$ref": "#/$defs/line" } }
          }
        },
        "line": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "source", "frame", "baseline", "ink", "runs"],
          "properties": {
            "text": { "$ref": "#/$defs/range" },
            "source": { "$ref": "#/$defs/range" },
            "frame": { "$ref": "#/$defs/frame", "description": "On the galley; that of a note at the foot of pages from the top of the note." },
            "page": { "$ref": "#/$defs/page" },
            "onPage": { "$ref": "#/$defs/frame", "description": "On its page; on paper and where there are columns." },
            "baseline": { "type": "number" },
            "ink": { "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }] },
            "isOverflowing": { "const": true },
            "breaksWord": { "const": true },
            "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
          }
        },
        "page": { "type": "integer", "minimum": 1, "description": "The number of the page, from 1, among those of the article; on paper and where there are columns." },
        "run": {
          "type": "object",
          "additionalProperties": false,
          "required": ["face", "size", "x", "width", "text", "source", "glyphs"],
          "properties": {
            "face": { "type": "integer", "minimum": 0 },
            "opticalSize": { "type": "number" },
            "size": { "type": "number", "exclusiveMinimum": 0 },
            "scale": { "type": "number", "exclusiveMinimum": 0, "description": "What of the size is there to match the face to the text face; 1 where it is left out." },
            "isSlanted": { "const": true, "description": "Upright letters are slanted, because the font set has no italic." },
            "isThickened": { "const": true, "description": "Lighter letters are thickened, because the font set has no bold." },
            "x": { "type": "number" },
            "width": { "type": "number" },
            "text": { "$ref": "#/$defs/range" },
            "source": { "$ref": "#/$defs/range" },
            "glyphs": { "type": "integer", "minimum": 0 },
            "picture": { "$ref": "#/$defs/frame", "description": "The picture that shows in place of U+FFFC." },
            "missing": { "type": "integer", "minimum": 1 },
            "isRightToLeft": { "const": true }
          }
        }
      }
    }

    """#
}
