// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Whether an interface is light or dark, by UIKit's names and numbers.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}

/// The surroundings that a colour is drawn in.
///
/// Like UIKit's class, with the interface style alone.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Traits with an interface style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of the view whose body is evaluated, which follows them; else those of the scene
  /// whose code runs, and light ones outside of any.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ColorScheme.current == .dark ? .dark : .light)
  }

  /// Whether both have the same interface style.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  /// Made of the interface style.
  public override var hash: Int { userInterfaceStyle.hashValue }
}
