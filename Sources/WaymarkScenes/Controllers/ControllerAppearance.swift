// SPDX-License-Identifier: MIT

import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// The phase of a controller's appearance transition.
enum AppearancePhase {
  case hidden, appearing, shown, disappearing
}

/// The owner of a root view controller, which knows the appearance of its scene's controllers.
@MainActor
protocol RootControllerOwner: UIResponder {
  /// The appearance of the scene's controllers; nil outside of a scene.
  var appearance: ControllerAppearance? { get }
}

/// Tracks the visible controllers of a scene and calls their life-cycle methods.
///
/// When the views settle, the visible controllers are compared with the previous ones.
/// `viewDidLoad`, `viewWillDisappear` and `viewWillAppear` run then, and their changes are part of
/// the same update. The other methods run after the host has received it.
@MainActor
final class ControllerAppearance: Settling {
  /// The root view controller of the window.
  weak var root: UIViewController? {
    didSet { changed(isAnimated: false) }
  }

  private let surroundings: SceneSurroundings
  /// The controllers that views embed without a parent controller.
  private(set) var embedded: [UIViewController] = []
  private var shown: [UIViewController] = []
  private var isWaiting = false
  private var isAnimated = false
  /// The transitions that began since the last update of the host.
  private var changing: [UIViewController] = []
  private var appearsFirst = false
  private var moves: [Move] = []
  private var dismissals: [(controller: UIViewController, presenter: UIViewController)] = []
  private var completions: [() -> Void] = []
  /// The additional routers that can navigate from the controllers.
  private var routers: [Router] = []
  /// Whether a router in the process shows controllers.
  ///
  /// Otherwise the target is not announced,
  /// because it would delay navigations that wait for a flow stack.
  static var isRouted = false
  private var isAnnounced = false

  private struct Move {
    let controller: UIViewController
    let parent: UIViewController
    let isLeaving: Bool
  }

  private init(_ graph: ViewGraph) { surroundings = graph.surroundings }

  /// Returns the tracker of a graph's scene.
  static func of(_ graph: ViewGraph) -> ControllerAppearance {
    if let known = graph.companion as? ControllerAppearance { return known }
    let new = ControllerAppearance(graph)
    graph.companion = new
    return new
  }

  /// Whether the scene runs effects.
  var isRunning: Bool {
    surroundings.graph.map { $0.isShowing && $0.runsEffects } ?? false
  }

  /// Reports a diagnostic of the app.
  func report(_ message: String) { surroundings.graph?.report(message) }

  // MARK: Changes

  /// Schedules a comparison of the visible controllers.
  func changed(isAnimated: Bool) {
    if isAnimated { self.isAnimated = true }
    guard !isWaiting, let graph = surroundings.graph else { return }
    isWaiting = true
    graph.settle(self)
  }

  func embed(_ controller: UIViewController) { embedded.append(controller) }

  func remove(_ controller: UIViewController) { embedded.removeAll { $0 === controller } }

  /// Records that a controller leaves its parent.
  func move(_ controller: UIViewController, from parent: UIViewController) {
    moves.append(Move(controller: controller, parent: parent, isLeaving: true))
  }

  /// Records that a controller is added to a navigation controller.
  func move(_ controller: UIViewController, to parent: UIViewController) {
    guard !moves.contains(where: { $0.controller === controller && !$0.isLeaving }) else { return }
    moves.append(Move(controller: controller, parent: parent, isLeaving: false))
  }

  func dismissed(_ controller: UIViewController, by presenter: UIViewController) {
    dismissals.append((controller, presenter))
  }

  /// Performs an action after pending changes were shown.
  func afterAppearing(_ completion: @escaping () -> Void) { completions.append(completion) }

  // MARK: Settling

