// SPDX-License-Identifier: MIT

import WaymarkRender

/// Which of a view's elements assistive technologies have the focus on.
///
/// Like SwiftUI's `AccessibilityFocusState`. Hosts know of one focus only, that of the keyboard,
/// which screen readers follow: writing the state moves it, away from a field as well, and whether
/// an assistive technology runs makes no difference. Where a screen reader goes without moving the
/// focus no browser says.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A place to read and write which element has the focus.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    fileprivate var base: FocusState<Value>.Binding

    /// The element that has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// Whether the view's element has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Whether the view's element has the focus of one of some technologies; hosts tell none from
  /// another.
  ///
  /// Ignored: `technologies` (all technologies share one focus).
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  /// Which of the view's elements has the focus; nil while none has it.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Which of the view's elements has the focus of one of some technologies; hosts tell none from
  /// another.
  ///
  /// Ignored: `technologies` (all technologies share one focus).
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }

  /// The element that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to give to `accessibilityFocused`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// Technologies that have a focus of their own.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Those of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Ties the focus of the element that this view is to a value of some state.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    attributes((.assistiveFocus, .bool(true))).focused(binding.base, equals: value)
  }

  /// Ties the focus of the element that this view is to a flag of some state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    attributes((.assistiveFocus, .bool(true))).focused(condition.base)
  }
}
