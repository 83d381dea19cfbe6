// SPDX-License-Identifier: MIT

extension AssetLinks {
  /// The issues found in the file, in the order of the file.
  public func lint() -> [AssociationIssue] {
    var linter = AssociationLinter()
    for issue in parseIssues { linter.lint(issue) }
    if statements.isEmpty {
      linter.note(.nothingOpens, "", "The file has no statements, so it names no app.")
    }
    var narrowed: [Target: Int] = [:]
    for (index, statement) in statements.enumerated() {
      let place = "[\(index)]"
      linter.lint(statement, at: place)
      guard statement.components != nil else { continue }
      if let first = narrowed[statement.target] {
        linter.note(
          .repeatedApp, place,
          "Statement \(first) has rules for it, too; which of them apply is undefined.")
      }
      narrowed[statement.target] = narrowed[statement.target] ?? index
    }
    return linter.issues
  }
}

extension AssociationLinter {
  fileprivate mutating func lint(_ statement: AssetLinks.Statement, at place: String) {
    if case .include(let address) = statement.target {
      if !Self.isAbsolute(address) {
        note(.includeAddress, place, "“\(address)” is not the URL of a file, such as https://….")
      }
      return
    }
    let known = [AssetLinks.opensPages, "delegate_permission/common.get_login_creds"]
    if !statement.relations.contains(where: known.contains) {
      note(.unknownRelation, place, "It has no relation that opens pages or shares passwords.")
    }
    switch statement.target {
    case .include: break
    case .site(let site):
      let host = site.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
      if !site.hasPrefix("https://") && !site.hasPrefix("http://") || host.count != 1
        || host.first?.isEmpty != false
      {
        note(.siteName, place, "“\(site)” is not a scheme and host, such as https://example.com.")
      }
    case .app(let app):
      if (try? AndroidPackageName(app.package)) == nil {
        note(.packageName, place, "“\(app.package)” is not a package name.")
      }
      if app.fingerprints.isEmpty {
        note(.fingerprint, place, "It has no certificate.")
      }
      for fingerprint in app.fingerprints
      where (try? CertificateFingerprint(fingerprint))?.text != fingerprint {
        note(
          .fingerprint, place,
          "“\(fingerprint)” is not 32 bytes in upper-case hexadecimal with colons between.")
      }
    }
    if statement.components?.isEmpty == true {
      note(.notAndroid, place, "The list of rules is empty, so it is ignored.")
    }
    for (index, rule) in (statement.components ?? []).enumerated() {
      lint(android: rule, at: "\(place).dynamic_app_link_components[\(index)]")
    }
  }

  private static func isAbsolute(_ address: String) -> Bool {
    ["https://", "http://"].contains { scheme in
      address.hasPrefix(scheme)
        && address.dropFirst(scheme.count).first.map { !"/?#".contains($0) } == true
    }
  }

  private mutating func lint(android rule: AssociationRule, at place: String) {
    if case .text = rule.query {
      note(.notAndroid, place, "The query is a string; Android supports only items.")
    }
    if case .items(let items) = rule.query, items.contains(where: { $0.pattern == nil }) {
      note(.notAndroid, place, "The pattern of an item is not a string.")
    }
    if rule.caseSensitive != nil || rule.percentEncoded != nil {
      note(.notAndroid, place, "Android supports neither caseSensitive nor percentEncoded.")
    }
    if rule.patterns.contains("") || rule == AssociationRule() {
      note(.notAndroid, place, "A part is empty.")
    }
  }
}
