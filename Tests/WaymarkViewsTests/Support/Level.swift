// SPDX-License-Identifier: MIT

import WaymarkViews

/// The API with which a level pushes the next one.
enum Pushing: CaseIterable, Sendable {
  case flag, tag, destination, item
}

/// A screen that pushes the next one, and so on, in the style of FlowStacks and NavigationBackport:
/// it accepts false only while it is visible itself.
struct Level: View {
  let depth: Int
  let kind: Pushing
  @Binding var count: Int
  let note: (String) -> Void
  @State private var isAppeared = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("level \(depth)")
      Button("dismiss \(depth)") { dismiss() }
    }
    .modifier(Next(isActive: isActive, kind: kind) { next })
    .onAppear {
      isAppeared = true
      note("+\(depth)")
    }
    .onDisappear {
      isAppeared = false
      note("-\(depth)")
    }
  }

  @ViewBuilder private var next: some View {
    if count > depth { AnyView(Level(depth: depth + 1, kind: kind, count: $count, note: note)) }
  }

  private var isActive: Binding<Bool> {
    Binding {
      count > depth
    } set: { isActive in
      guard !isActive, count > depth, isAppeared else { return }
      note("close \(depth + 1)")
      count = depth
    }
  }
}

private struct Next<Screen: View>: ViewModifier {
  @Binding var isActive: Bool
  let kind: Pushing
  @ViewBuilder let screen: () -> Screen

  func body(content: Content) -> some View {
    switch kind {
    case .flag:
      content.background(
        NavigationLink(isActive: $isActive, destination: screen) { EmptyView() }.hidden())
    case .tag:
      content.background(
        NavigationLink(tag: 1, selection: number, destination: screen) { EmptyView() }.hidden())
    case .destination: content.navigationDestination(isPresented: $isActive, destination: screen)
    case .item: content.navigationDestination(item: number) { _ in screen() }
    }
  }

  private var number: Binding<Int?> {
    Binding(get: { isActive ? 1 : nil }, set: { isActive = $0 != nil })
  }
}
