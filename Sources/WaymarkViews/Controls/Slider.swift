// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control that selects a value from a bounded range.
///
/// Values from the host are rounded to the nearest step and clamped to the bounds. XCUITest queries
/// see its value as a percentage.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  // Type-erased: the type of the value is not part of the slider's type.
  @Binding private var position: Double
  private let range: SliderRange
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  @Environment(\.isEnabled) private var isEnabled

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel?,
    maximum: ValueLabel?
  ) where V.Stride: BinaryFloatingPoint {
    _position = value.asDouble
    range = SliderRange(bounds, step: step.map { Double($0) })
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let title = LabelDescription(label).title
    ElementView(
      .slider,
      [
        (.amount, .number(range.bounded(position))), (.minimum, .number(range.lower)),
        (.maximum, .number(range.upper)), (.step, range.step.map { .number($0) }),
        (.disabled, isEnabled ? nil : .bool(true)),
        (.label, title.isEmpty ? nil : .text(title)),
      ],
      content: TupleView(
        minimum.map { ElementView(.header, content: $0) },
        maximum.map { ElementView(.footer, content: $0) })
    ) { [isEnabled, range, onEditingChanged, $position] event throws(HostEventError) in
      guard case .changeNumber(let number) = event, number.isFinite else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      onEditingChanged(true)
      $position.wrappedValue = range.nearest(number)
      onEditingChanged(false)
    }
  }
}

/// The values of a slider.
struct SliderRange: Equatable {
  let lower: Double
  let upper: Double
  let step: Double?

  /// Creates a range.
  ///
  /// Infinite bounds are replaced by 0 and 1, and a step that is not positive by none.
  init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: Double?) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let isFinite = low.isFinite && high.isFinite && (high - low).isFinite
    lower = isFinite ? low : 0
    upper = isFinite ? high : 1
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Clamps a number to the bounds; returns the lower bound if it is not a number.
  func bounded(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// Returns the nearest valid value.
  func nearest(_ number: Double) -> Double {
    guard let step else { return bounded(number) }
    let steps = ((bounded(number) - lower) / step).rounded()
    let last = ((upper - lower) / step + 1e-9).rounded(.down)
    return bounded(lower + min(steps, last) * step)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The same number as a `Double`.
  var asDouble: Binding<Double> { self[dynamicMember: \.double] }
}

extension BinaryFloatingPoint {
  fileprivate var double: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
