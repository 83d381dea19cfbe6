// SPDX-License-Identifier: MIT

/// The result of comparing an artifact with a table of links.
public struct LinkAudit: Hashable, Sendable {
  /// An address for which they differ.
  public struct Issue: Hashable, Sendable {
    /// The kind of the issue.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The artifact opens an address that the table does not.
      case wider
      /// The artifact does not open an address that the table does.
      case narrower
      /// The system's documentation does not define whether the artifact opens it.
      case undocumented
    }

    /// The kind of the issue.
    public var kind: Kind
    /// An example address.
    public var address: String
    /// The pattern of the table that the example matches; nil for none.
    public var pattern: String?
    /// The table's verdict on the example.
    public var verdict: String
    /// The artifact's verdict on the example.
    public var explanation: LinkExplanation
  }

  /// The issues, with one example for each kind, scheme, route and part of the artifact.
  public var issues: [Issue]

  /// Differences that the artifact exported from the table has, too, since its format cannot
  /// express more.
  public var limits: [Issue]

  /// The number of addresses that were compared.
  public var asked: Int

  /// Whether there are no issues, apart from ``limits``.
  public var isClean: Bool { issues.isEmpty }
}

extension LinkAudit.Issue: CustomStringConvertible {
  /// The issue in one line.
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

  /// The verdict.
  let given: (String) -> LinkExplanation
  /// What the artifact says that the table exports.
  let exported: (String) -> LinkExplanation
  private(set) var issues: [LinkAudit.Issue] = []
  private(set) var limits: [LinkAudit.Issue] = []
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
    _ kind: LinkAudit.Issue.Kind, _ address: String, _ pattern: String?, _ verdict: String,
    _ explanation: LinkExplanation
  ) {
    let isLimit = exported(address).verdict == explanation.verdict
    let scheme = LinkAddress(address).scheme
    guard seen.insert([kind.rawValue, scheme, pattern, explanation.place, "\(isLimit)"]).inserted
    else { return }
    let issue = LinkAudit.Issue(
      kind: kind, address: address, pattern: pattern, verdict: verdict, explanation: explanation)
    if isLimit { limits.append(issue) } else { issues.append(issue) }
  }

  var audit: LinkAudit {
    LinkAudit(issues: issues, limits: limits, asked: asked.count)
  }
}
