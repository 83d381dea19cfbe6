// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Which parts of a date a picker asks for.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// The parts of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A day, a time or both.
///
/// Days and times are those of the ``EnvironmentValues/timeZone`` around it; seconds, and the parts it
/// does not ask for, stay as they are. A browser shows its own picker, so that the styles differ
/// little (C7).
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  @Binding private var selection: Date
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.datePickerStyleWord) private var style
  @Environment(\.timeZone) private var timeZone

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components,
    label: Label
  ) {
    _selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// What it consists of.
  @MainActor public var body: some View {
    let clock = WallClock(timeZone, components)
    let words = labelsAreHidden ? LabelDescription(label).title : nil
    ElementView(
      .dateField,
      [
        (.value, .text(clock.words(of: selection))), (.components, clock.shape.propertyValue),
        (.earliest, clock.bound(range.lowerBound).map { .text($0) }),
        (.latest, clock.bound(range.upperBound).map { .text($0) }),
        (.style, style?.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, words.map { .text($0) }),
      ],
      content: labelsAreHidden ? nil : label
    ) { [isEnabled, range, clock, $selection] event throws(HostEventError) in
      guard case .changeDate(let words) = event,
        let date = clock.date(words, changing: $selection.wrappedValue)
      else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      $selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
  }
}

extension DatePicker {
  /// A picker with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  /// A picker of a date between two others, with a label of any views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label: label())
  }

  /// A picker of a date not before another, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let latest = max(range.lowerBound, .distantFuture)
    self.init(selection, range.lowerBound...latest, displayedComponents, label: label())
  }

  /// A picker of a date not after another, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let earliest = min(range.upperBound, .distantPast)
    self.init(selection, earliest...range.upperBound, displayedComponents, label: label())
  }
}
