// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// What the script of the page and the server must have in common.
struct ClientBundleTests {
  @Test func `both sides have the same operations, and the script performs each`() throws {
    let table = try #require(ClientBundle.script.firstMatch(of: /const op={([^}]*)}/)).1
    let entries = table.matches(of: /(\w+):(\d+)/).map { ("\($0.1)", Int($0.2)) }
    #expect(entries.map(\.0) == PatchOperation.Code.allCases.map { "\($0)" })
    #expect(entries.map(\.1) == PatchOperation.Code.allCases.map(\.rawValue))
    let performed = ClientBundle.script.matches(of: /(?:case |!==)op\.(\w+)/).map { "\($0.1)" }
    #expect(performed.sorted() == entries.map(\.0).sorted())
  }

  @Test func `both sides have the same actions`() throws {
    // By default, Unicode's rules find no boundary in `a.send` and `a:put`.
    let calls = /\b(?:send|put|stringify)\(([^;{}]*)/.wordBoundaryKind(.simple)
    var written: Set<String> = []
    // In the script, the names of these functions are shorter.
    for call in try sources().matches(of: calls) {
      // Not what a string is compared with.
      for word in call.1.matches(of: /[,?:|]\s*'(\w+)'/) { written.insert("\(word.1)") }
    }
    // These are named in the markup only.
    let ofMarkup: [ClientAction] = [.changeDate, .changeColor, .changeNumber, .changeOn]
    let known = Set(ClientAction.allCases.map(\.rawValue))
    #expect(written.isDisjoint(with: ofMarkup.map(\.rawValue)))
    #expect(written.union(ofMarkup.map(\.rawValue)) == known)
  }

  @Test func `both sides have the same limits of uploads`() throws {
    let source = try sources()
    #expect(FileUpload.chunkLimit == 64 << 10 && source.contains("const chunkSize = 64 << 10;"))
    #expect(source.contains("files.slice(0, \(FileValue.countLimit + 1))"))
  }

  private func sources() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let folder = package.appending(path: "Sources/WaymarkWeb/Client")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "js" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test func `both sides have the same codes for closed sockets`() {
    #expect(
      ClientBundle.script.contains(
        "{takenOver:\(SessionCloseCode.takenOver),forgotten:\(SessionCloseCode.forgotten),"))
  }

  @Test func `what is embedded is minified and small`() throws {
    #expect(!ClientBundle.script.contains("//"))
    #expect(!ClientBundle.opening.contains("//") && !ClientBundle.opening.contains("<"))
    #expect(!ClientBundle.style.contains("/*"))
    for part in ClientBundle.parts { #expect(!part.script.contains("//")) }
    // An app with commands loads the part for shortcuts, too.
    let shortcuts = try #require(StaticFile.parts.first { $0.selector.contains(".commands") })
    let files = [StaticFile.script, .styleSheet, .icon, shortcuts.file]
    #expect(files.map { ($0.compressedBytes ?? $0.bytes).count }.reduce(0, +) < 29_980)
  }

  @Test func `the parts that only some pages load are small, too`() {
    #expect(StaticFile.parts.map(\.selector).contains("[data-g]"))
    for part in StaticFile.parts {
      #expect((part.file.compressedBytes ?? part.file.bytes).count < 6000)
      #expect(StaticFile.own[part.file.address] != nil)
    }
  }
}
