// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private enum First {
  struct Trail: Hashable, Codable {
    var id: Int
  }

  struct Search: Hashable, Codable {
    var text: String
  }

  enum Screens {
    static let format = SnapshotFormat([
      SnapshotScreen(Trail.self, named: "trail"),
      SnapshotScreen(Search.self, named: "search"),
    ])
  }

  struct TrailsView: View {
    @State private var path = FlowPath()
    @SceneStorage("path") private var saved = Data()

    var body: some View {
      FlowStack($path, withNavigation: true) {
        FlowLink("Trail 1", value: Trail(id: 1), style: .push)
          .flowDestination(for: Trail.self) { trail in Text("This is trail \(trail.id)") }
          .flowDestination(for: Search.self) { search in Text("Found for \(search.text)") }
      }
      .onAppear {
        if let restored = try? Screens.format.decode(saved) { path = restored.path }
      }
      .onChange(of: path) {
        if let data = try? Screens.format.encode(path) { saved = data }
      }
    }
  }

  static func save(_ path: FlowPath) throws(SnapshotError) -> Data {
    do {
      return try Screens.format.encode(path)
    } catch .unregistered(_, let index) {
      return try Screens.format.encode(FlowPath(path.routes.prefix(index)))
    }
  }

  static func takeOver(_ data: Data) throws -> Data {
    FlowPath.register(Trail.self)
    FlowPath.register(Search.self)
    let written = try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: data)
    return try Screens.format.encode(FlowPath(written))
  }
}

private enum Later {
  typealias Trail = First.Trail

  struct Search: Hashable, Codable {
    var words: [String]
  }

  struct FirstSearch: Codable {
    var text: String
  }

  enum Screens {
    static let format = SnapshotFormat([
      SnapshotScreen(Trail.self, named: "trail"),
      SnapshotScreen(
        Search.self, named: "search", version: 2,
        migrations: [
          SnapshotMigration(from: 1) { (old: FirstSearch) in Search(words: [old.text]) }
        ]),
    ])
  }

  static func restore(_ data: Data) throws(SnapshotError) -> FlowPath {
    let (path, report) = try Screens.format.decode(data)
    for dropped in report.dropped { print(dropped) }
    return path
  }
}

private enum Halting {
  enum Shop: Hashable, Codable, RestoredScreen {
    case basket
    case payment
    case player(Int)

    var restoration: RouteRestoration {
      switch self {
      case .basket: .always
      case .payment: .never
      case .player: .replaced(by: Shop.basket)
      }
    }
  }
}

@MainActor
struct SavingTests {
  @Test func `what must not be restored is replaced or dropped`() throws {
    typealias Shop = Halting.Shop
    let format = SnapshotFormat([SnapshotScreen(Shop.self, named: "shop")])
    let data = try format.encode([Route<Shop>.push(.player(1)), .cover(.payment)])
    let (routes, report) = try format.decode(Shop.self, from: data)
    #expect(routes == [.push(.basket)])
    #expect(
      "\(report)" == """
        Route 0 "shop" was replaced.
        Route 1 "shop" was dropped: its screen is never restored.
        """)
  }

  private var path: FlowPath {
    FlowPath([.push(AnyHashable(First.Trail(id: 3))), .sheet(First.Search(text: "loch"))])
  }

  @Test func `a scene is as it was left`() throws {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.sceneStorage.values["path"] = .data(try First.Screens.format.encode(path))
    graph.mount(First.TrailsView())
    #expect(graph.sceneStorage.values["path"] == .data(try First.Screens.format.encode(path)))
    #expect("\(host.batches)".contains("Found for loch"))
  }

  @Test func `a scene is saved whenever its path changes`() throws {
    final class Kept {
      var path = FlowPath()

      func take(_ data: Data) {
        path = (try? First.Screens.format.decode(data).path) ?? FlowPath()
      }
    }
    struct Screen: View {
      let kept: Kept
      @SceneStorage("path") private var saved = Data()

      var body: some View {
        First.TrailsView()
        let _ = kept.take(saved)
      }
    }
    struct TestApp: App {
      static let kept = Kept()

      var body: some Scene { WindowGroup { Screen(kept: Self.kept) } }
    }
    let app = XCUIApplication(TestApp.self)
    app.launch()
    #expect(TestApp.kept.path.isEmpty)
    app.buttons["Trail 1"].tap()
    #expect(app.staticTexts["This is trail 1"].exists)
    #expect(TestApp.kept.path == FlowPath([.push(First.Trail(id: 1))]))
  }

  @Test func `a later version restores what the first has saved`() throws {
    let data = try First.Screens.format.encode(path)
    #expect(
      try Later.restore(data).routes.last == .sheet(AnyHashable(Later.Search(words: ["loch"]))))
    let later = try Later.Screens.format.encode(Later.restore(data))
    let (back, report) = try First.Screens.format.decode(later)
    #expect(back == FlowPath(path.routes.prefix(1)))
    #expect(
      "\(report)" == "Route 1 \"search\" was dropped: version 2 is newer than this app.")
  }

  @Test func `what lies below a screen that cannot be saved is saved`() throws {
    var path = path
    path.append(.push(Later.Search(words: [])))
    path.append(.push(First.Trail(id: 4)))
    #expect(try First.Screens.format.decode(First.save(path)).path == self.path)
    #expect(throws: SnapshotError.self) { try First.Screens.format.encode(path) }
  }

  @Test func `what FlowStacks wrote is taken over`() throws {
    let trail = try #require(_mangledTypeName(First.Trail.self))
    let json = #"[{"push":{}},"\#(trail)","{\"id\":3}"]"#
    let data = try First.takeOver(Data(json.utf8))
    #expect(try First.Screens.format.decode(data).path == FlowPath(path.routes.prefix(1)))
  }
}
