// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation

/// Reads a line as an address and the bytes below it as an association file.
///
/// What was read and written again has to say the same of the address.
package func checkAssociation(_ bytes: UnsafeBufferPointer<UInt8>) {
  let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
  let address = String(decoding: bytes[..<end], as: UTF8.self)
  let file = bytes[end...].dropFirst()
  do throws(AssociationError) {
    let read = try AppleAppSiteAssociation(parsing: file)
    check(read, at: address)
    let again = try AppleAppSiteAssociation(parsing: read.compactText.utf8)
    precondition(again.compactText == read.compactText, "what is written is another file")
    precondition(read.match(address) == again.match(address), "it says something else")
  } catch .tooLarge {
    // What is written may be longer than what was read.
  } catch {
    precondition(!error.description.isEmpty && !error.code.isEmpty, "an error that says nothing")
  }
  if let read = try? AssetLinks(parsing: file) {
    precondition(read.lint().allSatisfy { !$0.description.isEmpty }, "an issue says nothing")
    if let again = try? AssetLinks(parsing: read.text.utf8) {
      precondition(again.statements == read.statements, "what is written is another file")
    }
    check(read.explain(address))
  }
  readArtifacts(file, address)
}

/// Reads bytes as each of the other files that are made of a table.
private func readArtifacts(_ file: Slice<UnsafeBufferPointer<UInt8>>, _ address: String) {
  _ = LinkArtifact(contentOf: file)
  if let read = try? AndroidManifest(parsing: file) {
    check(read.explain(address))
    let again = try? AndroidManifest(parsing: read.text.utf8)
    precondition(again?.text == read.text, "what is written is another manifest")
  }
  if let read = try? AssociatedDomains(parsing: file) {
    check(read.explain(address))
    let again = try? AssociatedDomains(parsing: read.text.utf8)
    precondition(again == read, "what is written is another entitlement")
  }
  if let read = try? LinkInfoPlist(parsing: file) {
    check(read.explain(address))
    let again = try? LinkInfoPlist(parsing: read.text.utf8)
    precondition(again?.text == read.text, "what is written is another list")
  }
  if let read = try? Sitemap(parsing: file) {
    check(read.explain(address))
    let again = try? Sitemap(parsing: read.files()[0].text.utf8)
    precondition(again == read, "what is written is another sitemap")
  }
}

private func check(_ explanation: LinkExplanation) {
  precondition(!explanation.reason.isEmpty, "an explanation that says nothing")
  precondition(explanation.passed.allSatisfy { !$0.reason.isEmpty }, "no reason")
}

private func check(_ file: AppleAppSiteAssociation, at address: String) {
  let match = file.match(address)
  precondition(!match.reason.isEmpty, "a match that says nothing")
  precondition(match.matches == (match.decision == .opens), "it opens and does not")
  precondition(match.passed.allSatisfy { !$0.miss.description.isEmpty }, "no reason")
  precondition(match.matches || match.decision != .opens || match.rule != nil, "nobody decided")
  precondition(file.lint().allSatisfy { !$0.description.isEmpty }, "an issue says nothing")
  precondition(file.difference(to: file).changes.isEmpty, "a file differs from itself")
}
