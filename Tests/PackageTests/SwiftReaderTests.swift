// SPDX-License-Identifier: MIT

import Testing

/// Reading a declaration: its parameters, and those that its body never mentions.
@Suite struct SwiftReaderTests {
  struct Case: CustomTestStringConvertible {
    let source: String
    /// The argument labels; `_` for a parameter without one.
    let parameters: [String]
    var unmentioned: [String] = []

    var testDescription: String { source }
  }

  @Test(arguments: [
    Case(source: "func bold() -> Self { self }", parameters: []),
    Case(source: "func frame(width: Int) { use(width) }", parameters: ["width"]),
    Case(
      source: "func frame(width: Int = 3, height: Int?) { use(width) }",
      parameters: ["width", "height"], unmentioned: ["height"]),
    Case(
      source: "func font(_ font: Font?) { use() }", parameters: ["_"], unmentioned: ["font"]),
    Case(source: "func tint(in space: Space) { use(space) }", parameters: ["in"]),
    // A label, a member or a string is not a mention; an interpolation is.
    Case(source: "func a(of size: Int) { b(size: 1) }", parameters: ["of"], unmentioned: ["size"]),
    Case(
      source: "func a(size: Int) { self.size = b.size }", parameters: ["size"],
      unmentioned: ["size"]),
    Case(source: #"func a(size: Int) { b("size") }"#, parameters: ["size"], unmentioned: ["size"]),
    Case(source: #"func a(size: Int) { b("is \(c("(") + size)") }"#, parameters: ["size"]),
    Case(
      source: ##"func a(size: Int) { b(#"\(size)"#) }"##, parameters: ["size"],
      unmentioned: ["size"]),
    Case(source: ##"func a(size: Int) { b(#""\#(size)"#) }"##, parameters: ["size"]),
    Case(
      source: "func a(size: Int) { /* size */ b() // size\n}", parameters: ["size"],
      unmentioned: ["size"]),
    Case(source: "func a(size: Int) { b = c ? size : 1 }", parameters: ["size"]),
    Case(source: "func a(text: Binding<Int>) { b($text) }", parameters: ["text"]),
    Case(
      source: "func a(`in` place: Int, `default`: Int) { b(`default`, place) }",
      parameters: ["in", "default"]),
    // Types, defaults and attributes contain commas and colons, too.
    Case(
      source:
        "func a<C: V, D>(_ m: [C: D] = [:], b: (C, D) -> Int) -> [C: D] where D == Int { m }",
      parameters: ["_", "b"], unmentioned: ["b"]),
    Case(
      source:
        "func a(@Builder content: @escaping () -> V, p: P<A, B> = P(a: 1, b: 2)) { b(content) }",
      parameters: ["content", "p"], unmentioned: ["p"]),
    Case(
      source: "func a(when f: @MainActor (Int) -> Void = { _ in }) { f(1) }", parameters: ["when"]),
    // A metatype counts as used; an unavailable function ignores nothing.
    Case(source: "func a<T>(for type: T.Type) -> B<T> { B() }", parameters: ["for"]),
    Case(source: "@available(*, unavailable) func a(size: Int) { }", parameters: ["size"]),
    Case(source: "func a(_: Int) {}", parameters: ["_"], unmentioned: ["_"]),
    Case(source: "func a(size: Int)", parameters: ["size"]),
    Case(
      source: "init?<V>(_ base: V?) where V == Int { return nil }", parameters: ["_"],
      unmentioned: ["base"]),
    Case(
      source: "static func + (a: Int, b: Int) -> Int { a }", parameters: ["a", "b"],
      unmentioned: ["b"]),
  ])
  func `parameters are read from a signature`(row: Case) throws {
    let declaration = try #require(SwiftReader.declarations(in: row.source).first)
    #expect(declaration.parameters.map { $0.label ?? "_" } == row.parameters)
    #expect(declaration.unmentioned.map(\.name) == row.unmentioned)
  }

  @Test func `members belong to their type and are public if declared so`() {
    let source = """
      /// A box.
      public struct Box: View {
        let a = [1: "}"], b = 2
        public static let c: Int = { 1 }()
        struct Inner { public init() {} }
        #if DEBUG
        public var d: Int { b }
        #endif
      }
      public extension Box.Inner { func e() {} }
      @_spi(Host) public struct Graph {}
      """
    let all = SwiftReader.declarations(in: source).map {
      "\($0.isPublic ? "public " : "")\($0.isStatic ? "static " : "")\($0.keyword) "
        + "\($0.container).\($0.name) \($0.line)"
    }
    #expect(
      all == [
        "public struct .Box 2", "let Box.a 3", "public static let Box.c 4", "struct Box.Inner 5",
        "public init Box.Inner.init 5", "public var Box.d 7", "public func Box.Inner.e 10",
        "struct .Graph 11",
      ])
  }

  @Test(arguments: [
    ("/// Moves.\n///\n/// Ignored: `edge` (one side).\nfunc a() {}", ["edge"]),
    ("/// Ignored: `a` and\n/// `b`.\n///\n/// As `c`.\nfunc a() {}", ["a", "b"]),
    ("/// It has `a` Ignored: not so.\nfunc a() {}", []),
  ])
  func `a doc comment lists ignored parameters`(source: String, ignored: [String]) throws {
    let declaration = try #require(SwiftReader.declarations(in: source).first)
    #expect(declaration.documentedIgnored == ignored)
  }
}
