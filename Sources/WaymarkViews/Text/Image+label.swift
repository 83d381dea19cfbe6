// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// A picture file of a bundle, with what a screen reader says of it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    words = label.content
  }
}
