// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// Compares the intent filters of a manifest with the table.
  ///
  /// Both are evaluated for the same addresses: links of each route with seeded random values at
  /// each host, variations of them, and variations of each path of the filters. Where the filters
  /// that the table exports in the same syntax differ from the table as well, the result is a
  /// limit, not an issue.
  ///
  /// - Parameter manifest: The manifest.
  /// - Returns: The differences.
  public func audit(_ manifest: AndroidManifest) -> LinkAudit {
    let isAdvanced = manifest.filters.contains { filter in
      filter.paths.contains { $0.kind == .pathAdvancedPattern || $0.kind == .pathSuffix }
    }
    var auditor = LinkAuditor(
      given: AndroidMatcher(manifest).explain,
      exported: AndroidMatcher(androidManifest(isAdvanced ? .advanced : .simple)).explain)
    let paths = auditAddresses(beside: manifest.examples)
    let others = manifest.filters.filter { $0.schemes.contains("https") }.flatMap(\.hosts)
    for host in auditHosts(beside: others) {
      let isKnown = hasHost(host)
      for (address, verdict) in paths {
        auditor.ask(
          "https://" + host + address,
          isKnown
            ? verdict.truth
            : .doesNotOpen("The table does not have the host.", pattern: nil))
      }
    }
    for scheme in schemes {
      auditor.ask(scheme + ":///", .opens("The table has the scheme.", pattern: nil))
    }
    for filter in manifest.filters {
      let host = filter.hosts.first.map { LinkHost(pattern: $0).example } ?? ""
      let path = filter.paths.flatMap(\.examples).first { $0.hasPrefix("/") } ?? "/"
      for scheme in filter.schemes
      where !schemes.contains(scheme) && scheme != "https" && scheme != "http" {
        auditor.ask(
          scheme + "://" + host + path,
          .doesNotOpen("The table does not have the scheme.", pattern: nil))
      }
    }
    return auditor.audit
  }

  /// Addresses, from the path on, around the links of each route, with what the table says of them.
  ///
  /// - Parameter others: More addresses.
  /// - Returns: All addresses, some perhaps more than once.
  func auditAddresses(
    beside others: [String]
  ) -> [(address: String, verdict: AssociationAuditor.Verdict)] {
    var addresses: [String] = []
    for (index, entry) in entries.enumerated() {
      addresses += samplePaths(of: index).flatMap(AssociationAuditor.neighbours) + [entry.example]
    }
    return (addresses + others).map { ($0, verdict(on: $0)) }
  }
}

extension AssociationAuditor.Verdict {
  /// What an artifact that opens a table's pages has to say.
  var truth: LinkAuditor.Truth {
    switch self {
    case .page(let entry):
      .opens("The table has a page, \(entry.pattern).", pattern: entry.pattern)
    case .none(let reason, let entry): .doesNotOpen(reason, pattern: entry?.pattern)
    case .open: .open
    }
  }
}

extension AndroidManifest {
  /// Addresses, from the path on, that lie around where its paths begin to match and cease to.
  fileprivate var examples: [String] {
    filters.filter { $0.schemes.contains("https") }.flatMap(\.paths).flatMap(\.examples)
      .filter { $0.hasPrefix("/") }
  }
}

extension AndroidPath {
  fileprivate var examples: [String] {
    let made: [String]
    switch kind {
    case .path: made = [value]
    case .pathPrefix: made = [value, value + "zz", value + "/zz/zz"]
    case .pathSuffix: made = ["/zz" + value]
    case .pathPattern, .pathAdvancedPattern: made = ["zz", "7", "zz/zz"].map(filled)
    }
    return (made + (made.first.map { [$0 + "/zz", $0 + "zz"] } ?? [])).map { path in
      path.split(separator: "/", omittingEmptySubsequences: false)
        .map { LinkEscape.spelling(of: String($0), isQuery: false) }.joined(separator: "/")
    }
  }

  /// The pattern with its wildcards and sets replaced by a text.
  private func filled(_ fill: String) -> String {
    var text = ""
    var rest = value[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": text += rest.popFirst().map { String($0) } ?? ""
      case ".": text += rest.first == "." ? "" : fill
      case "[" where kind == .pathAdvancedPattern:
        rest = rest.drop { $0 != "]" }.dropFirst()
        text += fill
      case "*": break
      case "+" where kind == .pathAdvancedPattern: break
      case "{" where kind == .pathAdvancedPattern: rest = rest.drop { $0 != "}" }.dropFirst()
      default: text.append(character)
      }
    }
    return text
  }
}
