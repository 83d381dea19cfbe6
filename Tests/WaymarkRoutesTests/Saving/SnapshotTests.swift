// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkDiagnostics
import WaymarkRoutes

struct Walk: Hashable, Codable {
  var id: Int
}

/// A search by keywords: one keyword in version 1, a string with commas in version 2.
struct Search: Hashable, Codable {
  var words: [String]
}

struct SearchOfOne: Codable {
  var word: String
}

struct SearchOfText: Codable {
  var text: String
}

indirect enum Tree: Hashable, Codable {
  case leaf
  case branch(Tree)

  init(depth: Int) { self = depth == 0 ? .leaf : .branch(Tree(depth: depth - 1)) }
}

enum Page: Hashable, Codable {
  case home
  case number(Int)
}

struct Refused: Error {}

extension SnapshotFormat {
  static let test = SnapshotFormat(
    [
      SnapshotScreen(Walk.self, named: "walk"),
      SnapshotScreen(
        Search.self, named: "search", version: 3,
        migrations: [
          SnapshotMigration(from: 1) { (old: SearchOfOne) in
            if old.word.isEmpty { throw Refused() }
            return SearchOfText(text: old.word)
          },
          SnapshotMigration(from: 2) { (old: SearchOfText) in
            Search(words: old.text.split(separator: ",").map(String.init))
          },
        ]),
      SnapshotScreen(Tree.self, named: "tree", version: 3),
      SnapshotScreen(Page.self, named: "page"),
      SnapshotScreen(Int?.self, named: "optional"),
      SnapshotScreen(Double.self, named: "double"),
    ], limits: SnapshotLimits(bytes: 5000, routes: 20, depth: 8))
}

/// Saving and restoring a complete path.
@Suite struct SnapshotTests {
  private let format = SnapshotFormat.test

  private var mixed: FlowPath {
    var path = FlowPath([.push(Walk(id: 1))])
    path.presentSheet(Search(words: ["a", "b/c"]), withNavigation: true)
    path.push(Page.number(7))
    path.push(Page.home)
    path.presentCover(Optional<Int>.none)
    return path
  }

