// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control with two buttons, one for more and one for less.
///
/// A button that does nothing, or would leave the bounds, is disabled. To XCUITest's queries it is
/// a stepper that holds the buttons "Decrement" and "Increment".
nonisolated public struct Stepper<Label: View>: View {
  // The type of a stepped value is no part of the stepper's type.
  private let control: AnyView

  /// What it consists of.
  @MainActor public var body: some View { control }

  /// A stepper that acts by itself; nil disables a button.
  ///
  /// Each step calls `onEditingChanged` with true before and with false after.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    control = AnyView(
      StepperControl(
        increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged,
        label: label()))
  }

  /// A stepper of a value; a whole number stops at the ends of its type.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    control = AnyView(
      ValueStepper(
        value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged,
        label: label()))
  }

  /// A stepper of a value within bounds; a step that would leave them ends at the bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    control = AnyView(
      ValueStepper(
        value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
        label: label()))
  }
}

/// Steps a value.
nonisolated private struct ValueStepper<V: Strideable, Label: View>: View {
  @Binding var value: V
  let bounds: ClosedRange<V>?
  let step: V.Stride
  let onEditingChanged: (Bool) -> Void
  let label: Label

  init(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, label: Label
  ) {
    _value = value
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  @MainActor var body: some View {
    StepperControl(
      increment: action(by: step), decrement: action(by: 0 - step),
      onEditingChanged: onEditingChanged, label: label)
  }

  /// What a step does; nil where it would change nothing.
  @MainActor private func action(by step: V.Stride) -> (() -> Void)? {
    guard moved(by: step) != value else { return nil }
    return { value = moved(by: step) }
  }

  @MainActor private func moved(by step: V.Stride) -> V {
    let new = value.saturatingAdvanced(by: step)
    guard let bounds else { return new }
    // What is out of bounds is brought back in, but never moved against the step.
    if step > 0, value > bounds.upperBound { return value }
    if step < 0, value < bounds.lowerBound { return value }
    return min(max(new, bounds.lowerBound), bounds.upperBound)
  }
}

extension Strideable {
  /// The value a step away; a whole number stops at the ends of its type.
  fileprivate func saturatingAdvanced(by step: Stride) -> Self {
    if let whole = self as? any FixedWidthInteger, let step = step as? Int {
      return whole.saturatingSum(step) as? Self ?? self
    }
    return advanced(by: step)
  }
}

extension FixedWidthInteger {
  fileprivate func saturatingSum(_ step: Int) -> Self {
    let size = Self(clamping: step.magnitude)
    let (sum, isOver) =
      step < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return isOver ? (step < 0 ? .min : .max) : sum
  }
}

/// The element of a stepper.
nonisolated private struct StepperControl<Label: View>: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void, label: Label
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  @MainActor var body: some View {
    ElementView(
      .stepper, [(.disabled, isEnabled ? nil : .bool(true)), (.ends, ends)], content: label
    ) { [isEnabled, increment, decrement, onEditingChanged] event throws(HostEventError) in
      guard event == .increment || event == .decrement else { throw .unsupported }
      guard isEnabled, let step = event == .increment ? increment : decrement else {
        throw .disabled
      }
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }

  private var ends: PropertyValue? {
    switch (increment, decrement) {
    case (.some, .some): nil
    case (nil, .some): Set<StepperEndValue>([.increment]).propertyValue
    case (.some, nil): Set<StepperEndValue>([.decrement]).propertyValue
    case (nil, nil): Set<StepperEndValue>([.increment, .decrement]).propertyValue
    }
  }
}
