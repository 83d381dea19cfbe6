// SPDX-License-Identifier: MIT

/// What follows the visibility of the part of the app that it is in.
@MainActor
protocol VisibilityMember: AnyObject {
  /// The part has come into sight.
  func appear(in phase: EffectQueue.Phase)
  /// The part has gone out of sight.
  func disappear()
}

/// A part of the app that is shown or covered as a unit: a screen, a tab, a presentation.
///
/// A covered part keeps its nodes and state; only `onAppear`, `onDisappear` and tasks follow
/// visibility (S2, A1).
@MainActor
package final class VisibilityScope {
  private weak var outer: VisibilityScope?
  private var inner: [WeakScope] = []
  private var sweepAt = 16
  private var members: [ObjectIdentifier: any VisibilityMember] = [:]
  private(set) var isVisible: Bool
  private var ownPhase: EffectQueue.Phase?
  /// What waits until a prepared part is added to the app; nil for others.
  private var waiting: [() -> Void]?
  /// Whether neither the part nor one around it is prepared.
  private(set) var isInApp: Bool

  private struct WeakScope {
    weak var scope: VisibilityScope?
  }

  /// Whether the part itself is shown.
  ///
  /// It is visible only if all enclosing parts are shown, too.
  var isShown: Bool {
    didSet { if isShown != oldValue { update() } }
  }

  /// Whether a full-screen cover hides the part.
  var isCovered = false {
    didSet { if isCovered != oldValue { update() } }
  }

  /// Whether the part would be visible without the covers above it.
  var isOpen: Bool { isShown && outer?.isOpen ?? true }

  /// - Parameters:
  ///   - outer: The part that encloses it.
  ///   - isShown: Whether the part itself is shown.
  ///   - isPrepared: Whether it is not part of the app before ``begin()``.
  init(below outer: VisibilityScope?, isShown: Bool = true, isPrepared: Bool = false) {
    self.outer = outer
    self.isShown = isShown
    waiting = isPrepared ? [] : nil
    isInApp = !isPrepared && outer?.isInApp ?? true
    isVisible = isShown && outer?.isVisible ?? true
    outer?.add(self)
  }

  /// Removes deallocated scopes each time the number of scopes has doubled.
  private func add(_ scope: VisibilityScope) {
    if inner.count >= sweepAt {
      inner.removeAll { $0.scope == nil }
      sweepAt = max(16, inner.count * 2)
    }
    inner.append(WeakScope(scope: scope))
  }

  /// Adds a prepared part to the app.
  func begin() {
    guard let work = waiting else { return }
    waiting = nil
    enterApp()
    for one in work { one() }
  }

  private func enterApp() {
    guard !isInApp, waiting == nil, outer?.isInApp ?? true else { return }
    isInApp = true
    for one in inner { one.scope?.enterApp() }
  }

  /// Runs work once a prepared part, in which this one may be, is added to the app.
  func wait(_ work: @escaping () -> Void) {
    if waiting != nil { waiting?.append(work) } else { outer?.wait(work) }
  }

  /// Follows the visibility of another enclosing part; nil for one that no part encloses.
  func move(below new: VisibilityScope?) {
    guard new !== outer else { return }
    outer?.inner.removeAll { $0.scope == nil || $0.scope === self }
    outer = new
    new?.add(self)
    enterApp()
    update()
  }

  /// The phase in which newly visible views appear.
  private var appearPhase: EffectQueue.Phase { ownPhase ?? outer?.appearPhase ?? .appear }

  /// Delays the appearance of views in this update until the dismissal of those that they replace
  /// (M15).
  func appearAfterDismissal(_ effects: EffectQueue) {
    ownPhase = .late
    effects.add(.dismissed) { [weak self] in self?.ownPhase = nil }
  }

  func add(_ node: any VisibilityMember) {
    members[ObjectIdentifier(node)] = node
    if isVisible { node.appear(in: appearPhase) }
  }

  func remove(_ node: any VisibilityMember) {
    members[ObjectIdentifier(node)] = nil
    node.disappear()
  }

  private func update() {
    let now = isShown && !isCovered && outer?.isVisible ?? true
    guard now != isVisible else { return }
    isVisible = now
    inner.removeAll { $0.scope == nil }
    // In any order: the effect queue sorts the nodes by their place in the tree.
    for node in members.values {
      if now { node.appear(in: appearPhase) } else { node.disappear() }
    }
    for one in inner { one.scope?.update() }
  }
}

extension Containers {
  /// The nearest part of the app that is shown or covered as a whole.
  package var visibility: VisibilityScope? {
    get { nearestPart.map { downcast($0, to: VisibilityScope.self) } }
    set { nearestPart = newValue }
  }
}

extension ViewNode {
  /// Runs work whose effect reaches beyond the node's screen: immediately, or, on a prepared
  /// screen, once it is pushed, unless the node has ended by then.
  final func whenInApp(_ work: @escaping () -> Void) {
    guard let part = scope.containers.visibility, !part.isInApp else { return work() }
    part.wait { [self] in if isAlive { work() } }
  }
}
