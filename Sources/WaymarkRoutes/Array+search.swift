// SPDX-License-Identifier: MIT

// Searches for the target screen of a verb; the topmost match counts.

extension Array where Element: RouteProtocol, Element.Screen: Equatable {
  /// The types of type-erased screens are compared, too: 1 is not 1.0.
  func lastIndex(showing screen: Element.Screen) -> Int? {
    lastIndex { isSameScreen($0.screen, screen) }
  }
}

extension Array where Element: RouteProtocol, Element.Screen: Identifiable {
  func lastIndex(id: Element.Screen.ID) -> Int? { lastIndex { $0.screen.id == id } }
}

extension Array where Element: RouteProtocol, Element.Screen == AnyHashable {
  func lastIndex<T: Hashable>(type: T.Type) -> Int? { lastIndex { isScreen($0.screen, of: type) } }
}

/// Whether a type-erased screen is of a type or, for a class, of a subclass.
///
/// Does not use `is`, which accepts 1 as a `Double` and a value as its optional.
private func isScreen<T: Hashable>(_ screen: AnyHashable, of type: T.Type) -> Bool {
  let base = screen.base
  return Swift.type(of: base) == type || (type is AnyObject.Type && base is T)
}
