// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A view that receives results passed to its screen.
@MainActor
final class ResultListener: ObservableObject {
  /// The screen that must have finished; nil for any screen.
  var source: AnyHashable?
  /// The name of the type that it receives.
  var type = ""
  /// Receives a value; returns false if it is of another type.
  var receive: (Any) -> Bool = { _ in false }
  /// The enclosing screen and, in the root of a flow or in a local destination, the screens around
  /// that.
  private var places: [Place] = []

  private struct Place {
    let flow: FlowReference
    let screen: ScreenID?
  }

  /// Called when the view is evaluated.
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

  /// Called when the view has appeared; delivers stored results.
  func receiveKept() {
    for place in places { place.flow.flow?.results?.deliverKept(to: self) }
  }
}
