// SPDX-License-Identifier: MIT

/// A presentation by a controller.
struct Presentation {
  let controller: UIViewController
  /// Whether it hides the content below.
  let covers: Bool
}
