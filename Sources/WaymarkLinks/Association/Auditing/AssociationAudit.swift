// SPDX-License-Identifier: MIT

/// What a served association file and a table of links say differently.
public struct AssociationAudit: Hashable, Sendable {
  /// What they disagree about, one address for each kind, route and rule.
  public var disagreements: [AssociationDisagreement]

  /// What is odd in the file by itself: rules that are never asked, its size, and the like.
  ///
  /// Without notes.
  public var lints: [AssociationLint]

  /// How many addresses were asked of both.
  public var asked: Int

  /// Whether there is nothing to report.
  public var isClean: Bool { disagreements.isEmpty && lints.isEmpty }
}

/// An address that an association file and a table of links do not agree about.
public struct AssociationDisagreement: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The table has a page that no rule of the file opens.
    case missing
    /// The table has a page that a rule of the file excludes.
    case shadowed
    /// The file opens what the table has no page for.
    case tooWide = "too-wide"
    /// The file opens none of the addresses that were made up for a route.
    case unreachable
  }

  /// What is wrong.
  public var kind: Kind

  /// An example, from the path on.
  public var address: String

  /// The pattern of the table that the example leads to; nil for none.
  public var pattern: String?

  /// What the table says of the example.
  public var verdict: String

  /// What the file says of the example, with the rule that decides.
  public var match: AssociationMatch
}

extension AssociationDisagreement: CustomStringConvertible {
  /// The disagreement in a line.
  public var description: String {
    "\(kind.rawValue): \(address): \(verdict) But by the file: \(match.reason)"
  }
}

extension RouteTable {
  /// Asks an association file and the table for the same addresses.
  ///
  /// They are made of both: links of each route with values at random, always the same ones, what
  /// is near them, and what is near each rule. What no pattern can say (see
  /// ``appleAppSiteAssociation(apps:)``) is no disagreement.
  ///
  /// - Parameters:
  ///   - file: The file, as it is served.
  ///   - app: The app whose rules are asked; nil for all.
  /// - Returns: What they say differently.
  public func audit(
    _ file: AppleAppSiteAssociation, app: String? = nil
  ) -> AssociationAudit {
    var auditor = AssociationAuditor(AssociationMatcher(file), app: app, entries, options)
    for (index, entry) in entries.enumerated() {
      let links = samples(of: index)
      auditor.begin(entry)
      for address in links.flatMap(AssociationAuditor.neighbours) + [entry.example] {
        auditor.ask(address, verdict(on: address))
      }
      auditor.endEntry()
    }
    for address in file.examples { auditor.ask(address, verdict(on: address)) }
    return AssociationAudit(
      disagreements: auditor.disagreements,
      lints: file.lints().filter { $0.severity > .note }, asked: auditor.asked.count)
  }

  /// Links that an entry prints.
  func samples(of index: Int) -> [String] {
    var random = LinkRandom(seed: UInt64(index))
    var samples: [String] = []
    for _ in 0..<8 where samples.count < 4 {
      guard let value = codecs.routes[index].sample(&random),
        let address = try? print(value, by: index)?.path
      else { continue }
      if !samples.contains(address) { samples.append(address) }
    }
    return samples
  }

  func verdict(on address: String) -> AssociationAuditor.Verdict {
    do throws(LinkError) {
      let entry = entries[try parse(path: address).entry]
      return entry.web == .page
        ? .page(entry) : .none("The table leaves \(entry.pattern) to the app alone.", entry)
    } catch {
      let entry = routeIndex(ofPath: String(address.prefix { !"?#".contains($0) }))
        .map { entries[$0] }
      switch error {
      case .noRoute, .foreign, .webOnly, .missingItem: return .none("\(error)", entry)
      case .malformed(.emptySegment, _) where !address.hasSlashesAtPathsEnd:
        return .none("\(error)", entry)
      case .malformed, .badParameter, .duplicateKey, .noSuchThing, .tooLong: return .open
      }
    }
  }
}

extension String {
  /// Whether its path ends in several slashes, which systems do not tell from one.
  fileprivate var hasSlashesAtPathsEnd: Bool { prefix { !"?#".contains($0) }.hasSuffix("//") }
}
