// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The listings of public APIs in Documentation/API, which `Scripts/interface` compares with the
/// modules.
struct InterfaceTests {
  @Test func `every library has a listing`() throws {
    let manifest = try String(
      contentsOf: SourceFile.package.appending(path: "Package.swift"), encoding: .utf8)
    let products = try #require(manifest.firstMatch(of: /products: \[([^\]]*)\]/)).1
    let listings = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.package.appending(path: "Documentation/API").path())
    #expect(
      listings.sorted() == products.matches(of: /"(\w+)"/).map { "\($0.1).txt" }.sorted())
  }

  /// A symbol graph with the given parts.
  private func graph(_ symbols: [String], _ relationships: [String] = []) -> Data {
    Data(
      """
      {"symbols": [\(symbols.joined(separator: ","))],
       "relationships": [\(relationships.joined(separator: ","))]}
      """.utf8)
  }

  /// A symbol of a graph, declared by a keyword, a name and the rest.
  private func symbol(
    _ kind: String, _ path: [String], _ keyword: String, _ rest: String = "", more: String = ""
  ) -> String {
    let name = path.last ?? ""
    let components = path.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"identifier": {"precise": "s:\(path.joined())"}, "kind": {"identifier": "swift.\(kind)"},
       "pathComponents": [\(components)],
       "declarationFragments": [
         {"kind": "keyword", "spelling": "\(keyword)"}, {"kind": "text", "spelling": " "},
         {"kind": "identifier", "spelling": "\(name)"}, {"kind": "text", "spelling": "\(rest)"}
       ]\(more)}
      """
  }

  @Test func `types come with their conformances and members, in order`() throws {
    let interface = try PublicInterface(graphs: [
      graph(
        [
          symbol("struct", ["Outer", "Inner"], "struct"),
          symbol("property", ["Outer", "b"], "var", ": Int { get }"),
          symbol("method", ["Outer", "a()"], "func", "\\n  -> some View"),
          symbol("struct", ["Outer"], "struct"), symbol("func", ["f()"], "func"),
          symbol(
            "method", ["Outer", "old()"], "func",
            more: #", "availability": [{"isUnconditionallyDeprecated": true}]"#),
        ],
        [
          #"{"kind": "conformsTo", "source": "s:Outer", "target": "x", "targetFallback": "A.P"}"#,
          #"{"kind": "conformsTo", "source": "s:Outer", "target": "s:OuterInner"}"#,
          """
          {"kind": "conformsTo", "source": "s:Outer", "target": "y",
           "targetFallback": "Swift.Copyable"}
          """,
        ]),
      graph([
        symbol(
          "method", ["Array", "g()"], "func",
          more: """
            , "swiftExtension": {"constraints": [
              {"kind": "conformance", "lhs": "Element", "rhs": "Hashable"}]}
            """)
      ]),
    ])
    #expect(
      interface.text == """
        func f()

        struct Outer
          : Outer.Inner
          : P
          @available(*, deprecated) func old()
          func a() -> some View
          var b: Int { get }

        struct Outer.Inner

        extension Array
          func g() where Element: Hashable

        """)
  }

  @Test func `constraints of the type itself are not repeated`() throws {
    let constraint = #"{"kind": "sameType", "lhs": "T", "rhs": "Int"}"#
    let interface = try PublicInterface(graphs: [
      graph([
        symbol(
          "struct", ["Box"], "struct", "<T> where T == Int",
          more: #", "swiftGenerics": {"constraints": [\#(constraint)]}"#),
        symbol(
          "method", ["Box", "a()"], "func",
          more: #", "swiftExtension": {"constraints": [\#(constraint)]}"#),
      ])
    ])
    #expect(interface.text == "struct Box<T> where T == Int\n  func a()\n")
  }
}
