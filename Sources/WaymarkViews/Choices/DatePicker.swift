// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The components of a date that a date picker edits.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits, one for each part.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a day, a time or both.
///
/// Days and times are in the ``EnvironmentValues/timeZone`` of the environment; seconds and other
/// components keep their values. A browser shows its own picker, except for days in the graphical
/// style, which is a month whose days can be chosen (C7).
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

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let clock = WallClock(timeZone, components)
    // A calendar needs days; a host shows times in its own field.
    let style = style == .graphical && !clock.hasDay ? nil : style
    let hidesLabel = labelsAreHidden || style == .graphical
    let title = hidesLabel ? LabelDescription(label).title : nil
    ElementView(
      .dateField,
      [
        (.value, .text(clock.text(of: selection))), (.components, clock.shape.propertyValue),
        (.earliest, clock.bound(range.lowerBound).map { .text($0) }),
        (.latest, clock.bound(range.upperBound).map { .text($0) }),
        (.style, style?.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, title.map { .text($0) }),
      ],
      content: content(style, clock, hidesLabel: hidesLabel)
    ) { [isEnabled, range, clock, $selection] event throws(HostEventError) in
      guard case .changeDate(let text) = event,
        let date = clock.date(text, changing: $selection.wrappedValue)
      else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      $selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
  }

  @MainActor @ViewBuilder
  private func content(
    _ style: StyleValue?, _ clock: WallClock, hidesLabel: Bool
  ) -> some View {
    if style == .graphical {
      CalendarView(of: selection, in: range) { [selection] month in
        { day in month.contains(selection, on: day) }
      } choose: { [range, $selection] day, month in
        let date = month.date(on: day, at: $selection.wrappedValue)
        $selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      } footer: {
        if clock.hasTime { time }
      }
    } else if !hidesLabel {
      TitleView(label)
    }
  }

  @MainActor private var time: some View {
    HStack {
      Text("Time")
      Spacer()
      DatePicker<Text>(
        "Time", selection: $selection, in: range, displayedComponents: .hourAndMinute
      )
      .datePickerStyle(.compact).labelsHidden()
    }
  }
}

extension DatePicker {
  /// Creates a picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  /// Creates a date picker with a range and a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label: label())
  }

  /// Creates a date picker with an earliest date and a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let latest = max(range.lowerBound, .distantFuture)
    self.init(selection, range.lowerBound...latest, displayedComponents, label: label())
  }

  /// Creates a date picker with a latest date and a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let earliest = min(range.upperBound, .distantPast)
    self.init(selection, earliest...range.upperBound, displayedComponents, label: label())
  }
}
