// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIColor {
  /// Gets the red, green, blue and alpha components, each from 0 to 1.
  ///
  /// A dynamic colour is resolved with the current traits.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Gets the hue, saturation, brightness and alpha components, each from 0 to 1.
  ///
  /// The hue of a grey is 0. A dynamic colour is resolved with the current traits.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    let top = max(parts.red, parts.green, parts.blue)
    let span = top - min(parts.red, parts.green, parts.blue)
    var sixths = 0.0
    if span > 0 {
      switch top {
      case parts.red: sixths = (parts.green - parts.blue) / span
      case parts.green: sixths = (parts.blue - parts.red) / span + 2
      default: sixths = (parts.red - parts.green) / span + 4
      }
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(top > 0 ? span / top : 0)
    brightness?.pointee = CGFloat(top)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Gets the white and alpha components of a grey, each from 0 to 1.
  ///
  /// A dynamic colour is resolved with the current traits.
  ///
  /// - Returns: True if the colour is a grey; otherwise false, and nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  private var currentParts: Color.Parts { color.parts(isDark: ColorScheme.current == .dark) }
}
