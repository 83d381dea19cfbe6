// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The intent filters of an Android app for its links.
///
/// Android evaluates the filters of all apps; a filter that matches opens its app, for `https` only
/// if the host's `assetlinks.json` names the app. Source: Android's documentation of
/// `<intent-filter>` and `<data>`.
public struct AndroidManifest: Hashable, Sendable {
  /// Which attributes describe paths.
  public enum Syntax: String, Hashable, Sendable, CaseIterable {
    /// `path`, `pathPrefix` and `pathPattern`, which all versions of Android read.
    case simple
    /// `path`, `pathPrefix` and `pathAdvancedPattern`, which distinguish segments and numbers.
    ///
    /// For apps that require Android 12, API level 31: older versions ignore the attribute and open
    /// all paths of the host.
    case advanced
  }

  /// The filters, in order.
  public var filters: [IntentFilter]

  /// The activity that has the filters, such as `.MainActivity`.
  public var activity: String

  /// Creates a manifest from filters.
  public init(filters: [IntentFilter], activity: String = ".MainActivity") {
    self.filters = filters
    self.activity = activity
  }
}

/// A filter for links, which other apps and browsers can open.
public struct IntentFilter: Hashable, Sendable {
  /// The schemes, in lower case, without `:`.
  public var schemes: [String]
  /// The hosts, with `*.example.com` for all hosts with that suffix; empty for any.
  public var hosts: [String]
  /// The paths; empty for any.
  public var paths: [AndroidPath]
  /// Whether Android verifies the hosts with their `assetlinks.json`: `autoVerify`.
  public var isVerified: Bool

  /// Creates a filter from its parts.
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
  /// Exports the intent filters of an app that opens the table's links.
  ///
  /// One filter, which is verified, has the table's hosts with the paths of its pages; another has
  /// its schemes, all links of which open the app. Intent filters are less precise than a table:
  /// they match more links, so the app makes the final decision. The ``AndroidPath/limits`` of each
  /// path list the differences; in addition, filters treat escaped slashes as slashes, do not
  /// distinguish values that no codec accepts, and omit addresses without a `/` after the host,
  /// which browsers add.
  ///
  /// - Parameters:
  ///   - syntax: Which attributes describe paths.
  ///   - activity: The activity that receives the links.
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
