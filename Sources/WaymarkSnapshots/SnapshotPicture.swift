// SPDX-License-Identifier: MIT

import WaymarkWeb

/// A picture that Chromium is to draw and to compare.
public struct SnapshotPicture: Sendable {
  let screen: ScreenPicture
  /// The share of pixels that must match.
  let precision: Double
  /// The maximum difference of two matching colours in each component, from 0 to 255.
  let tolerance: Int

  @MainActor
  init(_ subject: SnapshotSubject, _ precision: Double, _ perceptualPrecision: Double) {
    screen = ScreenPicture(subject.tree, subject.traits, fitsContent: subject.fitsContent)
    self.precision = Self.share(precision)
    tolerance = Int(((1 - Self.share(perceptualPrecision)) * 255).rounded())
  }

  /// Returns a share between 0 and 1; what is no number demands all.
  private static func share(_ number: Double) -> Double {
    number.isNaN ? 1 : min(max(number, 0), 1)
  }
}
