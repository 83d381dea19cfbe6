// SPDX-License-Identifier: MIT

import WaymarkRender

/// A set of traits that describe how an element behaves.
///
/// Like SwiftUI's `AccessibilityTraits`. A browser receives ``isHeader``, ``isButton``, ``isLink``,
/// ``isImage``, ``isSelected``, ``isSearchField``, ``isToggle`` and ``isModal`` as roles and
/// states; browsers do not support the other traits. A headless test sees the type that XCUITest
/// assigns to an element with these traits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  fileprivate var names: Set<TraitValue>

  /// Creates an empty set of traits.
  public init() { names = [] }

  private init(_ name: TraitValue) { names = [name] }

  /// The element is a header.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element behaves like a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The element opens a page or another screen.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is static text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element is a switch, whose value is `"1"` while it is on.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// The element hides its siblings from assistive technologies.
  public static let isModal = AccessibilityTraits(.modal)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element summarises the app when it launches.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The element plays its own sound when it is used.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element starts playback or recording when it is used.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element changes its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element receives touches directly, bypassing the assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The element turns a page after it has been read.
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

  /// Removes traits from the view, including its default traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attributes((.traits, traits.isEmpty ? nil : .traits(TraitsValue(removing: traits.names))))
  }
}

/// Combines the traits, actions, key presses and contents of drops that the modifiers around an
/// element set.
final class AccessibilityMerging: PropertyMerging {
  static let shared = AccessibilityMerging()

  /// Returns the combined value of the modifiers around the element, the innermost first.
  ///
  /// If a trait is both added and removed, the outermost modifier applies.
  func merged(_ property: Property, of element: ElementNode) -> PropertyValue? {
    var traits: TraitsValue?
    var actions: [ActionValue] = []
    var presses: [KeyListenerValue] = []
    var drops: Set<DropContentValue>?
    var next = element.attributes
    while let node = next {
      for (name, value) in node.values where name == property {
        switch value {
        case .traits(let outer): traits = traits?.over(outer) ?? outer
        case .actions(let outer): actions += outer.filter { !actions.contains($0) }
        case .keyPresses(let outer): presses += outer.filter { !presses.contains($0) }
        default:
          if let outer = Set<DropContentValue>.payload(of: value) {
            drops = outer.union(drops ?? [])
          }
        }
      }
      next = node.attributes
    }
    return switch property {
    case .traits: traits.map { .traits($0) }
    case .actions: actions.isEmpty ? nil : .actions(actions)
    case .dropTarget: drops?.propertyValue
    default: presses.isEmpty ? nil : .keyPresses(presses)
    }
  }
}
