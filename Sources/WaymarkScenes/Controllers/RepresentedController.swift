// SPDX-License-Identifier: MIT

@_spi(Host) public import WaymarkViews

/// The body of a ``UIViewControllerRepresentable``.
public struct _RepresentedController<Representable: UIViewControllerRepresentable>: View {
  // A closure always counts as changed, so a new representable updates the controller.
  private let representable: () -> Representable
  @StateObject private var place = RepresentedPlace<Representable>()
  @Environment(\.self) private var environment
  @Environment(\.viewOwner) private var owner

  init(representable: Representable) { self.representable = { representable } }

  public var body: some View {
    let controller = place.update(
      representable(), environment, in: (owner as? ControllerChanges)?.controller)
    ControllerView(changes: controller.changes)
      .onAppear { place.isVisible = true }
      .onDisappear { place.isVisible = false }
      .onUnmount { place.end() }
  }
}

/// The controller and the coordinator of a representable.
@MainActor
final class RepresentedPlace<Representable: UIViewControllerRepresentable>: ObservableObject {
  private var made:
    (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
  private weak var parent: UIViewController?

  /// Creates the controller if necessary, and updates it.
  func update(
    _ representable: Representable, _ environment: EnvironmentValues,
    in parent: UIViewController?
  ) -> Representable.UIViewControllerType {
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction.now, environment: environment)
    let controller = made?.controller ?? representable.makeUIViewController(context: context)
    if made == nil {
      made = (controller, coordinator)
      begin(controller, in: parent)
    }
    representable.updateUIViewController(controller, context: context)
    return controller
  }

  private func begin(_ controller: UIViewController, in parent: UIViewController?) {
    guard let graph = SceneSurroundings.current?.graph else { return }
    let appearance = ControllerAppearance.of(graph)
    controller.embedding = appearance
    // Without effects, `onAppear` never runs, but the controller must load.
    controller.isVisible = !graph.runsEffects
    self.parent = parent
    if let parent {
      parent.adopt(controller)
      parent.held.append(controller)
      appearance.move(controller, to: parent)
    } else {
      appearance.embed(controller)
    }
    appearance.changed(isAnimated: false)
  }

  /// Whether the view of the controller is visible.
  var isVisible: Bool {
    get { made?.controller.isVisible ?? false }
    set {
      made?.controller.isVisible = newValue
      made?.controller.embedding?.changed(isAnimated: false)
    }
  }

  /// Ends the controller when its view is removed.
  func end() {
    guard let (controller, coordinator) = made else { return }
    made = nil
    controller.isVisible = false
    controller.endPresentation(isAnimated: false)
    let appearance = controller.embedding
    appearance?.remove(controller)
    if let parent {
      controller.willMove(toParent: nil)
      parent.removeChild(controller)
    }
    guard let appearance, appearance.isRunning else {
      return Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
    appearance.afterAppearing {
      Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
    appearance.changed(isAnimated: false)
  }
}

extension Transaction {
  /// The transaction of the current update.
  @MainActor static var now: Transaction {
    SceneSurroundings.current?.graph?.transaction ?? Transaction()
  }
}
