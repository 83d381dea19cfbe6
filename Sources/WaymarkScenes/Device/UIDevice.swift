// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// The kind of device that an interface is for, by UIKit's names and numbers.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held, by UIKit's names and numbers.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device of the scene whose code asks, as far as its window tells; views do not follow it.
@MainActor
@preconcurrency
public final class UIDevice: NSObject {
  /// The device of the scene whose code asks.
  public static var current: UIDevice { UIDevice(size: UIScreen.main.bounds.size) }

  private let size: CGSize

  private init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// "Computer": hosts do not tell what they run on.
  public var name: String { "Computer" }

  /// "Computer": hosts do not tell what they run on.
  public var model: String { "Computer" }

  /// "Computer": hosts do not tell what they run on.
  public var localizedModel: String { model }

  /// The system that the app runs on, which with a browser is the server's.
  public var systemName: String {
    #if os(Linux)
    "Linux"
    #elseif os(macOS)
    "macOS"
    #else
    "Unknown"
    #endif
  }

  /// The version of the system that the app runs on, such as "6.1.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// `pad` where the window is 768 points wide or more, as the regular size class, else `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { size.width >= 768 ? .pad : .phone }

  /// `landscapeLeft` where the window is wider than high, else `portrait`.
  public var orientation: UIDeviceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Nil: hosts do not tell devices from each other.
  public var identifierForVendor: UUID? { nil }
}
