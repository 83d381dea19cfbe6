// SPDX-License-Identifier: MIT

/// Pages that other apps open by one association file than by another, with an example.
public struct AssociationChange: Hashable, Sendable {
  /// An address, from the path on, that stands for all that these rules decide.
  public var example: String

  /// The apps that open it by the old file.
  public var appsBefore: [String]

  /// The apps that open it by the new file.
  public var appsAfter: [String]

  /// What the old file says of it.
  public var before: AssociationMatch

  /// What the new file says of it.
  public var after: AssociationMatch
}

extension AssociationChange: CustomStringConvertible {
  /// The change on one line.
  public var description: String {
    func list(_ apps: [String]) -> String {
      apps.isEmpty ? "the browser" : apps.joined(separator: ", ")
    }
    return "\(example): from \(list(appsBefore)) to \(list(appsAfter))"
  }
}

extension AppleAppSiteAssociation {
  /// Which pages other apps open by a newer file.
  ///
  /// Addresses made of the rules of both files are asked of both. Of those that the same two rules
  /// decide the first is reported, in the order of the old rules, then of the new ones.
  public func changes(to newer: AppleAppSiteAssociation) -> [AssociationChange] {
    let old = AssociationMatcher(self)
    let new = AssociationMatcher(newer)
    var asked: Set<String> = []
    var seen: Set<[String?]> = []
    var changes: [AssociationChange] = []
    for example in examples + newer.examples where asked.insert(example).inserted {
      let before = old.apps(opening: example)
      let after = new.apps(opening: example)
      guard before != after else { continue }
      let change = AssociationChange(
        example: example, appsBefore: before, appsAfter: after, before: old.match(example),
        after: new.match(example))
      let deciding = [change.before.rule?.place, change.after.rule?.place]
      if seen.insert(deciding + before + ["→"] + after).inserted { changes.append(change) }
    }
    return changes
  }

  /// Addresses around where each rule begins to match and ceases to.
  var examples: [String] {
    guard let links else { return [] }
    return links.rules.flatMap { $0.examples(links.variables) }
  }
}
