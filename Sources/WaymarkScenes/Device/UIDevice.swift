// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// The kind of device that an interface is for, with UIKit's names and raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The physical orientation of a device, with UIKit's names and raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that indicates whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device of the current scene, as derived from its window.
///
/// Views are not updated when its values change.
@MainActor
@preconcurrency
public final class UIDevice: NSObject {
  /// The device of the scene whose code is running.
  public static var current: UIDevice { UIDevice(size: UIScreen.main.bounds.size) }

  private let size: CGSize

  private init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Always "Computer": hosts do not report their hardware.
  public var name: String { "Computer" }

  /// Always "Computer": hosts do not report their hardware.
  public var model: String { "Computer" }

  /// Always "Computer": hosts do not report their hardware.
  public var localizedModel: String { model }

  /// The name of the system that the app runs on; in a browser app, that of the server.
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

  /// `pad` if the window is at least 768 points wide, like the regular size class, else `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { size.width >= 768 ? .pad : .phone }

  /// `landscapeLeft` if the window is wider than it is high, else `portrait`.
  public var orientation: UIDeviceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Always nil: hosts do not identify devices.
  public var identifierForVendor: UUID? { nil }
}
