// SPDX-License-Identifier: MIT

#if !Commands
#error("WaymarkCommands requires the package trait Commands: add it to the dependency.")
#endif
