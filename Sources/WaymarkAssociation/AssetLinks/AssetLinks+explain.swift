// SPDX-License-Identifier: MIT

extension AssetLinks {
  /// Explains whether the file lets an app open an address, by which rule, or why not.
  ///
  /// A statement without rules leaves the decision to the app's manifest, as does one with a rule
  /// that Android does not support. Rules are evaluated as Google documents them for Android 15,
  /// where a `*` ends at the first occurrence of the character after it. The documentation does not
  /// define whether an address is decoded before matching, which of several items with one name
  /// count, and whether an absent item equals an empty one: where the result depends on that, and
  /// where several statements have rules for one app, it is
  /// ``LinkExplanation/Verdict/undocumented``.
  ///
  /// - Parameters:
  ///   - address: The address, or the part after its host; the host is ignored.
  ///   - app: The package of the app; nil for any.
  /// - Returns: The explanation of the file's verdict.
  public func explain(_ address: String, app: String? = nil) -> LinkExplanation {
    var passed: [LinkExplanation.Passed] = []
    var undocumented: LinkExplanation?
    let address = LinkAddress(address)
    guard address.scheme == nil || address.scheme == "https" || address.scheme == "http" else {
      return LinkExplanation(.doesNotOpen, "It is not the address of a web page.")
    }
    for (index, statement) in statements.enumerated() {
      let place = "[\(index)]"
      guard statement.relations.contains(Self.opensPages) else {
        passed.append(.init(place: place, reason: "It is not for opening pages."))
        continue
      }
      guard case .app(let target) = statement.target, app == nil || app == target.package else {
        passed.append(.init(place: place, reason: "It is for another target."))
        continue
      }
      if repeatsRules(of: statement) {
        undocumented =
          undocumented
          ?? LinkExplanation(
            .undocumented, at: place, "Several statements have rules for \(target.package).")
        continue
      }
      let said = explain(address, statement, at: place)
      switch said.verdict {
      case .opens:
        return LinkExplanation(
          .opens, at: said.place, said.reason, passed: passed + said.passed)
      case .undocumented: undocumented = undocumented ?? said
      case .doesNotOpen:
        passed += said.passed
        passed.append(.init(place: said.place ?? place, reason: said.reason))
      }
    }
    if let undocumented { return undocumented }
    return LinkExplanation(
      .doesNotOpen, passed.last?.reason ?? "The file has no statements.", passed: passed)
  }

  private func repeatsRules(of statement: Statement) -> Bool {
    statement.components != nil
      && statements.count {
        $0.target == statement.target && $0.components != nil
          && $0.relations.contains(Self.opensPages)
      } > 1
  }

  private func explain(
    _ address: LinkAddress, _ statement: Statement, at place: String
  ) -> LinkExplanation {
    guard let rules = statement.components else {
      return LinkExplanation(.opens, at: place, "It has no rules, so the app's manifest decides.")
    }
    if let flaw = Self.flaw(in: rules) {
      return LinkExplanation(
        .opens, at: place, "Android ignores its rules, since \(flaw).")
    }
    let readings = DynamicReading.all(for: address, by: rules).map { reading in
      reading.decide(address, by: rules)
    }
    let first = readings.first?.index
    let opens = readings.map { $0.index.map { rules[$0].exclude != true } ?? false }
    guard Set(opens).count == 1 else {
      return LinkExplanation(
        .undocumented, at: place, "It depends on behavior that Google does not document.")
    }
    let places = rules.indices.map { "\(place).dynamic_app_link_components[\($0)]" }
    let passed = (readings.first?.misses ?? []).enumerated().map { index, reason in
      LinkExplanation.Passed(place: places[index], reason: reason)
    }
    guard let first else {
      return LinkExplanation(
        .doesNotOpen, at: place, "None of the \(rules.count) rules matches.", passed: passed)
    }
    let rule = rules[first]
    return rule.exclude == true
      ? LinkExplanation(
        .doesNotOpen, at: places[first], "\(rule) matches first and excludes.", passed: passed)
      : LinkExplanation(.opens, at: places[first], "\(rule) matches first.", passed: passed)
  }

  /// Why Android reads none of some rules; nil where it does.
  private static func flaw(in rules: [AssociationRule]) -> String? {
    if rules.isEmpty { return "there are none" }
    for (index, rule) in rules.enumerated() {
      if case .text = rule.query { return "the query of rule \(index) is a text" }
      if case .items(let items) = rule.query,
        items.isEmpty
          || items.contains(where: {
            $0.pattern?.isEmpty != false
          })
      {
        return "an item of rule \(index) has no pattern"
      }
      if rule.path == "" || rule.fragment == "" { return "a part of rule \(index) is empty" }
    }
    return nil
  }
}