  func settle() {
    isWaiting = false
    guard let graph = surroundings.graph else { return }
    let new = visible()
    let unloaded = new.filter { !$0.isViewLoaded }
    for one in unloaded { one.loadViewIfNeeded() }
    // `viewDidLoad` may change the visible controllers, which then settle again.
    if isWaiting { return }
    let old = shown
    shown = new
    guard graph.runsEffects else { return finish() }
    let gone = old.filter { one in !new.contains { $0 === one } }
    let coming = new.filter { one in !old.contains { $0 === one } }
    if gone.contains(where: \.isBeingDismissed) || coming.contains(where: \.isBeingPresented) {
      appearsFirst = true
    }
    for one in gone { begin(.disappearing, one) }
    for one in coming { begin(.appearing, one) }
    if needsFinish { graph.afterDisappearing { [weak self] in self?.finish() } }
  }

  private var needsFinish: Bool {
    !changing.isEmpty || !moves.isEmpty || !dismissals.isEmpty || !completions.isEmpty
  }

  private func begin(_ phase: AppearancePhase, _ controller: UIViewController) {
    controller.phase = phase
    changing.removeAll { $0 === controller }
    changing.append(controller)
    if phase == .appearing {
      controller.viewWillAppear(isAnimated)
    } else {
      controller.viewWillDisappear(isAnimated)
    }
  }

  private func visible() -> [UIViewController] {
    var found: [UIViewController] = []
    func walk(_ controller: UIViewController) {
      let presentation = controller.presentation
      if controller.isVisible, presentation?.covers != true {
        found.append(controller)
        for child in controller.shownChildren { walk(child) }
      }
      if let presentation { walk(presentation.controller) }
    }
    if let root { walk(root) }
    for one in embedded { walk(one) }
    return found
  }

  // MARK: Routers

  /// Announces the controllers to another router.
  func join(_ router: Router) {
    guard !routers.contains(where: { $0.isSame(as: router) }) else { return }
    routers.append(router)
    if isAnnounced { router.appeared(self) }
  }

  /// Announces to the routers that the scene shows controllers, in front of other scenes, or no
  /// longer does.
  func announce() {
    isAnnounced = !shown.isEmpty
    let main = Self.isRouted ? [Router.default] : []
    for router in routers.filter({ one in !main.contains { $0.isSame(as: one) } }) + main {
      if isAnnounced { router.appeared(self) } else { router.disappeared(self) }
    }
  }

  /// The scene became the active one.
  func comeForward() {
    if isAnnounced { announce() }
  }

  // MARK: Finishing

  /// The host has received the pending changes.
  private func finish() {
    let changed = changing
    let moved = moves
    let dismissed = dismissals
    let ended = completions
    let wasAnimated = isAnimated
    let isAppearanceFirst = appearsFirst
    (changing, moves, dismissals, completions) = ([], [], [], [])
    (isAnimated, appearsFirst) = (false, false)
    for one in moved where one.isLeaving { one.controller.detach(from: one.parent) }
    let phases: [AppearancePhase] =
      isAppearanceFirst ? [.appearing, .disappearing] : [.disappearing, .appearing]
    for phase in phases {
      for one in changed where one.phase == phase { end(phase, one, wasAnimated) }
    }
    for (controller, presenter) in dismissed { controller.endDismissal(by: presenter) }
    for one in moved { end(one) }
    for one in ended { one() }
    if shown.isEmpty == isAnnounced { announce() }
  }

  private func end(
    _ phase: AppearancePhase, _ controller: UIViewController, _ wasAnimated: Bool
  ) {
    if phase == .appearing {
      controller.phase = .shown
      controller.viewDidAppear(wasAnimated)
      controller.isBeingPresented = false
      controller.isMovingToParent = false
    } else {
      controller.phase = .hidden
      controller.viewDidDisappear(wasAnimated)
    }
  }

  private func end(_ move: Move) {
    if move.isLeaving { return move.controller.endMove(from: move.parent) }
    guard move.controller.parent === move.parent else { return }
    move.controller.isMovingToParent = false
    move.controller.didMove(toParent: move.parent)
  }
}
