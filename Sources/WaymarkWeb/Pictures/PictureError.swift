// SPDX-License-Identifier: MIT

/// The reason why a picture cannot be drawn, without a full stop.
package struct PictureError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// There is no browser.
  package static let noChromium = PictureError(
    "No Chromium is installed: neither $CHROMIUM nor $PATH names one")
}
