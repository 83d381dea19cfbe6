// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control with a button to increment and a button to decrement.
///
/// A button without an effect, or that would leave the bounds, is disabled. XCUITest queries see a
/// stepper that contains the buttons "Decrement" and "Increment".
nonisolated public struct Stepper<Label: View>: View {
  // Type-erased: the type of the value is not part of the stepper's type.
  private let control: AnyView

  /// The content and behaviour of the view.
  @MainActor public var body: some View { control }

  /// Creates a stepper with custom actions; nil disables a button.
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

  /// Creates a stepper for a value; an integer stops at the limits of its type.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    control = AnyView(
      ValueStepper(
        value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged,
        label: label()))
  }

  /// Creates a stepper for a value within bounds; a step past a bound ends at the bound.
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

/// A stepper for a value.
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

  /// Returns the action of a step; nil if it has no effect.
  @MainActor private func action(by step: V.Stride) -> (() -> Void)? {
    guard moved(by: step) != value else { return nil }
    return { value = moved(by: step) }
  }

  @MainActor private func moved(by step: V.Stride) -> V {
    let new = value.saturatingAdvanced(by: step)
    guard let bounds else { return new }
    // A value out of bounds is moved back in, but never against the direction of the step.
    if step > 0, value > bounds.upperBound { return value }
    if step < 0, value < bounds.lowerBound { return value }
    return min(max(new, bounds.lowerBound), bounds.upperBound)
  }
}

extension Strideable {
  /// Returns the value a step away; an integer stops at the limits of its type.
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
  @Environment(\.labelsAreHidden) private var labelsAreHidden

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
    let title = labelsAreHidden ? LabelDescription(label).title : nil
    ElementView(
      .stepper,
      [
        (.disabled, isEnabled ? nil : .bool(true)), (.ends, ends),
        (.label, title.map { .text($0) }),
      ],
      content: labelsAreHidden ? nil : TitleView(label)
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
