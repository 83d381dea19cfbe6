// SPDX-License-Identifier: MIT

/// What a site says of Apple's apps: which of its pages they open, and what else they share.
///
/// This is the file that a host serves as `/.well-known/apple-app-site-association`, as
/// `application/json`, without a redirect. Each host serves its own.
public struct AppleAppSiteAssociation: Hashable, Sendable {
  /// Which apps open which pages; nil where the file does not say.
  public var links: Links?

  /// The apps that may use passwords saved for the site; nil where the file does not say.
  public var webCredentials: [String]?

  /// The app clips that the site may open; nil where the file does not say.
  public var appClips: [String]?

  /// The apps that go on with what was begun in a browser; nil where the file does not say.
  public var activityContinuation: [String]?

  /// What the bytes had that no part of this value can say.
  ///
  /// Empty in a value that was not parsed.
  public internal(set) var oddities: [AssociationOddity] = []

  /// How many bytes the parsed file had; nil in a value that was not parsed.
  public internal(set) var parsedSize: Int?

  /// Makes a file of its parts.
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
  /// Where a host serves the file.
  public static let path = "/.well-known/apple-app-site-association"

  /// How many bytes the system takes: 128 KiB, uncompressed.
  public static let sizeLimit = 128 << 10
}

extension AppleAppSiteAssociation {
  /// Which apps open which pages: the member `applinks`.
  public struct Links: Hashable, Sendable {
    /// What only the old form has: an array that has to be there and empty.
    public var apps: [String]?

    /// What holds for each rule that does not say otherwise.
    public var defaults: AssociationRule?

    /// Lists of words for patterns, in which `$(name)` stands for each word of the list.
    public var variables: [Variable]

    /// The apps with their rules, in order.
    public var details: [Details]

    /// Makes a member of its parts.
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

  /// A list of words that has a name.
  public struct Variable: Hashable, Sendable {
    /// The name, without `$()`; its case counts.
    public var name: String

    /// The words, in which `*` and `?` stand for what they do in patterns.
    public var values: [String]

    /// Makes a variable.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// Some apps, and the rules that say which pages they open.
  public struct Details: Hashable, Sendable {
    /// The apps, as `PREFIX.bundle.identifier`.
    public var appIDs: [String]

    /// The rules, of which the first that matches decides; nil where only `paths` are given.
    public var components: [AssociationRule]?

    /// The rules of the old form: patterns of paths, of which those that begin with `NOT ` exclude.
    ///
    /// Systems that know `components` read these only where there are none.
    public var paths: [String]?

    /// What holds for each rule here that does not say otherwise.
    public var defaults: AssociationRule?

    /// Makes an entry of its parts.
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
