// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The intent filters of an Android app by which its links open it.
///
/// Android asks the filters of the activities of all apps; one that matches opens its app, for
/// `https` only if the host's `assetlinks.json` vouches for it. Source: Android's documentation of
/// `<intent-filter>` and `<data>`.
public struct AndroidManifest: Hashable, Sendable {
  /// Which attributes say what paths are.
  public enum Syntax: String, Hashable, Sendable, CaseIterable {
    /// `path`, `pathPrefix` and `pathPattern`, which all versions of Android read.
    case simple
    /// `path`, `pathPrefix` and `pathAdvancedPattern`, which tell segments and numbers apart.
    ///
    /// For apps that need Android 12, API level 31: an older version does not know the attribute
    /// and opens all paths of the host.
    case advanced
  }

  /// The filters, in order.
  public var filters: [IntentFilter]

  /// The activity that has them, as `.MainActivity`.
  public var activity: String

  /// Makes it of filters.
  public init(filters: [IntentFilter], activity: String = ".MainActivity") {
    self.filters = filters
    self.activity = activity
  }
}

/// A filter for links, which other apps and browsers can open.
public struct IntentFilter: Hashable, Sendable {
  /// The schemes, in lower case, without `:`.
  public var schemes: [String]
  /// The hosts, `*.example.com` for all hosts that end so; none for any.
  public var hosts: [String]
  /// The paths; none for any.
  public var paths: [AndroidPath]
  /// Whether Android verifies the hosts by their `assetlinks.json`: `autoVerify`.
  public var isVerified: Bool

  /// Makes a filter of its parts.
  public init(
    schemes: [String], hosts: [String] = [], paths: [AndroidPath] = [], isVerified: Bool = false
  ) {
    self.schemes = schemes
    self.hosts = hosts
    self.paths = paths
    self.isVerified = isVerified
  }
}

extension RouteTable {
  /// The intent filters of an app that opens the table's links.
  ///
  /// One filter is for the table's hosts, verified, with the paths of its pages, and another one
  /// for its schemes, whose links all come to the app. Intent filters say less than a table: they
  /// open more, so that the app has the last word. What they open is among the
  /// ``AndroidPath/limits`` of each path; besides, escaped slashes are slashes to them, values that
  /// no codec takes are any others, and an address without even a `/` behind its host is left out,
  /// which browsers add.
  ///
  /// - Parameters:
  ///   - syntax: Which attributes say what paths are.
  ///   - activity: The activity that takes the links.
  /// - Returns: The filters; none for a table with neither pages at hosts nor schemes.
  public func androidManifest(
    _ syntax: AndroidManifest.Syntax = .simple, activity: String = ".MainActivity"
  ) -> AndroidManifest {
    var filters: [IntentFilter] = []
    let paths = AndroidPaths(entries, options, syntax).paths
    if !hosts.isEmpty, !paths.isEmpty {
      filters.append(
        IntentFilter(
          schemes: ["https"], hosts: LinkHost.wildcards(of: hosts), paths: paths,
          isVerified: true))
    }
    if !schemes.isEmpty { filters.append(IntentFilter(schemes: schemes)) }
    return AndroidManifest(filters: filters, activity: activity)
  }
}
