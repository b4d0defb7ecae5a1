#pragma once

// ICU puts its version into the names of its functions by macros, which Swift cannot see.
#include <unicode/ubrk.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

/// A line breaker that knows the words of a language; NULL where ICU has none.
static inline UBreakIterator *galley_words_open(const char *language) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_LINE, language, NULL, 0, &error);
  return U_SUCCESS(error) ? words : NULL;
}

static inline void galley_words_close(UBreakIterator *words) { ubrk_close(words); }

/// Writes where UTF-8 text may be broken, as byte offsets, and returns their number, `capacity` at most.
static inline int galley_words_find(
    UBreakIterator *words, const char *text, int length, int *offsets, int capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UText *opened = utext_openUTF8(NULL, text, length, &error);
  ubrk_setUText(words, opened, &error);
  int count = 0;
  if (U_SUCCESS(error)) {
    int offset;
    while (count < capacity && (offset = ubrk_next(words)) != UBRK_DONE) offsets[count++] = offset;
  }
  utext_close(opened);
  return count;
}

static inline void galley_icu_version(char *version) {
  UVersionInfo numbers;
  u_getVersion(numbers);
  u_versionToString(numbers, version);
}
