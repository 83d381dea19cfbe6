// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A control that selects several days.
///
/// It is a month whose days can be chosen, as in the graphical style of ``DatePicker``. A tap adds a
/// day to the selection, as components with the calendar of the environment, the era, the year, the
/// month and the day; a tap on a chosen day removes all components that identify it. Components
/// without a year, a month or a day, or of a day that does not exist, remain in the selection, but
/// are not displayed. Their time and time zone are ignored.
///
/// The picker opens in the month of the earliest chosen day, or else of the day in its range that is
/// closest to today. Once a person has chosen a day, other selections do not change the month. The
/// label is for screen readers (C7).
nonisolated public struct MultiDatePicker<Label: View>: View {
  @Binding private var selection: Set<DateComponents>
  private let range: ClosedRange<Date>?
  private let label: Label
  /// A date in the month in which the picker was opened, once a person has chosen a day.
  @State private var opened: Date?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private init(
    _ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>?, label: Label
  ) {
    _selection = selection
    self.range = range
    self.label = label
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let title = LabelDescription(label).title
    ElementView(
      .dateField,
      [
        (.style, StyleValue.graphical.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, title.isEmpty ? nil : .text(title)),
      ],
      content: days)
  }

  @MainActor private var days: some View {
    let date = opened ?? first
    return CalendarView(of: date, in: range) { [selection] month in
      let chosen = Set(selection.compactMap { month.start(of: $0) })
      return { day in chosen.contains(month.start(of: day)) }
    } choose: { [$selection, $opened] day, month in
      $opened.wrappedValue = date
      let start = month.start(of: day)
      let same = $selection.wrappedValue.filter { month.start(of: $0) == start }
      if same.isEmpty {
        $selection.wrappedValue.insert(month.components(of: day))
      } else {
        $selection.wrappedValue.subtract(same)
      }
    } footer: {
      EmptyView()
    }
  }

  /// A date in the month in which the picker opens.
  @MainActor private var first: Date {
    var calendar = calendar
    calendar.timeZone = timeZone
    let now = TextEnvironment.current.now
    let closest = range.map { min(max(now, $0.lowerBound), $0.upperBound) } ?? now
    let month = CalendarMonth(containing: closest, in: calendar)
    return selection.compactMap { month.start(of: $0) }.min() ?? month.begin
  }
}

extension MultiDatePicker {
  /// Creates a picker with a custom label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label: label())
  }

  /// Creates a picker with a range and a custom label; in an empty range, no day can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let last = Self.last(before: bounds.upperBound)
    let range = bounds.lowerBound <= last ? bounds.lowerBound...last : nil
    self.init(selection, range, label: label())
  }

  /// Creates a picker with an earliest date and a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let latest = max(bounds.lowerBound, .distantFuture)
    self.init(selection, bounds.lowerBound...latest, label: label())
  }

  /// Creates a picker with days before a date and a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let last = Self.last(before: bounds.upperBound)
    self.init(selection, min(last, .distantPast)...last, label: label())
  }

  private static func last(before date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextDown)
  }
}
