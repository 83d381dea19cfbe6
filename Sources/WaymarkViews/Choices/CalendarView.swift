// SPDX-License-Identifier: MIT

/// A month whose days can be chosen, as a graphical date picker shows it.
struct CalendarView: View {
  @Binding private var selection: Date
  private let range: ClosedRange<Date>
  private let showsTime: Bool
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(_ selection: Binding<Date>, in range: ClosedRange<Date>, showsTime: Bool) {
    _selection = selection
    self.range = range
    self.showsTime = showsTime
  }

  var body: some View {
    let month = month
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(verbatim: month.title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        step("Previous Month", "chevron.backward", to: month.later(by: -1, in: range))
        step("Next Month", "chevron.forward", to: month.later(by: 1, in: range))
      }
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity)
          }
        }
        .accessibilityHidden(true)
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              if let day { cell(day, in: month) } else { Color.clear.frame(height: 36) }
            }
          }
        }
      }
      if showsTime { time }
    }
    .frame(maxWidth: 420)
    .onChange(of: selection) { shown = nil }
  }

  private var month: CalendarMonth {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return CalendarMonth(containing: shown ?? selection, in: calendar)
  }

  private func step(_ name: LocalizedStringKey, _ symbol: String, to month: CalendarMonth?)
    -> some View
  {
    Button {
      shown = month?.begin
    } label: {
      Image(systemName: symbol).frame(width: 28, height: 28)
    }
    .buttonStyle(.borderless).accessibilityLabel(name).disabled(month == nil)
  }

  private func cell(_ day: CalendarMonth.Day, in month: CalendarMonth) -> some View {
    let isChosen = month.contains(selection, on: day)
    let isToday = month.contains(TextEnvironment.current.now, on: day)
    return Button {
      let date = month.date(on: day, at: selection)
      selection = min(max(date, range.lowerBound), range.upperBound)
    } label: {
      Text(verbatim: "\(day.number)").fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(isToday && !isChosen ? Color.accentColor : .primary)
        .frame(width: 36, height: 36)
        .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.25)) } }
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!month.isAllowed(day, in: range))
  }

  private var time: some View {
    HStack {
      Text("Time")
      Spacer()
      DatePicker("Time", selection: $selection, in: range, displayedComponents: .hourAndMinute)
        .datePickerStyle(.compact).labelsHidden()
    }
  }
}
