// SPDX-License-Identifier: MIT

import WaymarkRender

/// A set of traits that describe how an element behaves.
///
/// Like SwiftUI's `AccessibilityTraits`. A browser gets ``isHeader``, ``isButton``, ``isLink``,
/// ``isImage``, ``isSelected``, ``isSearchField``, ``isToggle`` and ``isModal`` as roles and states;
/// no browser knows the other traits. A headless test sees the type that XCUITest gives an element
/// of these traits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  fileprivate var names: Set<TraitValue>

  /// No traits.
  public init() { names = [] }

  private init(_ name: TraitValue) { names = [name] }

  /// Heads what follows.
  public static let isHeader = AccessibilityTraits(.header)
  /// Acts like a button.
  public static let isButton = AccessibilityTraits(.button)
  /// Opens a page or another screen.
  public static let isLink = AccessibilityTraits(.link)
  /// Is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Is a field to search with.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// Is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Is a switch, whose value is `"1"` while it is on.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// Hides what is beside it from assistive technologies.
  public static let isModal = AccessibilityTraits(.modal)
  /// Is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Sums up what the app shows when it starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// Begins to play or record when it is used.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Takes touches directly, past the assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns a page when it was read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)

  // MARK: SetAlgebra

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.union(other.names))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }

  private func with(_ names: Set<TraitValue>) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    traits.names = names
    return traits
  }
}

extension View {
  /// Adds traits to the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributes((.traits, traits.isEmpty ? nil : .traits(TraitsValue(adding: traits.names))))
  }

  /// Removes traits from the view, those that it has of itself included.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attributes((.traits, traits.isEmpty ? nil : .traits(TraitsValue(removing: traits.names))))
  }
}

/// Combines what the modifiers around an element say of its traits and its actions.
final class AccessibilityMerging: PropertyMerging {
  static let shared = AccessibilityMerging()

  /// What the modifiers around the element say together, the innermost first.
  ///
  /// Of a trait that is added and removed, the outermost modifier counts.
  func merged(_ property: Property, of element: ElementNode) -> PropertyValue? {
    var traits: TraitsValue?
    var actions: [ActionValue] = []
    var next = element.attributes
    while let node = next {
      for (name, value) in node.values where name == property {
        switch value {
        case .traits(let outer): traits = traits?.over(outer) ?? outer
        case .actions(let outer): actions += outer.filter { !actions.contains($0) }
        default: break
        }
      }
      next = node.attributes
    }
    return property == .traits
      ? traits.map { .traits($0) } : actions.isEmpty ? nil : .actions(actions)
  }
}
