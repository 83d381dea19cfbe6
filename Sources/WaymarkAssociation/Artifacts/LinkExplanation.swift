// SPDX-License-Identifier: MIT

/// The verdict of an artifact on one address, with the reason.
public struct LinkExplanation: Hashable, Sendable {
  /// A verdict.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The address opens the app, or is listed in a sitemap.
    case opens
    /// The address does not open the app.
    case doesNotOpen = "does-not-open"
    /// The system's documentation does not define it.
    case undocumented
  }

  /// A part of the artifact that did not match.
  public struct Passed: Hashable, Sendable {
    /// Where it is.
    public var place: String
    /// The reason that it did not match.
    public var reason: String
  }

  /// The verdict.
  public var verdict: Verdict
  /// The place of the part that decides, such as `intent-filter[0].data[2]`; nil for none.
  public var place: String?
  /// The reason, in a sentence.
  public var reason: String
  /// The parts before it that did not match, in order.
  public var passed: [Passed]

  /// Whether the address opens the app.
  public var opens: Bool { verdict == .opens }

  init(_ verdict: Verdict, at place: String? = nil, _ reason: String, passed: [Passed] = []) {
    self.verdict = verdict
    self.place = place
    self.reason = reason
    self.passed = passed
  }
}

extension LinkExplanation {
  /// The explanation of an association file's verdict on an address.
  public init(_ match: AssociationMatch) {
    self.init(
      match.decision == .gaveUp ? .undocumented : match.matches ? .opens : .doesNotOpen,
      at: match.rule?.place, match.reason,
      passed: match.passed.map { Passed(place: $0.rule.place, reason: "\($0.miss)") })
  }
}
