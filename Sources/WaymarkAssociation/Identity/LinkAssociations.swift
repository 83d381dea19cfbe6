// SPDX-License-Identifier: MIT

/// The apps that open a table's links on devices: what a site has to vouch for.
public struct LinkAssociations: Hashable, Sendable {
  /// Apps of Apple's platforms, as `PREFIX.bundle.identifier`; the prefix is most often the team's.
  public var appleApps: [String]

  /// Apps of Android.
  public var androidApps: [AndroidApp]

  /// Makes a list of apps.
  public init(appleApps: [String] = [], androidApps: [AndroidApp] = []) {
    self.appleApps = appleApps
    self.androidApps = androidApps
  }

  /// No apps: the site vouches for none.
  public static let none = LinkAssociations()
}

/// An app of Android, and who may sign it.
public struct AndroidApp: Hashable, Sendable {
  /// The name of its package, as `com.example.app`.
  public var package: String

  /// The SHA-256 fingerprints of the certificates it is signed with, 32 bytes in upper-case
  /// hexadecimal with colons between.
  ///
  /// With Play App Signing that is the certificate Google signs with, not that of the upload.
  public var fingerprints: [String]

  /// Makes an app of its package's name and its certificates.
  public init(package: String, fingerprints: [String]) {
    self.package = package
    self.fingerprints = fingerprints
  }
}
