// SPDX-License-Identifier: MIT

/// The statements of a site about Android apps and other sites.
///
/// This is the file that a host serves as `/.well-known/assetlinks.json`, as `application/json`,
/// without a redirect. Each host serves its own.
public struct AssetLinks: Hashable, Sendable {
  /// The statements, in order.
  public var statements: [Statement]

  /// Issues that parsing found and that no other property represents.
  public internal(set) var parseIssues: [AssociationParseIssue] = []

  /// Creates a file from its statements.
  public init(statements: [Statement]) {
    self.statements = statements
  }

  /// The path at which a host serves the file.
  public static let path = "/.well-known/assetlinks.json"

  /// The relation that lets an app open the site's pages.
  public static let opensPages = "delegate_permission/common.handle_all_urls"
}

extension AssetLinks {
  /// A statement about one target.
  public struct Statement: Hashable, Sendable {
    /// What the target may do, such as ``AssetLinks/opensPages``; empty for an included file.
    public var relations: [String]

    /// The target of the statement.
    public var target: Target

    /// Rules for the pages that the app opens, from Android 15; the first rule that matches
    /// decides.
    ///
    /// They can only narrow the app's manifest. Nil where the file has none.
    public var components: [AssociationRule]?

    /// Creates a statement from its parts.
    public init(
      relations: [String] = [AssetLinks.opensPages], target: Target,
      components: [AssociationRule]? = nil
    ) {
      self.relations = relations
      self.target = target
      self.components = components
    }
  }

  /// The target of a statement, or a file with more statements.
  public enum Target: Hashable, Sendable {
    /// An app.
    case app(AndroidApp)
    /// Another site, such as `https://example.com`.
    case site(String)
    /// The statements of another file, by its absolute address.
    case include(String)
  }
}

extension AssetLinks {
  /// The file's text, with a line for each rule.
  public var text: String { json.text + "\n" }

  /// The file's text without whitespace, for serving.
  public var compactText: String { json.compactText }

  private var json: JSON { .array(statements.map(\.json)) }
}

extension AssetLinks.Statement {
  fileprivate var json: JSON {
    var members = [JSON.Member("relation", .texts(relations))]
    switch target {
    case .include(let address): return .object([.init("include", .string(address))])
    case .app(let app):
      let target: [JSON.Member] = [
        .init("namespace", .string("android_app")), .init("package_name", .string(app.package)),
        .init("sha256_cert_fingerprints", .texts(app.fingerprints)),
      ]
      members.append(.init("target", .object(target)))
    case .site(let site):
      let target: [JSON.Member] = [
        .init("namespace", .string("web")), .init("site", .string(site)),
      ]
      members.append(.init("target", .object(target)))
    }
    if let components {
      let rules = JSON.Member(
        "dynamic_app_link_components", .array(components.map(\.json)))
      members.append(
        .init("relation_extensions", .object([.init(AssetLinks.opensPages, .object([rules]))])))
    }
    return .object(members)
  }
}
