// SPDX-License-Identifier: MIT

#if !Logging
#error("WaymarkLogging requires the package trait Logging: add it to the dependency.")
#endif
