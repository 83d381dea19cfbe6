// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// The light or dark style of an interface, with UIKit's names and raw values.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}

/// The traits with which a dynamic colour is resolved.
///
/// Like UIKit's class, but contains only the interface style.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark style of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a trait collection with an interface style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of the view whose body is being evaluated, which is updated when they change.
  ///
  /// Elsewhere, the traits of the scene whose code is running; light outside of any scene.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ColorScheme.current == .dark ? .dark : .light)
  }

  /// Returns true if both have the same interface style.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  /// A hash of the interface style.
  public override var hash: Int { userInterfaceStyle.hashValue }
}
