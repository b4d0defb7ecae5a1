extension ArticleTree {
  /// The form of the document as JSON Schema, draft 2020-12.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Articles as blocks and spans",
      "description": "Markdown articles as Galley reads them. Source ranges are half-open and count UTF-8 bytes of the file as it was read (of the decoded text when it was UTF-16); lines and columns count from 1, columns in Unicode scalars. Text ranges are half-open and count UTF-8 bytes of the text beside them.",
      "type": "object",
      "additionalProperties": false,
      "required": ["formatVersion", "generator", "articles"],
      "properties": {
        "formatVersion": { "const": 1 },
        "generator": { "type": "string" },
        "articles": { "type": "array", "items": { "$ref": "#/$defs/article" } }
      },
      "$defs": {
        "article": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "title", "language", "direction", "bytes", "frontMatter", "blocks", "footnotes", "findings"],
          "properties": {
            "path": { "type": "string", "description": "As it was named; <stdin> for standard input." },
            "title": { "type": ["string", "null"], "description": "The front matter's, else the first heading of level 1." },
            "language": { "type": "string", "description": "A BCP 47 tag; und when it is not known." },
            "direction": { "anyOf": [{ "$ref": "#/$defs/direction" }, { "type": "null" }] },
            "bytes": { "type": "integer", "minimum": 0, "description": "The length of the text that ranges count in." },
            "frontMatter": { "anyOf": [{ "$ref": "#/$defs/frontMatter" }, { "type": "null" }] },
            "blocks": { "$ref": "#/$defs/blocks" },
            "footnotes": { "type": "array", "items": { "$ref": "#/$defs/footnote" } },
            "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
          }
        },
        "range": { "type": "array", "items": { "type": "integer", "minimum": 0 }, "minItems": 2, "maxItems": 2 },
        "source": {
          "type": "object",
          "additionalProperties": false,
          "required": ["bytes", "from", "to"],
          "properties": {
            "bytes": { "$ref": "#/$defs/range" },
            "from": { "type": "string", "description": "line:column" },
            "to": { "type": "string" }
          }
        },
        "direction": { "enum": ["ltr", "rtl"] },
        "alignment": { "enum": ["none", "start", "center", "end", "justify"] },
        "entry": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "source"],
          "properties": { "text": { "type": "string" }, "source": { "$ref": "#/$defs/source" } }
        },
        "frontMatter": {
          "type": "object",
          "additionalProperties": false,
          "required": ["source"],
          "properties": {
            "title": { "$ref": "#/$defs/entry" },
            "subtitle": { "$ref": "#/$defs/entry" },
            "date": { "$ref": "#/$defs/entry" },
            "language": { "$ref": "#/$defs/entry" },
            "description": { "$ref": "#/$defs/entry" },
            "styleSheet": { "$ref": "#/$defs/entry" },
            "sizes": { "$ref": "#/$defs/entry" },
            "typography": { "type": "array", "items": { "enum": ["quotes", "dashes", "ellipses", "spaces"] } },
            "authors": { "type": "array", "items": { "$ref": "#/$defs/entry" } },
            "keywords": { "type": "array", "items": { "$ref": "#/$defs/entry" } },
            "direction": { "$ref": "#/$defs/direction" },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "footnote": {
          "type": "object",
          "additionalProperties": false,
          "required": ["number", "label", "blocks", "source"],
          "properties": {
            "number": { "type": "integer", "minimum": 1 },
            "label": { "type": "string" },
            "blocks": { "$ref": "#/$defs/blocks" },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "severity", "message", "remedy"],
          "properties": {
            "rule": { "type": "string" },
            "severity": { "enum": ["note", "warning", "error"] },
            "message": { "type": "string" },
            "remedy": { "type": "string" },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "attributes": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string", "description": "The anchor; a heading has one of its own." },
            "classes": { "type": "array", "items": { "type": "string" } },
            "language": { "type": "string" },
            "direction": { "$ref": "#/$defs/direction" },
            "alignment": { "$ref": "#/$defs/alignment" },
            "lines": { "type": "integer", "minimum": 1 },
            "minimumScale": { "type": "number", "exclusiveMinimum": 0, "maximum": 1 },
            "width": { "type": "string", "pattern": "^[0-9.]+%?$" }
          }
        },
        "content": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "map", "source"],
          "properties": {
            "text": { "type": "string", "description": "U+2028 ends a line, U+FFFC is an image, a reference to a footnote is its number; code has its line feeds." },
            "spans": { "$ref": "#/$defs/spans" },
            "map": { "type": "array", "items": { "$ref": "#/$defs/piece" }, "description": "From the text to the source; the pieces ascend and cover the text." },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "piece": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "source", "isVerbatim"],
          "properties": {
            "text": { "$ref": "#/$defs/range" },
            "source": { "$ref": "#/$defs/range" },
            "isVerbatim": { "type": "boolean", "description": "Whether the text repeats the source byte for byte." }
          }
        },
        "spans": { "type": "array", "items": { "$ref": "#/$defs/span" } },
        "span": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "text", "source"],
          "properties": {
            "kind": { "enum": ["emphasis", "strong", "strikethrough", "code", "link", "image", "footnoteReference", "superscript", "subscript", "underline", "mark", "keyboard", "small", "abbreviation", "plain"] },
            "text": { "$ref": "#/$defs/range" },
            "destination": { "type": "string", "description": "Of a link or an image, as written." },
            "title": { "type": "string", "description": "Of a link, an image or an abbreviation." },
            "alternative": { "type": "string", "description": "Of an image." },
            "label": { "type": "string", "description": "Of a footnote." },
            "number": { "type": "integer", "minimum": 1 },
            "occurrence": { "type": "integer", "minimum": 1, "description": "Which reference to the footnote this is." },
            "attributes": { "$ref": "#/$defs/attributes" },
            "source": { "$ref": "#/$defs/source", "description": "With its markup." },
            "spans": { "$ref": "#/$defs/spans" }
          }
        },
        "blocks": { "type": "array", "items": { "$ref": "#/$defs/block" } },
        "block": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "source"],
          "properties": {
            "kind": { "enum": ["heading", "paragraph", "list", "quote", "alert", "definitions", "details", "code", "table", "figure", "thematicBreak", "pageBreak", "division"] },
            "attributes": { "$ref": "#/$defs/attributes" },
            "source": { "$ref": "#/$defs/source", "description": "With its markup." },
            "level": { "type": "integer", "minimum": 1, "maximum": 6, "description": "Of a heading." },
            "content": { "$ref": "#/$defs/content", "description": "Of a heading, a paragraph or code." },
            "info": { "type": "string", "description": "What follows the fence of code." },
            "blocks": { "$ref": "#/$defs/blocks", "description": "Of a quote, an alert, details or a division." },
            "alert": { "enum": ["note", "tip", "important", "warning", "caution"] },
            "title": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/content" }], "description": "Of an alert, or the title of a figure's image." },
            "summary": { "$ref": "#/$defs/content", "description": "Of details." },
            "start": { "type": "integer", "minimum": 0, "description": "The first number of a numbered list." },
            "numbering": { "enum": ["lowerAlpha", "upperAlpha", "lowerRoman", "upperRoman"], "description": "How a numbered list counts, where it is not in decimal numbers." },
            "isTight": { "type": "boolean", "description": "Of a list or of definitions." },
            "items": { "type": "array", "items": { "$ref": "#/$defs/item" } },
            "entries": { "type": "array", "items": { "$ref": "#/$defs/definition" } },
            "alignments": { "type": "array", "items": { "$ref": "#/$defs/alignment" }, "description": "One a column of a table." },
            "caption": { "$ref": "#/$defs/content", "description": "Of a table or a figure." },
            "header": { "$ref": "#/$defs/row" },
            "rows": { "type": "array", "items": { "$ref": "#/$defs/row" } },
            "destination": { "type": "string", "description": "Of a figure's image, as written." },
            "alternative": { "type": "string", "description": "Of a figure's image." }
          }
        },
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": ["blocks", "source"],
          "properties": {
            "isChecked": { "type": "boolean", "description": "Of a task." },
            "blocks": { "$ref": "#/$defs/blocks" },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "definition": {
          "type": "object",
          "additionalProperties": false,
          "required": ["terms", "definitions", "source"],
          "properties": {
            "terms": { "type": "array", "items": { "$ref": "#/$defs/content" } },
            "definitions": { "type": "array", "items": { "$ref": "#/$defs/blocks" } },
            "source": { "$ref": "#/$defs/source" }
          }
        },
        "row": {
          "type": "object",
          "additionalProperties": false,
          "required": ["cells", "source"],
          "properties": {
            "cells": { "type": "array", "items": { "$ref": "#/$defs/content" }, "description": "One a column." },
            "source": { "$ref": "#/$defs/source" }
          }
        }
      }
    }

    """#
}
