// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// The outcome of a link that was delivered.
///
/// It does not contain the link, which may hold secrets, only the pattern that the link matched.
public struct LinkOutcome: Hashable, Codable, Sendable, Identifiable {
  /// How a link ended; each link ends once.
  public enum Result: Hashable, Codable, Sendable {
    /// It was returned, to be followed.
    case applied
    /// It will not be followed.
    case dropped(Drop)
  }

  /// Why a link is not followed.
  public enum Drop: Hashable, Codable, Sendable {
    /// A newer link arrived before it could be followed.
    case superseded(by: Int)
    /// It was pending for too long.
    case expired
    /// The same link had just arrived from the same source.
    case duplicate(of: Int)
    /// It was refused.
    case refused(LinkInboxError)
  }

  /// The link's number in its inbox; the first one is 1.
  public var id: Int

  /// How the link arrived.
  public var source: LinkSource

  /// The pattern that the link matched; nil for none.
  public var pattern: String?

  /// Whether the system verified that the link belongs to the app.
  ///
  /// Nil when no pattern matched, and for an outcome that an older version saved.
  public var isTrusted: Bool?

  /// The result.
  public var result: Result
}

/// The reason that an inbox refuses a link.
public enum LinkInboxError: Error, Hashable, Codable, Sendable {
  /// The table does not accept it.
  case link(LinkError)
  /// The payload has no valid link.
  case payload(LinkPayloadError)
  /// A gate that it requires was closed, for example because the user signed out.
  case closed(LinkGate)
  /// The user declined: to pass a gate, for example by cancelling signing in, or to close a screen
  /// with unsaved changes.
  case declined
  /// A screen that must stay would have been closed.
  case screenStays
  /// A navigation guard has blocked the change.
  case blocked(reason: String)
}

extension LinkOutcome: CustomStringConvertible {
  /// The link's number, source, pattern and result, in one line.
  public var description: String {
    let name = [Optional("#\(id)"), source.rawValue, pattern].compactMap { $0 }
    return "\(name.joined(separator: " ")): \(result)"
  }
}

extension LinkOutcome.Result: CustomStringConvertible {
  /// A short description of the result.
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

extension LinkInboxError: CustomStringConvertible {
  /// The reason, without any text of the link.
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
