// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

extension Flow {
  /// Returns the destination that creates a screen's view: the nearest one below it, in this flow
  /// first, or else the one registered with the router.
  func look(for screen: AnyHashable, at index: Int) -> DestinationLook? {
    for type in typesAndSuperclasses(of: screen.base) {
      var place: (flow: Flow, index: Int)? = (self, index)
      while let (flow, index) = place {
        if let found = flow.destinations.destination(for: type, below: index) {
          return DestinationLook(destination: found, version: found.version)
        }
        let around = flow.parent?.host
        place = around.map { ($0, (flow.place?.indexInHost ?? -1) + 1) }
      }
    }
    let routed = router?.router.handler(forExactly: type(of: screen.base)) as? RoutedScreens
    return routed.map { DestinationLook(destination: $0.destination, version: 0) }
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
