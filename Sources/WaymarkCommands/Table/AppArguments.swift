// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// The apps that a file is exported for: those of the command line, or else the tool's own.
struct AppArguments {
  /// Apps of Apple's platforms.
  var appleApps: [String]
  /// Android apps.
  var androidApps: [AndroidApp]

  /// Checks apps, which both options and a program can name.
  ///
  /// Fingerprints are put into upper case.
  ///
  /// - Throws: `ValidationError`, which names the first text that does not identify an app.
  init(_ associations: LinkAssociations) throws {
    do {
      appleApps = try associations.appleApps.map { try AppleAppIdentifier($0).text }
      androidApps = try associations.androidApps.map { app in
        AndroidApp(
          package: try AndroidPackageName(app.package).text,
          fingerprints: try app.fingerprints.map { try CertificateFingerprint($0).text })
      }
    } catch let error as AppIdentityError {
      throw ValidationError("\(error)")
    }
  }
}
