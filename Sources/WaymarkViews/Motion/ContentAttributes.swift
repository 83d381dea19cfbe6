// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that sets a property of each element of its content, or of the screen whose whole content
/// that is.
nonisolated struct ContentAttributeView<Content: View>: WrappingView {
  let content: Content
  let property: Property
  let value: PropertyValue

  @MainActor
  func makeNode(in parent: ViewNode) -> ContentAttributeNode {
    ContentAttributeNode([(property, value)], in: parent)
  }

  @MainActor
  func update(_ node: ContentAttributeNode) { node.update([(property, value)]) }
}

class ContentAttributeNode: AttributeNode {
  // Proof: a screen unmounts its content before it ends.
  private unowned(unsafe) let screen: ElementNode?
  /// The properties of the screen.
  private var sent: [(Property, PropertyValue)] = []

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - values: The properties.
  ///   - includesScreens: Whether they are those of the screen if the view is its whole content.
  ///   - parent: The node around it.
  init(
    _ values: [(Property, PropertyValue)], includesScreens: Bool = true, in parent: ViewNode
  ) {
    let element = includesScreens ? parent.elementForContent : nil
    screen = element?.showsTransitionOfContent == true ? element : nil
    super.init(screen == nil ? values : [], in: parent)
    if screen != nil { update(values) }
  }

  final func update(_ new: [(Property, PropertyValue)]) {
    guard let screen else { return receive(new) }
    for value in new where !sent.contains(where: { $0 == value }) {
      screen.send(value.0, value.1)
    }
    sent = new
  }
}

extension ViewNode {
  /// The element that contains the elements below this node.
  var elementForContent: ElementNode? {
    var next: ViewNode? = self
    while let node = next {
      if let element = node.elementForChildren { return element }
      next = node.parent
    }
    return nil
  }
}
