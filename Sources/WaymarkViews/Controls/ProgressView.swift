// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// How far something is, or that it goes on.
///
/// It is shown as a bar, or as a spinner where nothing is known of its end; on Apple's systems a
/// circle is drawn in part by `.circular`, here it is a bar with a value and a spinner without.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.appliedProgressViewStyle) private var style

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// What it consists of.
  @MainActor public var body: some View {
    if let style {
      style.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
          currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
    } else {
      ProgressElement(
        fraction: fraction, style: nil, label: label, currentValueLabel: currentValueLabel)
    }
  }
}

/// The element of progress, in one of the host's styles.
nonisolated struct ProgressElement<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let style: StyleValue?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(fraction: Double?, style: StyleValue?, label: Label?, currentValueLabel: CurrentValueLabel?)
  {
    self.fraction = fraction
    self.style = style
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor var body: some View {
    let words = labelsAreHidden ? label.map { LabelDescription($0).title } : nil
    ElementView(
      .progress,
      [
        (.fraction, fraction.map { .number($0) }), (.style, style?.propertyValue),
        (.label, words.map { .text($0) }),
      ],
      content: TupleView(
        labelsAreHidden ? nil : label, currentValueLabel.map { ElementView(.footer, content: $0) }))
  }
}

/// How far a value is of a total, from 0 to 1; nil for what is no number or of nothing.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, value.isFinite, total.isFinite, total > 0 else { return nil }
  return min(max(Double(value / total), 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// That something goes on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// That something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// How far a value is of a total; nil says that it goes on.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: WaymarkViews.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// How far a value is of a total, with a label; nil says that it goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: WaymarkViews.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// How far a value is of a total, with a label for each; nil says that it goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: WaymarkViews.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// What an object of Foundation says of its progress at this moment.
  ///
  /// The view does not follow the object by itself.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate
        ? nil : WaymarkViews.fraction(progress.fractionCompleted, of: 1),
      label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// That something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// That something goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// That something goes on, with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// How far a value is of a total, with a title; nil says that it goes on.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// How far a value is of a total, with a title; nil says that it goes on.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// How far a value is of a total, with a title; nil says that it goes on.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
