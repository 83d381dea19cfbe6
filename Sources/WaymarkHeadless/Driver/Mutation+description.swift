// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Mutation {
  /// Returns a short description of the mutation, for failure messages.
  package func description(in tree: ElementTree) -> String {
    switch self {
    case .create(let id, let kind): "create \(kind.rawValue) \(id)"
    case .set(let id, let property, let value):
      "set \(tree.name(id)) \(property.rawValue) = \(value.map { "\($0)" } ?? "nil")"
    case .insert(let id, let parent, let index):
      "insert \(tree.name(id)) into \(tree.name(parent)) at \(index)"
    case .move(let id, let parent, let index):
      "move \(tree.name(id)) in \(tree.name(parent)) to \(index)"
    case .remove(let id, let parent): "remove \(tree.name(id)) from \(tree.name(parent))"
    case .destroy(let id): "destroy \(id)"
    case .motion(let motion): "motion \(motion)"
    case .frames(let frames): "frames \(frames.frames.count) in \(frames.course.duration) s"
    }
  }
}

extension ElementTree {
  fileprivate func name(_ id: ElementID) -> String {
    guard let element = self[id] else { return "\(id)" }
    guard let identifier = element.text(.identifier) else {
      return "\(element.kind.rawValue) \(id)"
    }
    return "\(element.kind.rawValue) \(id) (\(identifier))"
  }
}
