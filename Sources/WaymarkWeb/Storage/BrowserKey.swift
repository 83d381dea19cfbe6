// SPDX-License-Identifier: MIT

import Crypto
import WaymarkRender

/// The name under which the values of a browser are stored; it does not reveal the secret.
struct BrowserKey: Hashable, Sendable {
  let text: String

  /// Creates the key of a browser: 32 hexadecimal digits of the secret's SHA-256 hash.
  init(_ browser: Secret) {
    text = Secret(bytes: SHA256.hash(data: browser.bytes)).text
  }

  /// Creates a key from its text.
  init(text: String) { self.text = text }

  /// Returns the name of a browser's file in the storage folder of version 0.1.0.
  static func file(of browser: Secret) -> BrowserKey {
    let text = browser.text
    return BrowserKey(
      text: ContentHash(text).text + "-" + ContentHash(String(text.reversed())).text)
  }
}
