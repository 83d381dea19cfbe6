// SPDX-License-Identifier: MIT

/// Content around a stack that has something for the bar of the stack's root.
class RootContentNode: SingleChildNode {
  /// Shows it on a screen.
  func attach(to screen: ScreenNode) {}
}

extension Containers {
  private static let rootContentSlot = ContainerSlot<RootContentNode>()

  /// The nearest content around a stack that has something for its root.
  var rootContent: RootContentNode? {
    get { self[Self.rootContentSlot] }
    set { self[Self.rootContentSlot] = newValue }
  }
}
