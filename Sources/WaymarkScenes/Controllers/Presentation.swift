// SPDX-License-Identifier: MIT

/// What a controller presents.
struct Presentation {
  let controller: UIViewController
  /// Whether it hides what is below.
  let covers: Bool
}
