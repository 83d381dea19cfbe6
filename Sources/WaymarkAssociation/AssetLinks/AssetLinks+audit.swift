// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// Compares asset links with the table.
  ///
  /// The addresses are chosen as for ``audit(_:app:)-(AppleAppSiteAssociation,_)``. Where the file
  /// exported from the table differs from the table as well, the result is a limit, not an issue.
  /// Statements without rules leave the decision to the app's manifest, so they also open addresses
  /// without a page.
  ///
  /// - Parameters:
  ///   - links: The served file.
  ///   - app: The package of the app; nil for any.
  /// - Returns: The differences.
  public func audit(_ links: AssetLinks, app: String? = nil) -> LinkAudit {
    let exported = assetLinks(apps: [AndroidApp(package: "", fingerprints: [])])
    var auditor = LinkAuditor(
      given: { links.explain($0, app: app) }, exported: { exported.explain($0) })
    let examples = links.statements.flatMap { $0.components ?? [] }.flatMap { rule in
      AssociationMatch.Rule(details: 0, index: 0, isOldForm: false, rule: rule).examples([])
    }
    for (address, verdict) in auditAddresses(beside: examples) {
      auditor.ask(address, verdict.truth)
    }
    return auditor.audit
  }
}
