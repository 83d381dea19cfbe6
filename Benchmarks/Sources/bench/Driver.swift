// SPDX-License-Identifier: MIT

/// The showcase, driven as a test drives it.
@MainActor
func driver(_ reporter: Reporter) {}
