// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// What a flow stack is to links, destinations and stacks inside it, whatever its type of screen.
@MainActor
class FlowContext: ObservableObject {
  let destinations = DestinationTable()
  /// The stack around this one and the index of the screen there which holds this one.
  private(set) weak var parent: FlowContext?
  private(set) var indexInParent = -1
  private var children: [WeakContext] = []

  private struct WeakContext {
    weak var context: FlowContext?
  }

  /// Opens a screen on top of the path; reports if the path takes no screens of its type.
  func open(_ screen: AnyHashable, as style: RouteStyle) {}

  /// Makes visible screens again whose destinations have changed since they were made.
  func refreshVisible() {
    for child in children { child.context?.refreshVisible() }
  }

  /// Finds what makes a screen's view: the nearest destination below it, in this stack first.
  func look(for screen: AnyHashable, at index: Int) -> DestinationLook? {
    for type in typesAndSuperclasses(of: screen.base) {
      var place: (context: FlowContext, index: Int)? = (self, index)
      while let (context, index) = place {
        if let found = context.destinations.destination(for: type, below: index) {
          return DestinationLook(destination: found, version: found.version)
        }
        place = context.parent.map { ($0, context.indexInParent + 1) }
      }
    }
    return nil
  }

  /// Says which stack is around this one.
  func attach(to parent: FlowContext?, at index: Int?) {
    indexInParent = index ?? -1
    guard self.parent !== parent else { return }
    self.parent = parent
    guard let parent else { return }
    parent.children.removeAll { $0.context == nil }
    parent.children.append(WeakContext(context: self))
  }
}

/// The type of a value and, if it is an object, its superclasses, nearest first.
private func typesAndSuperclasses(of value: Any) -> [Any.Type] {
  var types: [Any.Type] = [type(of: value)]
  guard types[0] is AnyObject.Type else { return types }
  var mirror = Mirror(reflecting: value).superclassMirror
  while let parent = mirror {
    types.append(parent.subjectType)
    mirror = parent.superclassMirror
  }
  return types
}
