// SPDX-License-Identifier: MIT

/// The style of a presentation, with UIKit's names and raw values.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The same as ``pageSheet``.
  case automatic = -2
  /// A cover of the whole window; the content below disappears.
  case fullScreen = 0
  /// A sheet that a person can dismiss; the content below stays visible.
  case pageSheet = 1
  /// The same as ``pageSheet``: hosts determine the size.
  case formSheet = 2
  /// The same as ``fullScreen``: covers are opaque, so the content below disappears.
  case overFullScreen = 5
}

extension UIModalPresentationStyle {
  /// Whether the presentation hides the content below.
  var covers: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .automatic, .pageSheet, .formSheet: false
    }
  }
}
