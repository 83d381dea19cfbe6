// SPDX-License-Identifier: MIT

import WaymarkViews

/// A controller as a view: what it shows, what it says of its screen, and what it presents.
struct ControllerView: View {
  @ObservedObject private var changes: ControllerChanges

  init(changes: ControllerChanges) { self.changes = changes }

  var body: some View {
    if let controller = changes.controller {
      controller.content
        .screenTraits(controller.traits)
        .environment(\.viewOwner, changes)
        .sheet(item: presented(covers: false)) { ControllerView(changes: $0) }
        .fullScreenCover(item: presented(covers: true)) { ControllerView(changes: $0) }
      if controller.isScreen, controller.navigationItem.hasItems { BarItems(changes: changes) }
    }
  }

  private func presented(covers: Bool) -> Binding<ControllerChanges?> {
    Binding {
      let presentation = changes.controller?.presentation
      return presentation?.covers == covers ? presentation?.controller.changes : nil
    } set: { new in
      guard new == nil, changes.controller?.presentation?.covers == covers else { return }
      changes.controller?.endPresentation(isAnimated: true)
    }
  }
}

/// Controllers one below another.
struct ChildrenView: View {
  let controllers: [UIViewController]

  var body: some View {
    VStack {
      ForEach(controllers.map(\.changes), id: \.self) { ControllerView(changes: $0) }
    }
  }
}

/// The items of a controller in the bar of its screen.
private struct BarItems: View {
  @ObservedObject private var changes: ControllerChanges

  init(changes: ControllerChanges) { self.changes = changes }

  var body: some View {
    let item = changes.controller?.navigationItem
    EmptyView().toolbar {
      ToolbarItemGroup(placement: .topBarLeading) {
        buttons(item?.leftBarButtonItems ?? [])
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        buttons((item?.rightBarButtonItems ?? []).reversed())
      }
    }
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(items, id: \.self) { item in
      Button(item.title ?? "") {
        if let action = item.primaryAction { action.handler(action) }
      }
      .disabled(!item.isEnabled)
    }
  }
}

extension UIViewController {
  /// Whether it is a screen of a stack.
  var isScreen: Bool { parent is UINavigationController }

  /// What it says of the screen or presentation that it is.
  var traits: ScreenTraits {
    var traits = ScreenTraits()
    traits.isDismissDisabled = isModalInPresentation
    guard isScreen else { return traits }
    traits.title = navigationItem.title
    traits.isBackHidden = navigationItem.hidesBack
    traits.isBarHidden = navigationController?.isNavigationBarHidden == true
    return traits
  }
}
