// SPDX-License-Identifier: MIT

/// Follows the selections of the lists in it: a column of a split view.
@MainActor
protocol SelectionFollower: AnyObject {
  func add(_ list: SelectionNode)
  func remove(_ list: SelectionNode)
  /// Whether one row of a list is selected has changed.
  func selectionChanged()
  /// A person has selected a row, perhaps one that was selected already.
  func chose()
}

/// The place whose lists one follower follows.
@MainActor
final class SelectionScope {
  // Proof: the follower owns this.
  unowned(unsafe) let follower: any SelectionFollower

  init(follower: any SelectionFollower) { self.follower = follower }
}

extension Containers {
  private static let selectionsSlot = ContainerSlot<SelectionScope>()

  /// The nearest place whose selections somebody follows.
  var selections: SelectionScope? {
    get { self[Self.selectionsSlot] }
    set { self[Self.selectionsSlot] = newValue }
  }
}
