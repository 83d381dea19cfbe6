// SPDX-License-Identifier: MIT

package import WaymarkRender

/// A view of a running app, with the values of its properties.
package struct InspectedView: Hashable, Sendable {
  /// A stored property of a view.
  package struct Property: Hashable, Sendable {
    /// The name, without the underscore of a property wrapper.
    package var name: String
    /// The property wrapper, such as `@State`; nil for a plain property.
    package var wrapper: String?
    /// A short description of the value.
    package var value: String
  }

  /// The name of the view's type.
  package var name: String
  /// The number of times that the body has run.
  package var bodies: Int
  /// The stored properties, in order.
  package var properties: [Property]
  /// The views of the app inside.
  package var children: [InspectedView]
}

extension ViewGraph {
  /// The maximum number of views that are described at once.
  package static let inspectedViewLimit = 500

  /// Returns the app's own views inside an element, or all of them.
  ///
  /// - Parameter element: The element; nil for the window.
  /// - Returns: At most ``inspectedViewLimit`` views; none if the element does not exist.
  package func inspectedViews(in element: ElementID? = nil) -> [InspectedView] {
    let start: ViewNode? = if let element { elements[element] } else { rootNode }
    guard let start else { return [] }
    var left = Self.inspectedViewLimit
    // A screen's element is inside the view that shows it.
    return inspectedViews(below: start, &left)
  }

  private func inspectedViews(below node: ViewNode, _ left: inout Int) -> [InspectedView] {
    var views: [InspectedView] = []
    node.forEachChild { child in
      guard left > 0 else { return }
      guard let type = child.viewType, !ViewName.of(type).isWaymarks else {
        views += inspectedViews(below: child, &left)
        return
      }
      left -= 1
      var view = InspectedView(
        name: ViewName.of(type).text,
        bodies: inspection?.evaluations(of: ObjectIdentifier(child)) ?? 0,
        properties: child.inspectedView.map(Self.properties) ?? [], children: [])
      view.children = inspectedViews(below: child, &left)
      views.append(view)
    }
    return views
  }

  /// Returns the stored properties of a view.
  private static func properties(of view: Any) -> [InspectedView.Property] {
    Mirror(reflecting: view).children.map { label, value in
      var name = label ?? ""
      guard let property = value as? any InspectedProperty else {
        return InspectedView.Property(
          name: name, wrapper: nil, value: InspectedValue.text(of: value))
      }
      if name.hasPrefix("_") { name.removeFirst() }
      let wrapper = _typeName(type(of: value), qualified: false).prefix { $0 != "<" }
      return InspectedView.Property(
        name: name, wrapper: "@\(wrapper)",
        value: property.inspectedValue.map { InspectedValue.text(of: $0) } ?? "missing")
    }
  }

  /// Returns the environment values that are set around an element, by the names of their keys.
  package func inspectedEnvironment(of element: ElementID) -> [InspectedView.Property] {
    guard let node = elements[element] else { return [] }
    return node.scope.boxes.pairs.map { key, box in
      // Proof: all keys are identifiers of types.
      let type = unsafeBitCast(key, to: Any.Type.self)
      var name = _typeName(type, qualified: false)
      // Objects have their types as keys.
      if name.hasPrefix("ObjectKey<") { name = String(name.dropFirst(10).dropLast()) }
      if name.hasSuffix("Key") { name.removeLast(3) }
      return InspectedView.Property(
        name: name, wrapper: nil, value: InspectedValue.text(of: box.inspectedValue))
    }.sorted { $0.name < $1.name }
  }
}

extension ViewNode {
  /// Notes that the nearest view of the app must be updated.
  func noteInvalidation(in inspection: GraphInspection) {
    var next: ViewNode? = self
    while let node = next {
      if let name = node.viewType.map(ViewName.of), !name.isWaymarks {
        return inspection.didInvalidate(name)
      }
      next = node.parent
    }
  }

  /// Updates the node because of a change, whose description is only needed by tools.
  func invalidate(because cause: @autoclosure () -> String?) {
    guard let inspection = graph.inspection else { return invalidate() }
    inspection.cause = cause()
    invalidate()
    inspection.cause = nil
  }
}
