#include "galley_shim.h"

static cairo_user_data_key_t face_key;

cairo_user_data_key_t *galley_face_key(void) { return &face_key; }
