// SPDX-License-Identifier: MIT

import WaymarkViews

/// The size of the window in which a preview is drawn.
struct PreviewSize: Hashable, Sendable {
  /// The name, as in the names of files.
  var name: String
  /// The name for people.
  var title: String
  var width: Int
  var height: Int

  static let phone = PreviewSize(name: "phone", title: "Phone", width: 390, height: 844)
  static let desktop = PreviewSize(name: "desktop", title: "Desktop", width: 1280, height: 800)

  /// Returns the sizes for the settings of a preview; none if the settings name a size that cannot
  /// be drawn.
  static func all(for settings: PreviewSettings) -> [PreviewSize] {
    if case .fixed(let width, let height) = settings.layout {
      guard let width = points(width), let height = points(height) else { return [] }
      return [PreviewSize(name: "fixed", title: "Fixed", width: width, height: height)]
    }
    if let device = settings.device.flatMap(PreviewSize.init) {
      return [settings.isLandscape ? device.turned : device]
    }
    return [settings.isLandscape ? phone.turned : phone, desktop]
  }

  /// Returns a length in whole points; nil if no window can have it.
  private static func points(_ length: Double) -> Int? {
    let limits = WindowTraits.sizes
    guard length >= Double(limits.lowerBound), length <= Double(limits.upperBound) else {
      return nil
    }
    return Int(length.rounded(.up))
  }

  private var turned: PreviewSize {
    PreviewSize(name: name, title: title, width: height, height: width)
  }
}

extension PreviewSize {
  /// Creates the size of a device with one of Apple's names; nil if the name is not known.
  init?(_ device: PreviewDevice) {
    let name = device.rawValue
    guard let known = Self.devices.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    self.init(name: "device", title: name, width: known.width, height: known.height)
  }

  /// The beginnings of names, of which the first that fits counts, with the size in portrait
  /// orientation.
  private static let devices: [(prefix: String, width: Int, height: Int)] = [
    ("iPhone SE (1st", 320, 568), ("iPhone SE", 375, 667), ("iPhone 8 Plus", 414, 736),
    ("iPhone 8", 375, 667), ("iPhone X", 375, 812), ("iPhone 11 Pro Max", 414, 896),
    ("iPhone 11 Pro", 375, 812), ("iPhone 11", 414, 896), ("iPhone 12 mini", 375, 812),
    ("iPhone 12 Pro Max", 428, 926), ("iPhone 12", 390, 844), ("iPhone 13 mini", 375, 812),
    ("iPhone 13 Pro Max", 428, 926), ("iPhone 13", 390, 844), ("iPhone 14 Pro Max", 430, 932),
    ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852), ("iPhone 14", 390, 844),
    ("iPhone 15 Pro Max", 430, 932), ("iPhone 15 Plus", 430, 932), ("iPhone 15", 393, 852),
    ("iPhone 16 Pro Max", 440, 956), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874),
    ("iPhone 16e", 390, 844), ("iPhone 16", 393, 852), ("iPad mini", 744, 1133),
    ("iPad Air 13", 1024, 1366), ("iPad Air", 820, 1180), ("iPad Pro 13", 1032, 1376),
    ("iPad Pro (12", 1024, 1366), ("iPad Pro", 834, 1194), ("iPad", 810, 1080),
    ("iPhone", 390, 844), ("Mac", 1280, 800),
  ]
}
