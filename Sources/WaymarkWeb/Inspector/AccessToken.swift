// SPDX-License-Identifier: MIT

/// The token with which a person opens the inspector, and the cookie that stores it.
struct AccessToken: Sendable {
  private static let cookie = "waymark-inspector"
  private static let parameter = "token"

  private let secret: Secret
  private let base: BasePath

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - secret: The token; random by default.
  ///   - base: The path of the pages that it opens.
  init(_ secret: Secret = .random(), base: BasePath) {
    self.secret = secret
    self.base = base
  }

  /// The path of the first page with the token, which stores it in the browser.
  var address: String { "\(base.home)?\(Self.parameter)=\(secret.text)" }

  /// Returns whether the `Cookie` header fields of a request contain the token.
  func allows(_ fields: some Sequence<String>) -> Bool {
    BrowserCookies.values(in: fields, Self.cookie).contains { value in
      Secret(value).map(secret.matches) ?? false
    }
  }

  /// Returns whether a URL path has the token in its query.
  func opens(_ address: String) -> Bool {
    guard let query = address.split(separator: "?", maxSplits: 1).dropFirst().first else {
      return false
    }
    return query.split(separator: "&").contains { item in
      item.hasPrefix("\(Self.parameter)=")
        && (Secret(item.dropFirst(Self.parameter.utf8.count + 1)).map(secret.matches) ?? false)
    }
  }

  /// Returns the `Set-Cookie` header field that stores the token until the browser is closed.
  ///
  /// With `SameSite=Strict`, no request that another site causes has the token.
  func field(isSecure: Bool) -> String {
    "\(Self.cookie)=\(secret.text); Path=\(base.home); HttpOnly; SameSite=Strict"
      + (isSecure ? "; Secure" : "")
  }
}
