// SPDX-License-Identifier: MIT

import Crypto
import Foundation
@_spi(Host) import WaymarkViews

/// Seals the `SceneStorage` values of a page, so that the page itself can keep them.
///
/// A page that comes back to another server, or to a server that was restarted, brings its state
/// along. The page cannot read or change it (AES-GCM with 256 bits), and it is valid only for the
/// browser and the app, and for seven days.
///
/// It is not bound to a version of the app: values whose types have changed are ignored one by one,
/// and a new version should not lose the others.
struct SceneSeal: Sendable {
  /// The time in seconds for which a state is valid.
  static let lifetime = 7 * 24 * 60 * 60

  /// The maximum size of a sealed state, which must fit into a message.
  private static let textLimit = 96 << 10

  private let keys: [SymmetricKey]
  /// The maximum size of a state in bytes.
  private let limit: Int
  private let date: @Sendable () -> Int

  /// Creates a seal.
  ///
  /// - Parameters:
  ///   - keys: The keys of the server.
  ///   - limit: The maximum size of the values in bytes.
  ///   - date: The current time in seconds since 1970.
  init(_ keys: ServerKeys, limit: Int, date: @escaping @Sendable () -> Int = { time(nil) }) {
    self.keys = keys.all.map { key in
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: key, info: Data("waymark scene".utf8), outputByteCount: 32)
    }
    self.limit = limit
    self.date = date
  }

  /// Returns sealed values as text; nil if they are too large.
  func seal(_ values: SceneStorageValues, of browser: Secret, app: String) -> String? {
    guard AppStore(values).size <= limit, let key = keys.first else { return nil }
    let expiry = UInt64(date() + Self.lifetime)
    var content = withUnsafeBytes(of: expiry.bigEndian) { Data($0) }
    guard let json = try? StoredValueCoding.bytes(values) else { return nil }
    content += json
    let box = try? AES.GCM.seal(content, using: key, authenticating: Self.context(browser, app))
    let text = box?.combined?.base64EncodedString()
    return (text?.utf8.count ?? .max) <= Self.textLimit ? text : nil
  }

  /// Returns the values in a text of ``seal(_:of:app:)``; nil if it is not valid.
  func open(_ text: String, from browser: Secret, app: String) -> SceneStorageValues? {
    guard text.utf8.count <= Self.textLimit, let data = Data(base64Encoded: text),
      let box = try? AES.GCM.SealedBox(combined: data)
    else { return nil }
    let context = Self.context(browser, app)
    for key in keys {
      guard let content = try? AES.GCM.open(box, using: key, authenticating: context) else {
        continue
      }
      let expiry = content.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard content.count >= 8, expiry > UInt64(max(0, date())) else { return nil }
      return try? StoredValueCoding.value(
        content.dropFirst(8), as: SceneStorageValues.self)
    }
    return nil
  }

  private static func context(_ browser: Secret, _ app: String) -> Data {
    Data(browser.bytes) + Data(app.utf8)
  }
}
