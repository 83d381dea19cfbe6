// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkLinks

/// Reads a line as an address and the bytes below it as two association files, divided by a line
/// `---`, which are compared with each other; and the first one as each file made from a table,
/// which is compared with a table.
package func checkComparison(_ bytes: UnsafeBufferPointer<UInt8>) {
  let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
  let address = String(decoding: bytes[..<end], as: UTF8.self)
  let files = bytes[end...].split(separator: Array("\n---\n".utf8), maxSplits: 1)
  guard let first = files.first else { return }
  let table = makeTable()
  audit(first, table)
  guard let old = try? AppleAppSiteAssociation(parsing: first) else { return }
  check(table.audit(old), of: old)
  if files.count > 1, let new = try? AppleAppSiteAssociation(parsing: files[1]) {
    check(old, new, at: address)
  }
}

private func check(
  _ old: AppleAppSiteAssociation, _ new: AppleAppSiteAssociation, at address: String
) {
  let difference = old.difference(to: new)
  for change in difference.changes {
    precondition(change.appsBefore != change.appsAfter, "a change that changes nothing")
    if let apps = apps(old, change.example) {
      precondition(apps == Set(change.appsBefore), "the old file opens it in other apps")
    }
    if let apps = apps(new, change.example) {
      precondition(apps == Set(change.appsAfter), "the new file opens it in other apps")
    }
  }
  if difference.verdict == .same, isWellFormed(address) {
    precondition(apps(old, address) == apps(new, address), "not the same")
  }
}

/// The apps that open a link; nil where a rule is too complex.
private func apps(_ file: AppleAppSiteAssociation, _ address: String) -> Set<String>? {
  let all = Set((file.links?.details ?? []).flatMap(\.appIDs))
  var apps: Set<String> = []
  for app in all {
    let match = file.match(address, app: app)
    if match.decision == .gaveUp { return nil }
    if match.matches { apps.insert(app) }
  }
  return apps
}

/// Whether an address is one that comparisons cover: a path in ASCII, in which each `%` begins an
/// escape.
private func isWellFormed(_ address: String) -> Bool {
  address.wholeMatch(of: /\/(?:[!-$&-~]|%[0-9A-Fa-f]{2})*/) != nil
}

private func check(_ audit: AssociationAudit, of file: AppleAppSiteAssociation) {
  for issue in audit.issues {
    let match = file.match(issue.address)
    if match.decision == .gaveUp { continue }
    precondition(match.matches == (issue.kind == .tooWide), "an issue that is none")
    precondition(!issue.verdict.isEmpty, "an issue says nothing")
  }
}

private func audit(
  _ file: Slice<UnsafeBufferPointer<UInt8>>, _ table: RouteTable<[String]>
) {
  if let read = try? AssetLinks(parsing: file) { check(table.audit(read)) }
  if let read = try? AndroidManifest(parsing: file) { check(table.audit(read)) }
  if let read = try? AssociatedDomains(parsing: file) { check(table.audit(read)) }
  if let read = try? LinkInfoPlist(parsing: file) { check(table.audit(read)) }
  if let read = try? Sitemap(parsing: file), let audit = try? table.audit(read) { check(audit) }
}

private func check(_ audit: LinkAudit) {
  for issue in audit.issues + audit.limits {
    precondition(!issue.verdict.isEmpty && !issue.explanation.reason.isEmpty, "no reason")
  }
}

/// Made anew for each input: a table remembers values, which the leak sanitizer does not see where an
/// enumeration keeps its case in the spare bits of a pointer.
private func makeTable() -> RouteTable<[String]> {
  do {
    return try RouteTable(hosts: ["a.b", ":tenant.a.b"], schemes: ["app"]) {
      LinkRoute("/", route: [])
      LinkRoute("/users/:id", .int, make: { ["id", "\($0)"] }, match: { _ in nil })
      LinkRoute("/users/new", route: ["new"], web: .appOnly)
      LinkRoute(
        "/@:name.html", .text, make: { ["name", $0] },
        match: { $0.first == "name" ? $0.last : nil })
      LinkRoute(
        "/files/*path/raw", .rest, make: { ["raw"] + $0 },
        match: { $0.first == "raw" ? Array($0.dropFirst()) : nil })
      LinkRoute(
        "/pages/:page??q", .text.default("1"), .text, make: { ["page", $0, $1] },
        match: { $0.first == "page" ? ($0[1], $0[2]) : nil })
    }
  } catch {
    preconditionFailure("\(error)")
  }
}
