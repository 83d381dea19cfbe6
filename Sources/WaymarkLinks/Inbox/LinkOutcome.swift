// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// What became of a link that was delivered.
///
/// It names no link, since links may hold secrets: only the pattern that a link was found by.
public struct LinkOutcome: Hashable, Codable, Sendable, Identifiable {
  /// The end of a link; there is one for each.
  public enum Result: Hashable, Codable, Sendable {
    /// It was handed out, to be followed.
    case applied
    /// It will not be followed.
    case dropped(Drop)
  }

  /// Why a link is not followed.
  public enum Drop: Hashable, Codable, Sendable {
    /// A newer one came before it could be followed.
    case superseded(by: Int)
    /// It had waited too long.
    case expired
    /// The same link had just come the same way.
    case duplicate(of: Int)
    /// It may not be followed.
    case refused(LinkRefusal)
  }

  /// The link's number in its inbox; the first one is 1.
  public var id: Int

  /// How the link came.
  public var source: LinkSource

  /// The pattern the link was found by; nil when it was not.
  public var pattern: String?

  /// Whether the system vouched that the link was the app's own.
  ///
  /// Nil when no pattern was found for it, and for an outcome that an older version has saved.
  public var isTrusted: Bool?

  /// What became of it.
  public var result: Result
}

/// Why a link may not be followed.
public enum LinkRefusal: Error, Hashable, Codable, Sendable {
  /// The table does not take it.
  case link(LinkError)
  /// What should have held it did not.
  case payload(LinkPayloadError)
  /// A gate was closed that it needs, as when someone signs out: it was meant for who was there.
  case closed(LinkGate)
  /// Whoever was asked would not: to open a gate, as when the signing in is cancelled, or to close
  /// a screen with unsaved changes.
  case declined
  /// A screen that must stay would have been closed.
  case screenStays
  /// A navigation guard has blocked the change.
  case blocked(reason: String)
}

extension LinkOutcome: CustomStringConvertible {
  /// The link's number, source and pattern, and its end, in one line.
  public var description: String {
    let name = [Optional("#\(id)"), source.rawValue, pattern].compactMap { $0 }
    return "\(name.joined(separator: " ")): \(result)"
  }
}

extension LinkOutcome.Result: CustomStringConvertible {
  /// The end, in a few words.
  public var description: String {
    switch self {
    case .applied: "applied"
    case .dropped(.superseded(let id)): "superseded by #\(id)"
    case .dropped(.expired): "expired"
    case .dropped(.duplicate(let id)): "duplicate of #\(id)"
    case .dropped(.refused(let refusal)): "refused: \(refusal)"
    }
  }
}

extension LinkRefusal: CustomStringConvertible {
  /// The reason; nothing of the link's text.
  public var description: String {
    switch self {
    case .link(let error): error.description
    case .payload(let error): error.description
    case .closed(let gate): "The gate \(gate) was closed."
    case .declined: "It was declined."
    case .screenStays: "A screen that is open must stay."
    case .blocked(let reason): "It was blocked: \(reason)."
    }
  }
}
