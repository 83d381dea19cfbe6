// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks
import WaymarkRender
import WaymarkScenes
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A scene delegate of lakes, which receives the launch options and later arrivals.
private final class LakeScene: UIResponder, UIWindowSceneDelegate {
  @MainActor
  final class Model: ObservableObject {
    @Published var lake: Int?
    @Published var told: [String] = []
  }

  var window: UIWindow?
  private let model = Model()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIHostingController(rootView: LakesView(model: model))
    window?.makeKeyAndVisible()
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let url = userActivity.webpageURL else { return }
    model.lake = Int(url.lastPathComponent)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { model.told.append("active") }
  func sceneDidEnterBackground(_ scene: UIScene) { model.told.append("background") }
}

private struct LakesView: View {
  @ObservedObject var model: LakeScene.Model
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text(model.told.joined(separator: ", "))
        Text("Scenes: \(UIApplication.shared.connectedScenes.count)")
        Button("Count \(count)") { count += 1 }
        Button("Lake 7") { model.lake = 7 }
        Button("Another window") {
          UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil
          ) { error in
            model.told.append("\(error)")
          }
        }
      }
      .navigationTitle("Lakes")
      .navigationDestination(item: $model.lake) { lake in
        Text("About \(lake)")
          .navigationTitle("Lake \(lake)")
          .userActivity("lake") {
            $0.webpageURL = URL(string: "https://lakes.example/lakes/\(lake)")
          }
      }
    }
  }
}

private enum LakeRoute: Hashable {
  case home
  case lake(Int)
}

/// An app with a scene delegate, in browsers.
@MainActor
struct SceneDelegateTests {
  private let site = Site(
    RouteTable<LakeRoute>.reporting(hosts: ["lakes.example"]) {
      LinkRoute("/", route: .home)
      LinkRoute(
        "/lakes/:number", .int, make: { .lake($0) },
        match: { if case .lake(let number) = $0 { number } else { nil } }, parent: { _ in .home })
    })

  private func store() -> SessionStore {
    SessionStore(sessionLimit: 10, site: site) { graph, effects in
      graph.mount(sceneDelegate: LakeScene.self, effects: effects)
    }
  }

  private func enter(_ address: String, on store: SessionStore) throws -> ReadyTransport {
    let link = try ReadyTransport(store)
    let page = store.page(opening: site.initialLink(address))
    link.say(ClientMessage.hello(page.identity.markup, address))
    return link
  }

  /// W12.
  @Test func `an address comes to the delegate, at first and later`() throws {
    let store = store()
    #expect(store.page(opening: site.initialLink("/lakes/9")).html.contains("About 9"))
    let page = try enter("/lakes/9", on: store)
    #expect(page.title == "Lake 9" && page.history.last == "/lakes/9")
    _ = page.go(0, "/")
    #expect(page.title == "Lakes")
    #expect(try page.tap("Lake 7").contains(#""/lakes/7"]"#))
    _ = page.go(1, "/lakes/8")
    #expect(page.title == "Lake 8")
  }

  /// W12.
  @Test func `each page is an app of its own, with one scene`() throws {
    let store = store()
    let pages = try [enter("/", on: store), enter("/", on: store)]
    #expect(try pages[0].tap("Count 0").contains("Count 1"))
    #expect(try pages[1].tap("Count 0").contains("Count 1"))
    for page in pages {
      let tree = try #require(page.session?.encoder.tree).description
      #expect(tree.contains("Scenes: 1"))
    }
    #expect(try pages[0].tap("Another window").contains("only one window"))
  }

  /// W2, W12.
  @Test func `a hidden page is a scene in the background`() throws {
    let page = try enter("/", on: store())
    #expect(page.say(#"[1,"","phase",true]"#).contains("active, background"))
    #expect(page.say(#"[2,"","phase",false]"#).contains("active, background, active"))
  }
}
