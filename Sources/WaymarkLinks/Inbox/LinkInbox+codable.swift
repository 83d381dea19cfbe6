// SPDX-License-Identifier: MIT

extension LinkInbox: Codable {
  private enum CodingKeys: CodingKey {
    case lifetime, duplicateWindow, broadcastWindow, lastID, pending, applied, outcomes
  }

  /// Decodes a saved inbox for an app that is launching; all gates are closed.
  ///
  /// The pending link is pending again. Outcomes that cannot be decoded, such as those of a newer
  /// version, are dropped: nothing depends on them.
  ///
  /// - Throws: `DecodingError` for invalid data.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func seconds(_ key: CodingKeys) throws -> Double {
      let seconds = try values.decodeIfPresent(Double.self, forKey: key) ?? .infinity
      guard seconds >= 0 else { throw Self.corrupted(values, key, "It is negative.") }
      return seconds
    }
    self.init(
      lifetime: try seconds(.lifetime), duplicateWindow: try seconds(.duplicateWindow),
      broadcastWindow: try seconds(.broadcastWindow))

    lastID = try values.decode(Int.self, forKey: .lastID)
    guard (0...Int.max / 2).contains(lastID) else {
      throw Self.corrupted(values, .lastID, "It is not a link number.")
    }
    pending = try values.decodeIfPresent(PendingLink.self, forKey: .pending)
    applied = try values.decodeIfPresent(AppliedLink.self, forKey: .applied)
    outcomes = (try? values.decode([LinkOutcome].self, forKey: .outcomes)) ?? []
    outcomes = outcomes.suffix(Self.outcomeLimit)

    var ids = outcomes.map(\.id)
    if let pending {
      guard pending.incoming.stack.count <= LinkActivity.stackLimit else {
        throw Self.corrupted(values, .pending, "Its stack is too long.")
      }
      ids.append(pending.id)
    }
    // The outcome of what was applied may be there, or be one of those that are not kept.
    let named = Set(ids).union(applied.map { [$0.id] } ?? [])
    guard Set(ids).count == ids.count, pending == nil || pending?.id != applied?.id,
      named.allSatisfy({ (1...).contains($0) && $0 <= lastID })
    else { throw Self.corrupted(values, .lastID, "A link number is duplicated or unknown.") }
  }

  private static func corrupted(
    _ values: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ text: String
  ) -> DecodingError {
    .dataCorruptedError(forKey: key, in: values, debugDescription: text)
  }

  /// Encodes the inbox with the pending link, which may contain secrets, and without the text of
  /// other links.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    // JSON has no infinity: what never ends is not written.
    let times: [(CodingKeys, Double)] = [
      (.lifetime, lifetime), (.duplicateWindow, duplicateWindow),
      (.broadcastWindow, broadcastWindow),
    ]
    for (key, seconds) in times where seconds.isFinite {
      try values.encode(seconds, forKey: key)
    }
    try values.encode(lastID, forKey: .lastID)
    try values.encodeIfPresent(pending, forKey: .pending)
    try values.encodeIfPresent(applied, forKey: .applied)
    try values.encode(outcomes, forKey: .outcomes)
  }
}
