// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkMacroExpansion

struct EntryMacroTests {
  private let values = ["extension EnvironmentValues {}"]

  @Test func `the accessors use the key`() throws {
    let text = try expand("Entry", "@Entry var accent = \"red\"", as: "accessor", in: values)
    #expect(
      plain(text) == """
        {
        get { self[__Key_accent.self] }
        set { self[__Key_accent.self] = newValue }
        }
        """)
  }

  @Test(arguments: [
    ("var a = 1", "static let defaultValue = 1"),
    ("public var a: Int = 1", "static var defaultValue: Int { 1 }"),
    ("var a: Int?", "static var defaultValue: Int? { nil }"),
    ("var a: Optional<Int>", "static var defaultValue: Optional<Int> { nil }"),
    (
      "var a: [Int: String] = [\n1: \"{,\"]",
      "static var defaultValue: [Int: String] { [\n1: \"{,\"] }"
    ),
    ("var a: () -> Void = {}", "static var defaultValue: () -> Void { {} }"),
    ("var a: Box<Int>= Box { 1 } // one", "static var defaultValue: Box<Int> { Box { 1 } }"),
    ("var a = Box\n.make(\n1)\n.big", "static let defaultValue = Box\n.make(\n1)\n.big"),
    (
      "var a = \"\\(\"}\" + #\"\"\"#)\" /* , */",
      "static let defaultValue = \"\\(\"}\" + #\"\"\"#)\""
    ),
    ("@MainActor private(set) var a = b ? 1\n: 2", "static let defaultValue = b ? 1\n: 2"),
  ])
  func `the key has the default`(declaration: String, member: String) throws {
    let text = try expand("Entry", "@Entry \(declaration)", as: "peer", in: values)
    #expect(plain(text) == plain("private struct __Key_a: EnvironmentKey {\n\(member)\n}"))
  }

  @Test(arguments: [
    ("extension Transaction {}", "TransactionKey"),
    ("extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
    ("@available(iOS 17, *) public extension ContainerValues {}", "ContainerValueKey"),
  ])
  func `the extended type decides about the key`(context: String, key: String) throws {
    let text = try expand("Entry", "@Entry var a = 1", as: "peer", in: [context])
    #expect(text.hasPrefix("private struct __Key_a: \(key) {"))
  }

  @Test(arguments: ["Int?", "Optional<Int>"])
  func `what has the focus has no default`(type: String) throws {
    let text = try expand(
      "Entry", "@Entry var a: \(type)", as: "peer", in: ["extension FocusedValues {}"])
    #expect(
      plain(text) == "private struct __Key_a: FocusedValueKey {\ntypealias Value = Int\n}")
  }

  @Test func `a name in backticks is one`() throws {
    let text = try expand("Entry", "@Entry var `default` = 1", as: "accessor", in: values)
    #expect(text.contains("self[__Key_default.self]"))
  }

  @Test(arguments: [
    ("@Entry let a = 1", "'@Entry' can only be attached to a 'var'", 0),
    ("@Entry func a() {}", "'@Entry' can only be attached to a 'var'", 0),
    ("@Entry var a: Int", "'@Entry' needs a default value", 7),
    ("@Entry var a: Int { 1 }", "A variable with '@Entry' cannot have accessors or observers", 18),
    (
      "@Entry var a = 1 { didSet {} }",
      "A variable with '@Entry' cannot have accessors or observers", 17
    ),
    ("@Entry var a = 1, b = 2", "'@Entry' needs a declaration of exactly one variable", 7),
    ("@Entry var (a, b) = (1, 2)", "'@Entry' needs a declaration of exactly one variable", 7),
    (" @Entry static var a = 1", "A variable with '@Entry' cannot be static", 1),
  ])
  func `misuse is an error at its place`(source: String, message: String, offset: Int) {
    #expect(throws: SourceIssue(message, at: offset)) {
      try expand("Entry", source, as: "peer", in: values)
    }
  }

  @Test(arguments: ["struct Model {}", "extension Model {}", "func run() {}"])
  func `an entry elsewhere is an error`(context: String) {
    let message = """
      '@Entry' can only be attached to a 'var' in an extension of EnvironmentValues, Transaction, \
      ContainerValues or FocusedValues
      """
    #expect(throws: SourceIssue(message)) {
      try expand("Entry", "@Entry var a = 1", as: "peer", in: [context])
    }
    #expect(throws: SourceIssue(message)) {
      try expand("Entry", "@Entry var a = 1", as: "accessor")
    }
  }

  @Test(arguments: [
    ("Int? = 1", "An entry of FocusedValues has no default value: nothing has the focus at first"),
    ("Int", "An entry of FocusedValues needs an optional type"),
  ])
  func `what has the focus is optional and has no default`(type: String, message: String) {
    #expect(throws: SourceIssue(message, at: 7)) {
      try expand("Entry", "@Entry var a: \(type)", as: "peer", in: ["extension FocusedValues {}"])
    }
  }
}
