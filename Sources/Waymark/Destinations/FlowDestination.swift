// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Says how screens of a type look in the flow stack around this view.
  ///
  /// Like `navigationDestination(for:)`, for pushes, sheets and covers alike. A screen is made by
  /// the nearest destination below it in the path; for an object, one for a superclass does, too.
  /// The closure runs when a screen opens, when its value changes, and when this view has been
  /// evaluated again, then for visible screens only.
  public func flowDestination<D: Hashable, V: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> V
  ) -> some View {
    modifier(
      FlowDestinationModifier<D> { screen in
        (screen.screen.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Says how screens of a type look in the flow stack around this view, and lets them change
  /// their value in the path.
  ///
  /// The binding outlives the screen: then it gives the value seen last, and a write is dropped
  /// and reported.
  @_disfavoredOverload
  public func flowDestination<D: Hashable, V: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (Binding<D>) -> V
  ) -> some View {
    modifier(
      FlowDestinationModifier<D> { screen in
        guard let value = ScreenValue<D>(of: screen) else { return nil }
        let binding = ObservedObject(wrappedValue: value).projectedValue.value
        return AnyView(destination(binding))
      })
  }
}

/// The value of an open screen in its own type, for bindings.
///
/// An object, since closures of bindings may not name types that are not known to be Sendable.
@MainActor
private final class ScreenValue<D: Hashable>: ObservableObject {
  private let screen: OpenRoute
  private var last: D

  init?(of screen: OpenRoute) {
    guard let value = screen.screen.base as? D else { return nil }
    self.screen = screen
    last = value
  }

  var value: D {
    get {
      if let value = screen.screen.base as? D { last = value }
      return last
    }
    set { screen.screen = AnyHashable(newValue) }
  }
}

/// Keeps a destination known to the flow stack around its content.
struct FlowDestinationModifier<D: Hashable>: ViewModifier {
  @StateObject private var destination = Destination()
  @Environment(\.flow) private var around
  @Environment(\.routeIndex) private var index
  private let make: @MainActor (OpenRoute) -> AnyView?

  init(_ make: @escaping @MainActor (OpenRoute) -> AnyView?) { self.make = make }
  private var flow: Flow? { around?.flow }

  func body(content: Content) -> some View {
    destination.take(at: index ?? -1, make)
    if let flow, flow.destinations.add(destination, for: D.self) { FlowPath.name(D.self) }
    return content.onNewValue(of: destination.version, initial: true) {
      if let flow {
        flow.refreshVisible()
      } else {
        reportDestination(outside: "\(D.self)")
      }
    }
  }
}

/// Reports a destination that nothing can use.
@MainActor
func reportDestination(outside what: String) {
  DiagnosticSink.current.report(
    Diagnostic("A flowDestination for “\(what)” is not in a FlowStack. It is ignored."))
}
