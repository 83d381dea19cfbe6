// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// A link that is pending in a ``LinkInbox`` until it can be followed.
public struct PendingLink: Hashable, Codable, Sendable, Identifiable {
  /// Its number in the inbox.
  public let id: Int

  /// The link as it arrived.
  public let incoming: IncomingLink

  /// When it arrived, in seconds since 1970.
  public let deliveredAt: Double

  /// The pattern that it matched.
  public internal(set) var pattern: String

  /// The gates that must be open.
  public internal(set) var requires: Set<LinkGate>

  /// Whether the system verified that the link, and each link of its stack, belongs to the app.
  ///
  /// False after the link was saved and decoded, until it is received and parsed again.
  public internal(set) var isTrusted = false

  /// Whether it arrived before the app was ready, or in an earlier run of the app.
  public internal(set) var isCold: Bool

  /// Whether a screen that must stay blocks it.
  public internal(set) var isHeld = false

  private enum CodingKeys: CodingKey { case id, incoming, deliveredAt, pattern, requires }

  init(
    id: Int, incoming: IncomingLink, deliveredAt: Double, pattern: String,
    requires: Set<LinkGate>, isTrusted: Bool, isCold: Bool
  ) {
    self.id = id
    self.incoming = incoming
    // Else it could not be saved.
    self.deliveredAt = deliveredAt.isFinite ? deliveredAt : 0
    self.pattern = pattern
    self.requires = requires
    self.isTrusted = isTrusted
    self.isCold = isCold
  }

  /// Decodes a link that was saved in an earlier run, so ``isCold`` is true.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    incoming = try values.decode(IncomingLink.self, forKey: .incoming)
    deliveredAt = try values.decode(Double.self, forKey: .deliveredAt)
    pattern = try values.decode(String.self, forKey: .pattern)
    requires = try values.decode(Set<LinkGate>.self, forKey: .requires)
    isCold = true
  }

  /// Encodes the link, which may contain secrets, and its state.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(incoming, forKey: .incoming)
    try values.encode(deliveredAt, forKey: .deliveredAt)
    try values.encode(pattern, forKey: .pattern)
    try values.encode(requires.sorted { $0.rawValue < $1.rawValue }, forKey: .requires)
  }
}

extension PendingLink: CustomStringConvertible {
  /// Its number, source, pattern and gates, without the text of the link.
  public var description: String {
    let gates = requires.map(\.rawValue).sorted().joined(separator: ", ")
    return "#\(id) \(incoming.source.rawValue) \(pattern)\(gates.isEmpty ? "" : " [\(gates)]")"
  }
}

/// The last link that was followed, as far as it has to be known again.
struct AppliedLink: Hashable, Codable, Sendable {
  let id: Int
  let source: LinkSource
  let deliveredAt: Double
  /// Of the link's text, which need not be kept: it may hold secrets.
  let fingerprint: Int64

  init(_ link: PendingLink) {
    id = link.id
    source = link.incoming.source
    deliveredAt = link.deliveredAt
    fingerprint = Self.fingerprint(of: link.incoming.link)
  }

  /// The same in every run: FNV-1a of the UTF-8.
  static func fingerprint(of link: String) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in link.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int64(bitPattern: hash)
  }
}

/// A link that one listener has received, while it is available to the others.
struct OfferedLink: Hashable, Sendable {
  var link: PendingLink
  let receivedAt: Double
  var listeners: Set<String>
}
