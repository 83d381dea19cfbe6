// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Opens a screen in the enclosing flow stack while a flag is true.
  ///
  /// The screen is pushed or presented above this one, but is not in the path: a typed path cannot
  /// contain it, and a saved path does not. Going back to this screen or below it sets the flag to
  /// false; so do the navigator's verbs that close screens. Screens that open above it are in the
  /// path.
  public func flowDestination<V: View>(
    isPresented: Binding<Bool>, style: RouteStyle, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      LocalDestinationModifier(
        current: isPresented.wrappedValue ? AnyHashable(true) : nil,
        content: LocalContent(
          style: style, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
          clear: { isPresented.wrappedValue = false },
          set: { _ in isPresented.wrappedValue = true }, make: { AnyView(destination()) })))
  }

  /// Opens a screen in the enclosing flow stack while there is an item.
  ///
  /// Like `flowDestination(isPresented:style:destination:)`. A different item is shown in the same
  /// screen, which keeps its state; going back sets the item to nil.
  public func flowDestination<D: Hashable, V: View>(
    item: Binding<D?>, style: RouteStyle, @ViewBuilder destination: @escaping (D) -> V
  ) -> some View {
    let last = LastItem(item.wrappedValue)
    return modifier(
      LocalDestinationModifier(
        current: item.wrappedValue.map { AnyHashable($0) },
        content: LocalContent(
          style: style, item: { item.wrappedValue.map { AnyHashable($0) } },
          clear: { item.wrappedValue = nil },
          set: { item.wrappedValue = $0.base as? D },
          make: {
            // While the screen is being closed, the item is nil.
            if let now = item.wrappedValue { last.value = now }
            return AnyView(last.value.map(destination))
          })))
  }
}

/// The last item that a screen has shown.
@MainActor
private final class LastItem<D> {
  var value: D?

  init(_ value: D?) { self.value = value }
}

/// Registers a local destination with the enclosing flow stack.
private struct LocalDestinationModifier: ViewModifier {
  private let connection: LocalConnection
  private let current: AnyHashable?

  init(current: AnyHashable?, content: LocalContent) {
    connection = LocalConnection(content: content)
    self.current = current
  }

  func body(content: Content) -> some View {
    content.onNewValue(of: current, initial: true) {
      if let flow = connection.joinedFlow {
        flow.sync()
        flow.store.publishIfChanged()
      } else if current != nil {
        reportDestination(outside: "a binding")
      }
    }
  }
}

/// Updates a local destination from its view's properties and environment, before each evaluation
/// of the view's body.
@MainActor
private struct LocalConnection {
  @StateObject private var local = LocalPath()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  @Environment(\.navigationListener) private var listener
  @Environment(\.nestingIndex) private var nesting
  @Environment(\.navigationControl) private var control
  private let content: LocalContent

  init(content: LocalContent) { self.content = content }

  /// The destination's flow, if there is an enclosing flow.
  var joinedFlow: Flow? { around?.flow == nil ? nil : local.flow }
}

extension LocalConnection: @preconcurrency DynamicProperty {
  mutating func update() {
    local.flow.listener = listener
    local.flow.nesting = nesting ?? 1
    local.flow.attach(to: screen?.owner ?? around?.flow, in: screen, joined: true)
    local.flow.control.declared = control?.control
    local.update(content)
  }
}