  @Test func `a snapshot is JSON with its keys in order, the lowest route first`() throws {
    let empty = try format.encode(FlowPath())
    #expect(String(decoding: empty, as: UTF8.self) == #"{"format":1,"routes":[]}"#)
    #expect(
      String(decoding: try format.encode(FlowPath(mixed.routes.prefix(2))), as: UTF8.self)
        == #"""
        {"format":1,"routes":[
        {"screen":"walk","style":"push","value":{"id":1},"version":1},
        {"screen":"search","style":"sheet with navigation","value":{"words":["a","b/c"]},"version":3}
        ]}
        """#)
  }

  @Test func `what was saved is restored, screens and styles`() throws {
    let data = try format.encode(mixed)
    let (path, report) = try format.decode(data)
    #expect(path == mixed)
    #expect(report.isComplete && "\(report)" == "Everything was restored.")
    #expect(try format.encode(path) == data)
  }

  @Test func `a path of one type is saved and restored as such`() throws {
    let pages: [Route<Page>] = [.push(.home), .sheet(.number(1), withNavigation: true)]
    let data = try format.encode(pages)
    #expect(try format.decode(Page.self, from: data).routes == pages)
    #expect(try format.encode(FlowPath(pages)) == data)
    let (routes, report) = try format.decode(Walk.self, from: data)
    #expect(routes.isEmpty)
    #expect(
      report.description == """
        Route 0 "page" was dropped: its screen is of another type.
        Route 1 "page" was dropped: a route below it was dropped.
        """)
  }

  @Test func `a type that the format does not have is not saved, and is named`() throws {
    struct Private: Hashable, Codable {}
    let path = FlowPath([.push(AnyHashable(Walk(id: 1))), .push(AnyHashable(Private()))])
    let error = #expect(throws: SnapshotError.self) { try format.encode(path) }
    #expect(
      "\(try #require(error))" == """
        The screen at index 1 is of type "WaymarkRoutesTests.SnapshotTests.Private", which the \
        format does not contain.
        """)
    guard case .unregistered(_, let index) = error else { return }
    #expect(try format.encode(FlowPath(path.routes.prefix(index))).isEmpty == false)
  }

  @Test func `a screen that is not decoded is saved once its type is named`() throws {
    let json = Data(#"[{"push":{}},"WaymarkRoutesTests.Walk","{\"id\":4}"]"#.utf8)
    let path = FlowPath(
      try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: json))
    let error = #expect(throws: SnapshotError.self) { try format.encode(path) }
    #expect("\(try #require(error))".contains("\"WaymarkRoutesTests.Walk\""))
    FlowPath.register(Walk.self)
    let data = try format.encode(path)
    #expect(try format.decode(data).path == FlowPath([.push(Walk(id: 4))]))
  }

  @Test func `limits hold for what is saved`() throws {
    let many = FlowPath((0...20).map { .push(Walk(id: $0)) })
    let error = #expect(throws: SnapshotError.self) { try format.encode(many) }
    #expect("\(try #require(error))" == "There are 21 routes; a snapshot may have 20.")
    #expect(try format.decode(format.encode(FlowPath(many.routes.dropLast()))).path.count == 20)

    let large = FlowPath([.push(Search(words: [String(repeating: "x", count: 5000)]))])
    let second = #expect(throws: SnapshotError.self) { try format.encode(large) }
    #expect("\(try #require(second))".hasSuffix("bytes; a snapshot may have 5000."))
    #expect(!"\(try #require(second))".contains("xx"))

    // Each branch is two objects, the leaf two as well.
    let deep = FlowPath([.push(Tree(depth: 3)), .push(Tree(depth: 4))])
    let third = #expect(throws: SnapshotError.self) { try format.encode(deep) }
    #expect(
      "\(try #require(third))" == "The screen at index 1 is nested too deep to be saved.")
    #expect(try format.decode(format.encode([Route.push(Tree(depth: 3))])).report.isComplete)
  }

  @Test func `a screen that JSON cannot hold is not saved, and is named`() throws {
    let path = FlowPath([.push(AnyHashable(Walk(id: 1))), .push(AnyHashable(Double.nan))])
    let error = #expect(throws: SnapshotError.self) { try format.encode(path) }
    #expect("\(try #require(error))" == "The screen \"double\" at index 1 cannot be encoded.")
  }

  @Test func `no path is saved that would not be restored`() throws {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &generator)
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      let path = FlowPath(
        (0..<Int.random(in: 0...24, using: &random)).map { _ in
          Route(screen: random.screen(), style: random.style())
        })
      guard let data = try? format.encode(path) else { continue }
      let (restored, report) = try format.decode(data)
      #expect(restored == path && report.isComplete, "seed \(seed)")
      #expect(try format.encode(restored) == data, "seed \(seed)")
    }
  }

  @Test(arguments: [
    [SnapshotScreen(Walk.self, named: "a"), SnapshotScreen(Page.self, named: "a")],
    [SnapshotScreen(Walk.self, named: "a"), SnapshotScreen(Walk.self, named: "b")],
    [SnapshotScreen(Walk.self, named: "a", version: 0)],
    [SnapshotScreen(Walk.self, named: "a", migrations: [same(from: 1)])],
    [SnapshotScreen(Walk.self, named: "a", version: 4, migrations: [same(from: 1)])],
    [
      SnapshotScreen(Walk.self, named: "a", version: 3, migrations: [same(from: 2), same(from: 2)])
    ],
    [SnapshotScreen(Walk.self, named: "a", version: 1, migrations: [same(from: 0)])],
  ])
  func `what cannot be meant in a format is reported`(screens: [SnapshotScreen]) {
    let (_, severities) = reports { _ = SnapshotFormat(screens) }
    #expect(severities == [.error])
  }

  @Test func `versions that nobody has any more need no migration`() {
    let (_, severities) = reports {
      _ = SnapshotFormat([
        SnapshotScreen(Walk.self, named: "a", version: 7),
        SnapshotScreen(Page.self, named: "b", version: 3, migrations: [same(from: 2)]),
      ])
    }
    #expect(severities.isEmpty)
  }
}

private func same(from version: Int) -> SnapshotMigration {
  SnapshotMigration(from: version) { (old: Walk) in old }
}

/// Random routes from a seed.
extension SplitMix {
  fileprivate mutating func screen() -> AnyHashable {
    let number = Int.random(in: -3...3, using: &self)
    return switch Int.random(in: 0..<5, using: &self) {
    case 0: AnyHashable(Walk(id: number))
    case 1: AnyHashable(Search(words: ["[", "\"]}", "\\", "é\u{1}{", ""].shuffled(using: &self)))
    case 2: AnyHashable(Tree(depth: abs(number)))
    case 3: AnyHashable(Page.number(number))
    default: AnyHashable(Double(number) / 7)
    }
  }

  fileprivate mutating func style() -> RouteStyle {
    let withNavigation = Bool.random(using: &self)
    return [.push, .sheet(withNavigation: withNavigation), .cover(withNavigation: withNavigation)]
      .randomElement(using: &self) ?? .push
  }
}
