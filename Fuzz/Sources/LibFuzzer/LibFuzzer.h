// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>
#include <stdint.h>

/// What libFuzzer's own `main` calls. A Swift package's program has a `main` already.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *, size_t));
