// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

extension GuideValue {
  /// Creates a custom guide with its default position.
  init(_ axis: AxisValue, of id: any AlignmentID.Type) {
    self = GuideValue(axis, String(reflecting: id)).approximation(of: id.defaultValue(in:))
  }

  /// Returns the position in a view of the given dimensions.
  func position(in view: ViewDimensions) -> CGFloat {
    offset + width * view.width + height * view.height + firstBaseline * view.firstBaseline
      + lastBaseline * view.lastBaseline
  }

  /// Returns the guide at a position that is a linear function of dimensions; nil if the function
  /// is not linear.
  func line(through position: (ViewDimensions) -> CGFloat) -> GuideValue? {
    let line = approximation(of: position)
    let isExact = Self.samples.allSatisfy { sample in
      abs(line.position(in: sample) - position(sample)) < 0.01
    }
    return isExact ? line : nil
  }

  /// Returns the guide whose position agrees with a function for small dimensions.
  private func approximation(of position: (ViewDimensions) -> CGFloat) -> GuideValue {
    func value(_ width: CGFloat, _ height: CGFloat, _ first: CGFloat, _ last: CGFloat) -> Double {
      Self.finite(
        position(
          ViewDimensions(width: width, height: height, firstBaseline: first, lastBaseline: last)))
    }
    let offset = value(0, 0, 0, 0)
    return GuideValue(
      axis, name, offset: offset, width: value(1, 0, 0, 0) - offset,
      height: value(0, 1, 0, 0) - offset, firstBaseline: value(0, 0, 1, 0) - offset,
      lastBaseline: value(0, 0, 0, 1) - offset)
  }

  /// Dimensions between and beyond the sizes of usual views, at which a function with a limit or a
  /// condition deviates from a line.
  private static let samples = [
    ViewDimensions(width: 44, height: 17, firstBaseline: 13, lastBaseline: 13),
    ViewDimensions(width: 130, height: 61, firstBaseline: 16, lastBaseline: 58),
    ViewDimensions(width: 390, height: 844, firstBaseline: 30, lastBaseline: 800),
    ViewDimensions(width: 12, height: 300, firstBaseline: 290, lastBaseline: 299),
    ViewDimensions(width: 5000, height: 7000, firstBaseline: 7000, lastBaseline: 7000),
    ViewDimensions(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0),
  ]

  static func finite(_ position: CGFloat) -> Double {
    position.isFinite ? Double(position) : 0
  }
}
