// SPDX-License-Identifier: MIT

import Waymark

// Every name of FlowStacks' public API, used as its users write it; the test is that this compiles.

private struct Item: Hashable, Codable, Identifiable {
  let id: Int
}

private typealias ItemNavigator = FlowNavigator<Item>

private struct Wide: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// The six initialisers, with and without a modifier.
struct FlowStackForms: View {
  @State private var routes: Routes<Item> = []
  @State private var path = FlowPath()

  var body: some View {
    FlowStack($routes, withNavigation: true) { LocalForms() }
    FlowStack($routes, withNavigation: true, navigationViewModifier: Wide()) { LocalForms() }
    FlowStack($path) { LocalForms() }
    FlowStack($path, withNavigation: true, navigationViewModifier: Wide()) { LocalForms() }
    FlowStack { LocalForms() }
    FlowStack(withNavigation: true, navigationViewModifier: Wide()) { LocalForms() }
      .useNavigationStack(.never)
    FlowStack(withNavigation: true) { LocalForms() }.useNavigationStack(.whenAvailable)
  }
}

private struct LocalForms: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @Environment(\.routeStyle) private var style
  @Environment(\.routeIndex) private var index
  @Environment(\.nestingIndex) private var nesting
  @State private var isPresented = false
  @State private var item: Item?

  var body: some View {
    VStack {
      FlowLink(value: Item(id: 1), style: .push) { Text("Link") }
      FlowLink("Link", value: Item(id: 1), style: .sheet(withNavigation: true))
      FlowLink("Link" as LocalizedStringKey, value: nil as Item?, style: .cover)
      Text("\(index ?? -1) \(nesting ?? 0) \(style?.isPush == true ? "push" : "")")
    }
    .flowDestination(for: Item.self) { item in Text("\(item.id)") }
    .flowDestination(for: Int.self) { $number in Stepper("\(number)", value: $number) }
    .flowDestination(isPresented: $isPresented, style: .sheet) { Text("Local") }
    .flowDestination(item: $item, style: .cover(withNavigation: true)) { Text("\($0.id)") }
  }
}

/// The verbs of arrays.
private func verbs(_ routes: inout [Route<Item>], _ item: Item) -> [Bool] {
  let canPush: Bool? = routes.canPush
  routes.push(item)
  routes.presentSheet(item)
  routes.presentSheet(item, withNavigation: true)
  routes.presentCover(item, withNavigation: true)
  routes.goBack()
  routes.goBack(1)
  routes.goBackTo(index: 0)
  routes.goBackToRoot()
  routes.pop()
  routes.pop(1)
  routes.popTo(index: -1)
  routes.popToRoot()
  routes.popToCurrentNavigationRoot()
  routes.dismiss()
  routes.dismiss(count: 1)
  routes.dismissAll()
  return [
    canPush ?? routes.canGoBack(), routes.canGoBack(2),
    routes.goBackTo(where: { (route: Route<Item>) in route.isPresented }),
    routes.goBackTo(where: { (screen: Item) in screen.id == 1 }), routes.goBackTo(item),
    routes.goBackTo(id: 1), routes.popTo(where: { (route: Route<Item>) in route.isPresented }),
    routes.popTo(where: { (screen: Item) in screen.id == 1 }), routes.popTo(item),
    routes.popTo(id: 1),
  ]
}

/// The verbs of paths.
private func verbs(_ path: inout FlowPath, _ item: Item) -> [Bool] {
  let canPush: Bool? = path.canPush
  path.push(item)
  path.presentSheet(item, withNavigation: true)
  path.presentCover(item)
  path.append(.push(item))
  path.removeLast()
  path.removeLast(1)
  path.goBack()
  path.goBackTo(index: 0)
  path.goBackToRoot()
  path.pop()
  path.popToRoot()
  path.popToCurrentNavigationRoot()
  path.dismiss(count: 1)
  path.dismissAll()
  return [
    canPush ?? path.canGoBack(), path.isEmpty, path.count == 0,
    path.goBackTo(where: { (route: Route<AnyHashable>) in route.isPresented }),
    path.goBackTo(where: { (screen: AnyHashable) in screen.base is Item }),
    path.goBackTo(item), path.goBackTo(type: Item.self),
    path.popTo(where: { (route: Route<AnyHashable>) in route.isPresented }), path.popTo(item),
    path.popTo(type: Item.self),
  ]
}

/// The verbs of navigators.
@MainActor
private func verbs(_ one: ItemNavigator, _ other: FlowPathNavigator, _ item: Item) -> [Bool] {
  let routes: [Route<Item>] = one.routes
  let canPush: Bool? = one.canPush
  one.push(item)
  other.push(item)
  one.presentSheet(item, withNavigation: true)
  other.presentCover(item, withNavigation: true)
  one.goBack()
  one.goBackTo(index: 0)
  one.goBackToRoot()
  one.pop()
  one.popTo(index: 0)
  one.popToRoot()
  one.popToCurrentNavigationRoot()
  one.dismiss()
  one.dismissAll()
  return [
    canPush ?? one.canGoBack(), routes.isEmpty, one.goBackTo(item), one.goBackTo(id: 1),
    one.popTo(item), one.popTo(id: 1), other.goBackTo(type: Item.self),
    other.popTo(type: Item.self), other.goBackTo(item),
  ]
}

/// Routes, styles and paths as values.
private func values() throws -> [AnyHashable] {
  let root = Route<Item>.root(Item(id: 0))
  let rooted = Route<Item>.root(Item(id: 0), withNavigation: true)
  let mapped: Route<Int> = root.map(\.id)
  let made = Route(screen: Item(id: 1), style: .sheet)
  var changed = made
  changed.screen = Item(id: 2)
  let data = try JSONEncoder().encode([Route<Item>.sheet(Item(id: 3)), .cover(Item(id: 4))])
  let read = try JSONDecoder().decode([Route<Item>].self, from: data)
  let path = FlowPath([Route<Item>.push(Item(id: 5))])
  let representation: FlowPath.CodableRepresentation? = path.codable
  let again = representation.map { FlowPath($0) }
  let steps: [[Route<Item>]] = FlowPath.calculateSteps(
    from: [], to: read, allowNavigationUpdatesInOne: true)
  func styleOf<R: RouteProtocol>(_ route: R) -> RouteStyle { route.style }
  switch root {
  case .push(let item): return [item]
  case .sheet(let item, let withNavigation): return [item, withNavigation, mapped, changed]
  case .cover(let item, withNavigation: true):
    return [item, rooted.withNavigation, again?.count ?? 0]
  case .cover: return [steps.count, styleOf(rooted), RouteStyle.push.isCover]
  }
}

/// A navigator of a binding, outside of any stack.
@MainActor
private func navigator(_ routes: Binding<[Route<Item>]>) -> ItemNavigator { FlowNavigator(routes) }
