// SPDX-License-Identifier: MIT

/// Where a stack's path is kept.
class PathSource {
  /// The values now.
  var elements: [AnyHashable] { [] }
  /// The binding's location, if it can tell of changes.
  var location: (any BindingLocation)? { nil }
  /// Adds a value; false when the path takes no such values.
  func append(_ value: AnyHashable) -> Bool { false }
  /// Keeps the first `count` values.
  func truncate(to count: Int) {}
  /// Whether the path holds values of one type only.
  var elementType: Any.Type? { nil }
}

/// The path of a stack without a binding.
final class OwnPath: PathSource {
  private var path: [AnyHashable] = []

  override var elements: [AnyHashable] { path }

  override func append(_ value: AnyHashable) -> Bool {
    path.append(value)
    return true
  }

  override func truncate(to count: Int) { path.removeLast(max(0, path.count - count)) }
}

/// A bound path of mixed values.
final class MixedPath: PathSource {
  private let path: Binding<NavigationPath>

  init(_ path: Binding<NavigationPath>) { self.path = path }

  override var elements: [AnyHashable] { path.wrappedValue.elements }
  override var location: (any BindingLocation)? { path.location }

  override func append(_ value: AnyHashable) -> Bool {
    path.wrappedValue.elements.append(value)
    return true
  }

  override func truncate(to count: Int) {
    let extra = path.wrappedValue.count - count
    if extra > 0 { path.wrappedValue.removeLast(extra) }
  }
}

/// A bound path of values of one type.
final class TypedPath<Data>: PathSource
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  private let path: Binding<Data>

  init(_ path: Binding<Data>) { self.path = path }

  override var elements: [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }
  override var location: (any BindingLocation)? { path.location }
  override var elementType: Any.Type? { Data.Element.self }

  override func append(_ value: AnyHashable) -> Bool {
    // An element that is itself `AnyHashable` holds any value.
    guard let element = value as? Data.Element ?? value.base as? Data.Element else { return false }
    path.wrappedValue.append(element)
    return true
  }

  override func truncate(to count: Int) {
    var whole = path.wrappedValue
    let extra = whole.count - count
    guard extra > 0 else { return }
    whole.removeSubrange(whole.index(whole.startIndex, offsetBy: count)...)
    path.wrappedValue = whole
  }
}
