// SPDX-License-Identifier: MIT

/// Apple's association file: which of a site's pages open in which apps, and what else they share.
///
/// This is the file that a host serves as `/.well-known/apple-app-site-association`, as
/// `application/json`, without a redirect. Each host serves its own.
public struct AppleAppSiteAssociation: Hashable, Sendable {
  /// Which apps open which pages; nil where the file has no `applinks`.
  public var links: Links?

  /// The apps that may use passwords saved for the site; nil where the file has none.
  public var webCredentials: [String]?

  /// The app clips that the site may open; nil where the file has none.
  public var appClips: [String]?

  /// The apps that continue activities begun in a browser; nil where the file has none.
  public var activityContinuation: [String]?

  /// Issues that parsing found and that no other property represents.
  ///
  /// Empty in a value that was not parsed.
  public internal(set) var parseIssues: [AssociationParseIssue] = []

  /// The size of the parsed file in bytes; nil in a value that was not parsed.
  public internal(set) var parsedSize: Int?

  /// Creates a file from its parts.
  public init(
    links: Links? = nil, webCredentials: [String]? = nil, appClips: [String]? = nil,
    activityContinuation: [String]? = nil
  ) {
    self.links = links
    self.webCredentials = webCredentials
    self.appClips = appClips
    self.activityContinuation = activityContinuation
  }
}

extension AppleAppSiteAssociation {
  /// The path at which a host serves the file.
  public static let path = "/.well-known/apple-app-site-association"

  /// The maximum size that systems accept, in bytes: 128 KiB, uncompressed.
  public static let sizeLimit = 128 << 10
}

extension AppleAppSiteAssociation {
  /// Which apps open which pages: the member `applinks`.
  public struct Links: Hashable, Sendable {
    /// A key of the old format: an array that must be present and empty.
    public var apps: [String]?

    /// The defaults for all rules.
    public var defaults: AssociationRule?

    /// Substitution variables: in a pattern, `$(name)` matches each value of the variable.
    public var variables: [Variable]

    /// The apps with their rules, in order.
    public var details: [Details]

    /// Creates a member from its parts.
    public init(
      details: [Details] = [], variables: [Variable] = [], defaults: AssociationRule? = nil,
      apps: [String]? = nil
    ) {
      self.details = details
      self.variables = variables
      self.defaults = defaults
      self.apps = apps
    }
  }

  /// A named list of values.
  public struct Variable: Hashable, Sendable {
    /// The name, without `$()`; it is case-sensitive.
    public var name: String

    /// The values, in which `*` and `?` are wildcards as in patterns.
    public var values: [String]

    /// Creates a variable.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// A list of apps and the rules for the pages that they open.
  public struct Details: Hashable, Sendable {
    /// The identifiers of the apps, in the form `PREFIX.bundle.identifier`.
    public var appIDs: [String]

    /// The rules, of which the first that matches decides; nil where only `paths` are given.
    public var components: [AssociationRule]?

    /// The rules of the old format: patterns of paths, of which those that begin with `NOT `
    /// exclude.
    ///
    /// Systems that support `components` read these only if there are none.
    public var paths: [String]?

    /// The defaults for the rules of this entry.
    public var defaults: AssociationRule?

    /// Creates an entry from its parts.
    public init(
      appIDs: [String], components: [AssociationRule]? = nil, paths: [String]? = nil,
      defaults: AssociationRule? = nil
    ) {
      self.appIDs = appIDs
      self.components = components
      self.paths = paths
      self.defaults = defaults
    }
  }
}
