// SPDX-License-Identifier: MIT

/// A view that displays a value within a range as a part of a line.
///
/// All styles are drawn as a line.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let range = SliderRange(bounds, step: nil)
    let width = range.upper - range.lower
    fraction = width > 0 ? (range.bounded(Double(value)) - range.lower) / width : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      HStack {
        minimum.font(.caption)
        ProgressView(value: fraction)
        maximum.font(.caption)
      }
      currentValueLabel.font(.caption)
    }
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: nil, minimum: nil, maximum: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: nil,
      maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the current value and for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}
