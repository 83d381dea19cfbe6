// SPDX-License-Identifier: MIT

package import WaymarkRender

extension ViewGraph {
  /// Returns what the modifiers around and in an element of the window say of it as a preview.
  ///
  /// - Parameter id: An element directly in the window; for others, the result is empty.
  /// - Returns: The settings, of which those of an outer modifier override those of an inner one.
  package func previewSettings(of id: ElementID) -> PreviewSettings {
    var settings = PreviewSettings()
    guard let element = elements[id] else { return settings }
    settings.name = element.preference(PreviewNameKey.self) ?? nil
    settings.layout = element.preference(PreviewLayoutKey.self) ?? .device
    settings.device = element.preference(PreviewDeviceKey.self) ?? nil
    return settings
  }

  /// Returns the element of the window that contains an element, or that presented the overlay that
  /// contains it; nil if there is none.
  package func windowContent(of id: ElementID) -> ElementID? {
    var content: ElementID?
    var presenter: PresenterNode?
    var next: ViewNode? = elements[id]
    while let node = next, !(node is WindowNode) {
      if let presented = node as? PresentedNode {
        content = nil
        presenter = presented.presenter
        next = presenter
        continue
      }
      if let element = node as? ElementNode { content = element.id }
      next = node.parent
    }
    if content == nil, let presenter {
      // A presentation belongs to the view that it modifies.
      var elements: ContiguousArray<ElementID> = []
      presenter.child?.collectElements(&elements)
      content = elements.first
    }
    return next == nil ? nil : content
  }
}
