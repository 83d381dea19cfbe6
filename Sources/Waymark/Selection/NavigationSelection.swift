// SPDX-License-Identifier: MIT

import WaymarkRoutes
public import WaymarkUI

/// Lets guards decide about each change of a selection, such as that of a tab view.
///
/// ```swift
/// NavigationSelection($tab) { tab in
///   TabView(selection: tab) {
///     HomeView().tabItem { Text("Home") }.tag(Tab.home)
///     EditorView().tabItem { Text("Editor") }.tag(Tab.editor)
///   }
/// }
/// ```
///
/// The enclosing guards receive the selection as a path of one pushed screen, the selected value;
/// so do `onNavigation` and `onNavigationOutcome`. A selection by the user has the cause
/// `selection`. Until a change is allowed, the content has the previous value; a guard redirects to
/// another value with a path of one screen. A view in a tab asks before its unsaved changes are
/// left with `confirmLeave(when:tab:)`.
///
/// Guards are not asked about the initial value. Gates apply to screens: a selected value requires
/// none, but a guard may hold a change until a gate opens.
public struct NavigationSelection<Value: Hashable, Content: View>: View {
  @StateObject private var path = SelectionPath<Value>()
  @Environment(\.navigationListener) private var listener
  @Environment(\.navigationControl) private var control
  @Environment(\.linkFollower) private var follower
  @Environment(\.nestingIndex) private var nesting
  @Binding private var selection: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a selection that guards decide about.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: Creates the content with a binding to the selected value.
  public init(
    _ selection: Binding<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _selection = selection
    self.content = content
  }

  public var body: some View {
    let flow = path.flow
    flow.control.declared = control?.control
    flow.follower = follower
    flow.nesting = nesting ?? 1
    path.update($selection)
    flow.listener = listener
    flow.store.evaluate(withNavigation: false, platform: .allAtOnce, timer: .dispatch)
    path.leaving.update()
    return content(path.binding(to: $selection))
      .environment(\.selectionLeaving, path.leaving)
      .onNewValue(of: flow.store.revision, initial: true) { flow.store.updated() }
      .modifier(LeaveDialog(store: flow.store, question: flow.store.question))
  }
}
