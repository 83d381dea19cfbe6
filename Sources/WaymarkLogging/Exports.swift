// SPDX-License-Identifier: MIT

#if canImport(os)
@_exported public import os
#endif
