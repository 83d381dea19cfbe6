// SPDX-License-Identifier: MIT

/// What an artifact says of one address, and why.
public struct LinkExplanation: Hashable, Sendable {
  /// What it says.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It opens the app, or in a sitemap: the address is listed.
    case opens
    /// It does not.
    case doesNotOpen = "does-not-open"
    /// The documentation of the system that reads it leaves it open.
    case undocumented
  }

  /// A part of the artifact that was asked and did not decide.
  public struct Passed: Hashable, Sendable {
    /// Where it is.
    public var place: String
    /// Why it did not decide.
    public var reason: String
  }

  /// What the artifact says.
  public var verdict: Verdict
  /// Where the part is that decides, as `intent-filter[0].data[2]`; nil where none does.
  public var place: String?
  /// Why it is so, in a sentence.
  public var reason: String
  /// The parts that were asked before and did not decide, in order.
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
  /// What an association file says of an address.
  public init(_ match: AssociationMatch) {
    self.init(
      match.decision == .gaveUp ? .undocumented : match.matches ? .opens : .doesNotOpen,
      at: match.rule?.place, match.reason,
      passed: match.passed.map { Passed(place: $0.rule.place, reason: "\($0.miss)") })
  }
}
