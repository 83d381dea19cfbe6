// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// Asks asset links and the table for the same addresses.
  ///
  /// They are made as for ``audit(_:app:)-(AppleAppSiteAssociation,_)``. What the file that the
  /// table exports says otherwise, too, is a limit and no difference. Statements without rules
  /// leave all to the app's manifest, so they open what the table has no page for.
  ///
  /// - Parameters:
  ///   - links: The file, as it is served.
  ///   - app: The package of the app that is asked for; nil for any.
  /// - Returns: What they say differently.
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
