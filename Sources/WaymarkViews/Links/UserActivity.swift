// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
public import Foundation
#endif

extension View {
  /// Runs an action with each activity of a type that the app continues.
  ///
  /// Every mounted handler of the type is called, outermost first, whether covered or not;
  /// activities that arrive before the first view are retained until then. Web URLs are delivered
  /// to `onOpenURL`, and here only if no view has that modifier (U2).
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ContinueActivityView(content: self, type: activityType, action: action)
  }

  /// Offers an activity while the view is visible and `isActive` is true.
  ///
  /// A cover over the view does not withdraw the activity, but the activities of the cover take
  /// precedence. `update` configures the activity initially and after each update of the view.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    UserActivityView(content: self, type: activityType, isActive: isActive, update: update)
  }

  /// Offers an activity for an element while the view is visible; none if the element is nil.
  ///
  /// `update` configures the activity initially and after each update of the view.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    UserActivityView(
      content: self, type: activityType, isActive: element != nil,
      update: { activity in if let element { update(element, activity) } })
  }
}

nonisolated struct ContinueActivityView<Content: View>: WrappingView {
  let content: Content
  let type: String
  let action: (NSUserActivity) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> ContinueActivityNode {
    ContinueActivityNode(type, action, in: parent)
  }

  @MainActor
  func update(_ node: ContinueActivityNode) {
    node.type = type
    node.action = action
  }
}

final class ContinueActivityNode: SingleChildNode {
  var type: String
  var action: (NSUserActivity) -> Void

  init(_ type: String, _ action: @escaping (NSUserActivity) -> Void, in parent: ViewNode) {
    self.type = type
    self.action = action
    super.init(in: parent)
    whenInApp { self.graph.scene.links.add(self) }
  }

  override func didUnmount() { graph.scene.links.remove(self) }
}

nonisolated struct UserActivityView<Content: View>: WrappingView {
  let content: Content
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> UserActivityNode {
    let node = UserActivityNode(in: parent)
    node.offer = self.offer
    // Initially covered views do not appear.
    node.graph.effects.add(.change) { [weak node] in
      if let node, node.activity == nil { node.renew() }
    }
    return node
  }

  @MainActor
  func update(_ node: UserActivityNode) {
    node.offer = offer
    node.graph.effects.add(.change) { [weak node] in node?.renew() }
  }

  private var offer: UserActivityNode.Offer? {
    isActive ? UserActivityNode.Offer(type: type, update: update) : nil
  }
}

/// Holds the activity of a visible view.
final class UserActivityNode: LifecycleNode {
  struct Offer {
    let type: String
    let update: (NSUserActivity) -> Void
  }

  var offer: Offer?
  private(set) var activity: NSUserActivity?
  /// The flush in which it became visible last.
  private var appearedIn = 0

  /// Whether the view offers its activity; app code can withdraw it.
  var isOffering: Bool {
    guard isOpen else { return false }
    #if canImport(ObjectiveC)
    return activity != nil
    #else
    return activity?.isCurrent ?? false
    #endif
  }

  /// Whether the view is visible, or would be without a cover over it.
  private var isOpen: Bool { scope.containers.visibility?.isOpen ?? true }

  override func didAppear() {
    appearedIn = graph.effects.frame
    renew()
  }

  override func didDisappear() {
    // After the node has ended, there is no activity and no scope.
    if activity != nil, !isOpen { end() }
  }

  func renew() {
    guard hasAppeared || isOpen, let offer else { return end() }
    if activity?.activityType != offer.type {
      end()
      let activity = NSUserActivity(activityType: offer.type)
      activity.becomeCurrent()
      self.activity = activity
      graph.scene.activities.insert(self, at: place)
    }
    if let activity { offer.update(activity) }
  }

  /// The position after the visible activities; of views that appeared together, inner views come
  /// later.
  private var place: Int {
    guard hasAppeared else { return 0 }
    return graph.scene.activities.firstIndex { $0.appearedIn == appearedIn && $0.isInside(self) }
      ?? graph.scene.activities.endIndex
  }

  private func isInside(_ other: UserActivityNode) -> Bool {
    var next = parent
    while let node = next, node !== other { next = node.parent }
    return next != nil
  }

  private func end() {
    guard let activity else { return }
    activity.invalidate()
    self.activity = nil
    graph.scene.activities.removeAll { $0 === self }
  }

  // Immediately: no effects run when the whole graph ends.
  override func didUnmount() {
    super.didUnmount()
    end()
  }
}
