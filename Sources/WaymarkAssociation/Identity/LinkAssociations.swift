// SPDX-License-Identifier: MIT

/// The apps that open a table's links on devices, for a site's association files.
public struct LinkAssociations: Hashable, Sendable {
  /// Apps for Apple's platforms, in the form `PREFIX.bundle.identifier`; the prefix is usually the
  /// team's identifier.
  public var appleApps: [String]

  /// Android apps.
  public var androidApps: [AndroidApp]

  /// Creates a list of apps.
  public init(appleApps: [String] = [], androidApps: [AndroidApp] = []) {
    self.appleApps = appleApps
    self.androidApps = androidApps
  }

  /// No apps.
  public static let none = LinkAssociations()
}

/// An Android app with its signing certificates.
public struct AndroidApp: Hashable, Sendable {
  /// The name of its package, such as `com.example.app`.
  public var package: String

  /// The SHA-256 fingerprints of the certificates it is signed with, 32 bytes in upper-case
  /// hexadecimal with colons between.
  ///
  /// With Play App Signing this is Google's signing certificate, not the upload certificate.
  public var fingerprints: [String]

  /// Creates an app from its package name and its certificates.
  public init(package: String, fingerprints: [String]) {
    self.package = package
    self.fingerprints = fingerprints
  }
}
