// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// An app with a scene delegate whose links wait in an inbox.
enum SceneDelegatesInbox {
  enum Shop: Hashable, Sendable {
    case front
    case plant(Int)
  }

  static let table = RouteTable<Shop>.reporting(hosts: ["plants.example"], schemes: ["plants"]) {
    LinkRoute("/", route: .front, title: "Plants")
    LinkRoute(
      "/plants/:plant", .int, make: { .plant($0) },
      match: { if case .plant(let id) = $0 { id } else { nil } }, parent: { _ in .front })
  }

  @MainActor
  final class ShopModel: ObservableObject {
    @Published var path: [Route<Shop>] = []
    @Published var inbox = LinkInbox()

    func deliver(_ link: @autoclosure () throws(LinkPayloadError) -> IncomingLink?) {
      do throws(LinkPayloadError) {
        if let link = try link() { inbox.deliver(link, to: table) }
      } catch {
        inbox.refuse(error)
      }
    }
  }

  struct ShopView: View {
    @ObservedObject var model: ShopModel

    var body: some View {
      FlowStack($model.path, withNavigation: true) {
        Text("Plants")
          .navigationTitle("Plants")
          .flowDestination(for: Shop.self) { place in Text("\(place)") }
      }
      .links(table, inbox: $model.inbox, path: $model.path)
    }
  }

  final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let model = ShopModel()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: ShopView(model: model))
      window.makeKeyAndVisible()
      self.window = window
      for link in connectionOptions.incomingLinks() { model.deliver(try link.get()) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { model.deliver(IncomingLink(context)) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      model.deliver(try IncomingLink(LinkActivity(userActivity)))
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      model.deliver(try IncomingLink(shortcutItem))
      completionHandler(true)
    }
  }
}
