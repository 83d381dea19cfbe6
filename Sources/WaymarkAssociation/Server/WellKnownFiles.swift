// SPDX-License-Identifier: MIT

/// The configuration of a web server for the files that devices fetch from a host.
///
/// It serves them from the host's own folder as `application/json`, and keeps the rest of the
/// configuration from rewriting or redirecting them: Apple's and Google's servers follow no
/// redirect.
public struct WellKnownFiles: Hashable, Sendable {
  /// A web server.
  public enum Server: String, Hashable, Sendable, CaseIterable {
    /// Apache 2.4.
    case apache
    /// nginx.
    case nginx
  }

  /// The paths of the files, from `/.well-known/` on.
  public var paths: [String]

  /// Makes it of paths.
  public init(paths: [String] = [AppleAppSiteAssociation.path, AssetLinks.path]) {
    self.paths = paths
  }

  /// Makes it of the files that apps need: Apple's, Android's, or both.
  public init(for associations: LinkAssociations) {
    var paths: [String] = []
    if !associations.appleApps.isEmpty { paths.append(AppleAppSiteAssociation.path) }
    if !associations.androidApps.isEmpty { paths.append(AssetLinks.path) }
    self.init(paths: paths)
  }

  /// The configuration of a server.
  public func text(for server: Server) -> String {
    switch server {
    case .apache: apache
    case .nginx: nginx
    }
  }

  private var nginx: String {
    let notes = """
      # Inside of each server block that serves the host by HTTPS. An exact location goes before
      # all others; a “return” or “rewrite” outside of any location does not know it: move it
      # into “location /”.

      """
    return paths.reduce(into: notes) { text, path in
      text += """
        location = \(path) {
          types { }
          default_type application/json;
          try_files $uri =404;
        }

        """
    }
  }

  private var apache: String {
    let notes = """
      # Inside of each <VirtualHost> that serves the host by HTTPS, before its other rewrite rules.
      # A “Redirect” of the whole host does not know it: write that as a RewriteRule, below.
      <IfModule mod_rewrite.c>
        RewriteEngine On

      """
    let rules = paths.map { path in
      "  RewriteRule \"^\(path.map { $0 == "." ? "\\." : String($0) }.joined())$\" - [END]\n"
    }.joined()
    return paths.reduce(into: notes + rules + "</IfModule>\n") { text, path in
      text += """
        <Location "\(path)">
          ForceType application/json
          Require all granted
        </Location>

        """
    }
  }
}
