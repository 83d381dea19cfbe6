// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// A screen's own destination that a binding opens; a path of at most one route, joined to the flow
/// that the screen is of.
@MainActor
final class LocalFlow: FlowContext {
  private var style = RouteStyle.push
  private var item: () -> AnyHashable? = { nil }
  private var clear: () -> Void = {}
  private var make: () -> AnyView = { AnyView(EmptyView()) }
  /// What the screen was made with.
  private var shown: AnyHashable?

  override var host: FlowContext { parent?.host ?? self }

  /// Takes what a newer evaluation of the declaring view says.
  ///
  /// Publishes nothing: this happens inside `body`.
  func take(
    style: RouteStyle, item: @escaping () -> AnyHashable?, clear: @escaping () -> Void,
    make: @escaping () -> AnyView
  ) {
    self.style = style
    self.item = item
    self.clear = clear
    self.make = make
    if let one = open.first { stamp(one) }
  }

  override func sync() {
    guard isJoined else { return }
    let wanted = item()
    defer { shown = wanted }
    guard let wanted else {
      if !open.isEmpty { replace(0..<open.count, with: []) }
      return
    }
    let route = Route(screen: AnyHashable(LocalDestination(item: wanted)), style: style)
    if open.isEmpty {
      replace(0..<0, with: [route])
    } else if wanted != shown || open[0].route.style != style {
      renew(route, at: 0)
    }
  }

  override func makeView(of one: OpenRoute) -> AnyView? { make() }

  override func close(_ one: OpenRoute, because cause: NavigationCause) {
    sync()
    if isOpen(one) { close(because: cause) }
  }

  /// Closes the destination by its binding.
  func close(because cause: NavigationCause = .code) {
    self.cause = cause
    display.publish()
    clear()
    sync()
    self.cause = nil
  }
}

/// What stands for a local destination among the screens of a path.
struct LocalDestination: Hashable, CustomStringConvertible {
  /// What it shows; nothing but a mark for one opened by a flag.
  let item: AnyHashable

  var description: String {
    item == AnyHashable(true) ? "local destination" : "local destination \(item)"
  }
}

extension FlowContext {
  /// The local destinations that are open among the routes of the path, lowest first.
  var localRoutes: [(route: LocalRoute, flow: LocalFlow)] {
    guard children.contains(where: { $0.flow is LocalFlow }) else { return [] }
    syncAll()
    var found: [(route: LocalRoute, flow: LocalFlow)] = []
    appendLocal(in: nil, of: self, level: 0, to: &found)
    for one in open { appendLocal(in: one, of: self, level: one.index + 1, to: &found) }
    return found
  }

  private func appendLocal(
    in place: OpenRoute?, of flow: FlowContext, level: Int,
    to found: inout [(route: LocalRoute, flow: LocalFlow)]
  ) {
    for child in flow.children {
      guard let local = child.flow as? LocalFlow, local.place === place,
        let one = local.open.first
      else { continue }
      found.append((LocalRoute(level: level, style: one.route.style), local))
      appendLocal(in: one, of: local, level: level, to: &found)
    }
  }
}
