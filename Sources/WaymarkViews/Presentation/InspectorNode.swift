// SPDX-License-Identifier: MIT

import WaymarkRender

/// What follows the form of the inspector that it is in.
@MainActor
protocol InspectorFollower: AnyObject {
  /// Called when the inspector has become a column or a sheet.
  func inspectorMoved()
}

/// An inspector, whose element is beside the view that it belongs to or among the overlays.
final class InspectorNode: PresentedNode {
  enum Place {
    case column, sheet
    /// Where nobody sees it, until other presentations are dismissed.
    case nowhere
  }

  private(set) var place = Place.nowhere
  private var width: Double?
  private var shownWidth: Double?
  private var followers: [ObjectIdentifier: any InspectorFollower] = [:]

  override init(_ presenter: PresenterNode, in anchor: AnchorNode) {
    super.init(presenter, in: anchor)
    inner.containers.inspector = self
  }

  override var liesOverWindow: Bool { place != .column }

  /// Changes the form, and with it where the content presents and what hides it.
  func move(to new: Place) {
    guard place != new else { return }
    place = new
    let around = presenter.scope.containers
    if new == .sheet { context.leave() }
    if new == .column, let outer = around.presenter { context.join(outer) }
    sendWidth()
    for follower in followers.values { follower.inspectorMoved() }
    guard new != .nowhere else { return }
    visibility.move(below: new == .column ? around.visibility : nil)
    visibility.isShown = true
  }

  /// Lets the content disappear while the inspector is nowhere.
  func hide() {
    visibility.isShown = false
    visibility.move(below: nil)
  }

  func add(_ follower: any InspectorFollower) { followers[ObjectIdentifier(follower)] = follower }
  func remove(_ follower: any InspectorFollower) { followers[ObjectIdentifier(follower)] = nil }

  override func collectTraits() {
    var new: Double??
    reducePreference(InspectorWidthKey.self, into: &new)
    width = new ?? nil
    sendWidth()
  }

  private func sendWidth() {
    let new = place == .column ? width : nil
    guard new != shownWidth else { return }
    shownWidth = new
    send(.width, new.map { .number(max(0, $0)) })
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard place == .sheet else { throw .unsupported }
    try super.handle(action)
  }

  override func didUnmount() {
    super.didUnmount()
    context.leave()
  }
}

extension Containers {
  private static let inspectorSlot = ContainerSlot<InspectorNode>()

  /// The enclosing inspector, unless another presentation is between.
  @MainActor var inspector: InspectorNode? {
    get { self[Self.inspectorSlot] }
    set { self[Self.inspectorSlot] = newValue }
  }
}
