// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Declares the view for screens of a type in the enclosing flow stack.
  ///
  /// Like `navigationDestination(for:)`, for pushes, sheets and covers alike. The nearest
  /// destination below a screen in the path creates its view; for an object, a destination for a
  /// superclass applies, too. The closure runs when a screen opens, when its value changes, and,
  /// for visible screens only, after this view was evaluated again.
  public func flowDestination<D: Hashable, V: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> V
  ) -> some View {
    modifier(
      FlowDestinationModifier<D> { screen in
        (screen.screen.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Declares the view for screens of a type in the enclosing flow stack, with a binding to their
  /// value in the path.
  ///
  /// The binding outlives the screen: it then returns the last value, and a write is ignored and
  /// reported.
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

/// The value of an open screen with its own type, for bindings.
///
/// A class, because closures of bindings must not capture types that are not known to be Sendable.
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

/// Registers a destination with the enclosing flow stack.
struct FlowDestinationModifier<D: Hashable>: ViewModifier {
  @StateObject private var destination = Destination()
  @Environment(\.flow) private var around
  @Environment(\.routeIndex) private var index
  private let make: @MainActor (OpenRoute) -> AnyView?

  init(_ make: @escaping @MainActor (OpenRoute) -> AnyView?) { self.make = make }
  private var flow: Flow? { around?.flow }

  func body(content: Content) -> some View {
    destination.update(at: index ?? -1, make)
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

/// Reports a destination that has no effect.
@MainActor
func reportDestination(outside what: String) {
  DiagnosticSink.current.report(
    Diagnostic("A flowDestination for “\(what)” is not in a FlowStack. It is ignored."))
}
