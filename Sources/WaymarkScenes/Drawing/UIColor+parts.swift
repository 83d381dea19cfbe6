// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIColor {
  /// Writes the parts, each from 0 to 1; of a colour that differs in light and in dark those of the
  /// current traits.
  ///
  /// - Returns: True.
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

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1; a grey has the hue 0.
  ///
  /// - Returns: True.
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

  /// Writes the lightness and alpha of a grey, each from 0 to 1.
  ///
  /// - Returns: Whether it is a grey; else nothing is written.
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
