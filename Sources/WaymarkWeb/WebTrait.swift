// SPDX-License-Identifier: MIT

#if !Web
#error("WaymarkWeb requires the package trait Web: add it to the dependency.")
#endif
