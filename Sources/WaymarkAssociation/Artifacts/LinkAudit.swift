// SPDX-License-Identifier: MIT

/// What an artifact and a table of links say differently.
public struct LinkAudit: Hashable, Sendable {
  /// An address that they do not agree about.
  public struct Difference: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The artifact opens an address that the table does not.
      case wider
      /// The artifact does not open an address that the table does.
      case narrower
      /// The documentation of the system leaves open whether the artifact opens it.
      case undocumented
    }

    /// What is wrong.
    public var kind: Kind
    /// An example.
    public var address: String
    /// The pattern of the table that the example leads to; nil for none.
    public var pattern: String?
    /// What the table says of the example.
    public var verdict: String
    /// What the artifact says of the example.
    public var explanation: LinkExplanation
  }

  /// The differences, one example for each kind, scheme, route and part of the artifact.
  public var differences: [Difference]

  /// Differences that the artifact which the table exports has, too, since its form cannot say
  /// more.
  public var limits: [Difference]

  /// How many addresses were asked of both.
  public var asked: Int

  /// Whether there are no differences but what the artifact's form cannot say.
  public var isClean: Bool { differences.isEmpty }
}

extension LinkAudit.Difference: CustomStringConvertible {
  /// The difference in a line.
  public var description: String {
    "\(kind.rawValue): \(address): \(verdict) But by the artifact: \(explanation.reason)"
  }
}

/// Compares what an artifact and a table say of addresses.
struct LinkAuditor {
  /// What a table says of an address.
  enum Truth {
    /// The artifact has to open it.
    case opens(String, pattern: String?)
    /// The artifact must not open it.
    case doesNotOpen(String, pattern: String?)
    /// More than an artifact of this form is meant to say.
    case open
  }

  /// What the artifact says.
  let given: (String) -> LinkExplanation
  /// What the artifact says that the table exports.
  let exported: (String) -> LinkExplanation
  private(set) var differences: [LinkAudit.Difference] = []
  private(set) var limits: [LinkAudit.Difference] = []
  private var asked: Set<String> = []
  private var seen: Set<[String?]> = []

  init(
    given: @escaping (String) -> LinkExplanation, exported: @escaping (String) -> LinkExplanation
  ) {
    self.given = given
    self.exported = exported
  }

  mutating func ask(_ address: String, _ truth: Truth) {
    guard asked.insert(address).inserted else { return }
    let explanation = given(address)
    switch (truth, explanation.verdict) {
    case (.open, _), (.opens, .opens), (.doesNotOpen, .doesNotOpen): break
    case (.opens(let verdict, let pattern), let said):
      note(
        said == .undocumented ? .undocumented : .narrower, address, pattern, verdict, explanation)
    case (.doesNotOpen(let verdict, let pattern), let said):
      note(said == .undocumented ? .undocumented : .wider, address, pattern, verdict, explanation)
    }
  }

  private mutating func note(
    _ kind: LinkAudit.Difference.Kind, _ address: String, _ pattern: String?, _ verdict: String,
    _ explanation: LinkExplanation
  ) {
    let isLimit = exported(address).verdict == explanation.verdict
    let scheme = LinkAddress(address).scheme
    guard seen.insert([kind.rawValue, scheme, pattern, explanation.place, "\(isLimit)"]).inserted
    else { return }
    let difference = LinkAudit.Difference(
      kind: kind, address: address, pattern: pattern, verdict: verdict, explanation: explanation)
    if isLimit { limits.append(difference) } else { differences.append(difference) }
  }

  var audit: LinkAudit {
    LinkAudit(differences: differences, limits: limits, asked: asked.count)
  }
}
