// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkMacroExpansion

struct PreviewMacroTests {
  /// Returns the body of the registry's function.
  private func made(_ source: String) throws -> String {
    let text = plain(try expand("Preview", source))
    let head = """
      struct $s3App15PreviewRegistryfMu_: PreviewRegistry {
      static var fileID: String { "App/File.swift" }
      static var line: Int { 7 }
      static var column: Int { 3 }
      @MainActor static func makePreview() throws -> Preview {

      """
    #expect(text.hasPrefix(head) && text.hasSuffix("\n}\n}"))
    return String(text.dropFirst(head.count).dropLast(4))
  }

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", "Preview {\nText(\"a\")\n}"),
    (
      "#Preview(\"A\") { Text(\"a\")\nText(\"b\") }",
      "Preview(\"A\") {\nText(\"a\")\nText(\"b\")\n}"
    ),
    (
      "#Preview(\"A)\", traits: .portrait, .fixedLayout(width: 1, height: 2)) {}",
      "Preview(\"A)\", traits: .portrait, .fixedLayout(width: 1, height: 2)) {\n}"
    ),
    ("#Preview(body: { Text(\"a\") })", "Preview(body: { Text(\"a\") })"),
    ("@available(iOS 17, *)\n#Preview { A() /* } */ }", "Preview {\nA()\n}"),
    ("#Preview { let a = 1; return A(a) }", "Preview {\nlet a = 1; return A(a)\n}"),
  ])
  func `a preview is passed on as it is written`(source: String, made: String) throws {
    #expect(try self.made(source) == made)
  }

  @Test(arguments: [
    ("#Preview { A() }", 7, 3), ("  #Preview { A() }", 7, 5),
    ("\n\n  /* A\n */ // B\n  #Preview { A() }", 11, 3),
    ("\n@available(iOS 17, *)\n#Preview { A() }", 8, 1),
  ])
  func `the place is that of the first token`(source: String, line: Int, column: Int) throws {
    let text = plain(try expand("Preview", source))
    #expect(text.contains("static var line: Int { \(line) }"))
    #expect(text.contains("static var column: Int { \(column) }"))
  }

  @Test func `previewable variables are properties of a view`() throws {
    let text = try made(
      #"""
      #Preview("A") {
        // The state.
        @Previewable @State var isOn = true
        let title = "b"; @Previewable @State var text: String = """
          }
          """
        @Previewable @Environment(\.a) private var a: [Int]
        @Bindable var model = Model()
        Toggle(title, isOn: $isOn)
          .padding()
      }
      """#)
    #expect(
      text == #"""
        struct $s3App11PreviewViewfMu_: View {
        @State var isOn = true
        @State var text: String = """
        }
        """
        @Environment(\.a) private var a: [Int]
        var body: some View {
        let title = "b";
        @Bindable var model = Model()
        Toggle(title, isOn: $isOn)
        .padding()
        }
        }
        return Preview("A") {
        $s3App11PreviewViewfMu_()
        }
        """#)
  }

  @Test func `a value over several lines stays whole`() throws {
    let text = try made(
      "#Preview {\n@Previewable @State var a = Model\n.make {\n1\n}\n.b\n+ 2\nText(\"\")\n}")
    let property = "@State var a = Model\n.make {\n1\n}\n.b\n+ 2\n"
    #expect(text.contains(property + "var body: some View {\nText"))
  }

  @Test(arguments: [
    "#Preview { VStack { @Previewable @State var a = 1 } }",
    "#Preview { if b { @Previewable @State var a = 1 } }",
  ])
  func `a previewable variable further inside is an error`(source: String) throws {
    let index = try #require(source.utf8.firstIndex(of: UInt8(ascii: "@")))
    let message = "'@Previewable' can only be attached to a variable at the top of a '#Preview'"
    let offset = source.utf8.distance(from: source.startIndex, to: index)
    #expect(throws: SourceIssue(message, at: offset)) { try expand("Preview", source) }
  }

  @Test func `a variable outside of a preview is not previewable`() throws {
    let source = "@Previewable @State var a = 1"
    #expect(
      throws: SourceIssue(
        "'@Previewable' can only be attached to a variable at the top of a '#Preview'")
    ) {
      try expand("Previewable", source, as: "peer", in: ["struct A: View {}"])
    }
    #expect(throws: SourceIssue("'@Previewable' can only be attached to a variable")) {
      try expand("Previewable", "@Previewable func a() {}", as: "peer")
    }
    #expect(
      try expand("Previewable", source, as: "peer", in: ["{ }", "#Preview(\"A\") { }"]) == "")
  }
}
