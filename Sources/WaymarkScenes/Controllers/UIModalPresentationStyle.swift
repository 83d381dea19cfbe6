// SPDX-License-Identifier: MIT

/// How a controller is presented, by UIKit's names and numbers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As ``pageSheet``.
  case automatic = -2
  /// Over all else, which disappears.
  case fullScreen = 0
  /// As a sheet, which a person can dismiss; what is below goes on being shown.
  case pageSheet = 1
  /// As ``pageSheet``: hosts decide how large it is.
  case formSheet = 2
  /// As ``fullScreen``: covers are opaque, so what is below disappears, too.
  case overFullScreen = 5
}

extension UIModalPresentationStyle {
  /// Whether it hides what is below.
  var covers: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .automatic, .pageSheet, .formSheet: false
    }
  }
}
