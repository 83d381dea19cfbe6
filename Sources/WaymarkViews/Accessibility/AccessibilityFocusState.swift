// SPDX-License-Identifier: MIT

import WaymarkRender

/// A property wrapper for the element on which assistive technologies focus.
///
/// Like SwiftUI's `AccessibilityFocusState`. Hosts have only one focus, the keyboard focus, which
/// screen readers follow: writing the state moves it, even away from a field, regardless of whether
/// an assistive technology is running. Browsers do not report a screen reader's position apart from
/// the focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    fileprivate var base: FocusState<Value>.Binding

    /// The focused element.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// Creates state for whether the view's element has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates state for whether the view's element has the focus of given technologies, which hosts
  /// do not distinguish.
  ///
  /// Ignored: `technologies` (all technologies share one focus).
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  /// Creates state for the focused element of the view; nil while none has the focus.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Creates state for the element with the focus of given technologies, which hosts do not
  /// distinguish.
  ///
  /// Ignored: `technologies` (all technologies share one focus).
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }

  /// The focused element.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for the `accessibilityFocused` modifier.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// Technologies with their own focus.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Binds the focus of this view's element to a value of the focus state.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    attributes((.assistiveFocus, .bool(true))).focused(binding.base, equals: value)
  }

  /// Binds the focus of this view's element to a Boolean focus state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    attributes((.assistiveFocus, .bool(true))).focused(condition.base)
  }
}
