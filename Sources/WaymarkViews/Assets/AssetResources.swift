// SPDX-License-Identifier: MIT

public import Foundation

/// A colour set in the asset catalogues of a bundle.
///
/// Xcode declares one for each colour set of a target. With Swift Package Manager, the plugin
/// `AssetSymbols` does.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource; whether the bundle has the colour is determined when it is used.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image set in the asset catalogues of a bundle, or an image file of the bundle.
///
/// Xcode declares one for each image set of a target. With Swift Package Manager, the plugin
/// `AssetSymbols` does.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource; whether the bundle has the image is determined when it is used.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
