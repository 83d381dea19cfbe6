// SPDX-License-Identifier: MIT

import WaymarkViews

/// The view of a controller: its content, its screen's attributes and its presentation.
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

/// Controllers in a column.
struct ChildrenView: View {
  let controllers: [UIViewController]

  var body: some View {
    VStack {
      ForEach(controllers.map(\.changes), id: \.self) { ControllerView(changes: $0) }
    }
  }
}

/// The bar button items of a controller.
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
  /// Whether the controller is a screen of a stack.
  var isScreen: Bool { parent is UINavigationController }

  /// The attributes of the controller's screen or presentation.
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
