// SPDX-License-Identifier: MIT

import WaymarkRoutes
public import WaymarkUI

/// Makes each change of a selection, such as a tab view's, one that guards decide about.
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
/// The guards around it get the selection as a path of one pushed screen, the selected value;
/// `onNavigation` and `onNavigationOutcome` do, too. What the user selects has the cause
/// `selection`. Until a change is allowed, the content has the value that was selected before; a
/// guard redirects to another value by a path of one. What is in a tab and has unsaved changes asks
/// by `confirmLeave(when:tab:)`.
///
/// The value that is selected at first is not asked about. Gates are for screens: a selected value
/// needs none, but a guard may hold a change until a gate opens.
public struct NavigationSelection<Value: Hashable, Content: View>: View {
  @StateObject private var path = SelectionPath<Value>()
  @Environment(\.navigationListener) private var listener
  @Environment(\.navigationControl) private var control
  @Environment(\.linkFollower) private var follower
  @Environment(\.nestingIndex) private var nesting
  @Binding private var selection: Value
  private let content: (Binding<Value>) -> Content

  /// Makes a selection that guards decide about.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: What selects by the binding that it is given.
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
