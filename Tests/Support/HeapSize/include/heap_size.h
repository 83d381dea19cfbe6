// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>

/// The bytes on the heap that are in use; 0 where the C library cannot say.
size_t heap_size(void);
