// SPDX-License-Identifier: MIT

#include "heap_size.h"

#if defined(__linux__)
#include <malloc.h>
#endif

size_t heap_size(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
