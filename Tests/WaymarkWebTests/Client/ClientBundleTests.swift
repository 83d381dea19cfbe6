// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

/// What the script of the page and the server must have in common.
struct ClientBundleTests {
  @Test func `both sides have the same operations, and the script performs each`() throws {
    let table = try #require(ClientBundle.script.firstMatch(of: /const op={([^}]*)}/)).1
    let entries = table.matches(of: /(\w+):(\d+)/).map { ("\($0.1)", Int($0.2)) }
    #expect(entries.map(\.0) == PatchOperation.Code.allCases.map { "\($0)" })
    #expect(entries.map(\.1) == PatchOperation.Code.allCases.map(\.rawValue))
    let performed = ClientBundle.script.matches(of: /case op\.(\w+):/).map { "\($0.1)" }
    #expect(performed.sorted() == entries.map(\.0).sorted())
  }

  @Test func `both sides have the same actions`() {
    // By default, Unicode's rules find no boundary in `a.send` and `a:put`.
    let calls = /\b(?:send|put|stringify)\(([^;{}\n]*)/.wordBoundaryKind(.simple)
    var written: Set<String> = []
    for call in ClientBundle.script.matches(of: calls) {
      // Not what a string is compared with.
      for word in call.1.matches(of: /[,?:|]'(\w+)'/) { written.insert("\(word.1)") }
    }
    // These are named in the markup only.
    let ofMarkup: [ClientAction] = [.back, .refresh, .changeDate, .changeNumber, .changeOn]
    let known = Set(ClientAction.allCases.map(\.rawValue))
    #expect(written.isDisjoint(with: ofMarkup.map(\.rawValue)))
    #expect(written.union(ofMarkup.map(\.rawValue)) == known)
  }

  @Test func `both sides have the same codes for closed sockets`() {
    #expect(
      ClientBundle.script.contains(
        "{takenOver:\(SessionCloseCode.takenOver),forgotten:\(SessionCloseCode.forgotten),"))
  }

  @Test func `what is embedded is minified and small`() {
    #expect(!ClientBundle.script.contains("//"))
    #expect(!ClientBundle.style.contains("/*"))
    #expect(ClientBundle.script.utf8.count < 52_400)
    #expect(ClientBundle.style.utf8.count < 53_700)
  }
}
