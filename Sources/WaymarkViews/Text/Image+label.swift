// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// Creates an image from a file of a bundle with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    labelText = label.content
  }
}
