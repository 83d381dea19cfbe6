// SPDX-License-Identifier: MIT

/// What a site says of Android's apps and of other sites.
///
/// This is the file that a host serves as `/.well-known/assetlinks.json`, as `application/json`,
/// without a redirect. Each host serves its own.
public struct AssetLinks: Hashable, Sendable {
  /// What it says, in order.
  public var statements: [Statement]

  /// What the bytes had that no part of this value can say.
  public internal(set) var oddities: [AssociationOddity] = []

  /// Makes a file of its statements.
  public init(statements: [Statement]) {
    self.statements = statements
  }

  /// Where a host serves the file.
  public static let path = "/.well-known/assetlinks.json"

  /// The relation by which an app opens the site's pages.
  public static let opensPages = "delegate_permission/common.handle_all_urls"
}

extension AssetLinks {
  /// What the site says of one target.
  public struct Statement: Hashable, Sendable {
    /// What the target may do, as ``AssetLinks/opensPages``; empty for an included file.
    public var relations: [String]

    /// Whom it is said of.
    public var target: Target

    /// Which pages the app opens, from Android 15 on; the first rule that matches decides.
    ///
    /// It can only narrow what the app's manifest says. Nil where the file does not say.
    public var components: [AssociationRule]?

    /// Makes a statement of its parts.
    public init(
      relations: [String] = [AssetLinks.opensPages], target: Target,
      components: [AssociationRule]? = nil
    ) {
      self.relations = relations
      self.target = target
      self.components = components
    }
  }

  /// Whom a statement is of, or where there are more of them.
  public enum Target: Hashable, Sendable {
    /// An app.
    case app(AndroidApp)
    /// Another site, as `https://example.com`.
    case site(String)
    /// Whatever another file states, by its absolute address; the site vouches for that, too.
    case include(String)
  }
}

extension AssetLinks {
  /// The file's text, with a line for each rule.
  public var text: String { json.text + "\n" }

  /// The file's text without spaces: what to serve.
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
