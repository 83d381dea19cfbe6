// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A view that displays the progress of a task.
///
/// It is displayed as a bar, or as a spinner if the progress is indeterminate. On Apple platforms,
/// `.circular` draws a partial circle for a value; here it is a bar.
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

  /// The content and behaviour of the view.
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

/// The element of a progress view in one of the host's styles.
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
    let title = labelsAreHidden ? label.map { LabelDescription($0).title } : nil
    ElementView(
      .progress,
      [
        (.fraction, fraction.map { .number($0) }), (.style, style?.propertyValue),
        (.label, title.map { .text($0) }),
      ],
      content: TupleView(
        labelsAreHidden ? nil : label, currentValueLabel.map { ElementView(.footer, content: $0) }))
  }
}

/// Returns the fraction of a total, from 0 to 1; nil if the value is not a number or the total is
/// not positive.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, value.isFinite, total.isFinite, total > 0 else { return nil }
  return min(max(Double(value / total), 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view with a value and a total; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: WaymarkViews.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view with a value, a total and a custom label; a nil value is
  /// indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: WaymarkViews.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a progress view with a value, a total and labels for both; a nil value is
  /// indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: WaymarkViews.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view with the current state of a Foundation `Progress` object.
  ///
  /// The view does not observe the object.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate
        ? nil : WaymarkViews.fraction(progress.fractionCompleted, of: 1),
      label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Creates a progress view with a title, a value and a total; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a title, a value and a total; a nil value is indeterminate.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view with a title, a value and a total; a nil value is indeterminate.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
