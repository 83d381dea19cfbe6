// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A view that takes results handed to the screen that it is in.
@MainActor
final class ResultListener: ObservableObject {
  /// The screen that must have finished; nil is any.
  var source: AnyHashable?
  /// The name of the type that it takes.
  var type = ""
  /// Takes a value; false if it is of another type.
  var take: (Any) -> Bool = { _ in false }
  /// The screen that it is in; and, if it is in the root of a flow or in a local destination, the
  /// screens around that.
  private var places: [Place] = []

  private struct Place {
    let flow: FlowReference
    let screen: ScreenID?
  }

  /// The view was evaluated.
  func update(in flow: Flow?, on screen: ScreenID?) {
    places = []
    var around: (flow: Flow, screen: ScreenID?)? = flow.map { ($0, screen) }
    while let (flow, screen) = around {
      places.append(Place(flow: flow.reference, screen: screen))
      flow.makeResults().add(self)
      let isInner = screen == nil || flow.host !== flow
      around = isInner ? flow.parent.map { ($0, flow.place?.id) } : nil
    }
  }

  func listens(to result: Handover) -> Bool {
    guard places.contains(where: { $0.flow === result.flow && $0.screen == result.place }) else {
      return false
    }
    guard let source else { return true }
    return result.source.map { isSameRoute(Route.push(source), .push($0)) } ?? false
  }

  /// The view is there.
  func takeKept() {
    for place in places { place.flow.flow?.results?.deliverKept(to: self) }
  }
}
