// SPDX-License-Identifier: MIT

/// A month whose days can be chosen, as date pickers show it.
struct CalendarView<Footer: View>: View {
  typealias Day = CalendarMonth.Day

  private let date: Date
  private let range: ClosedRange<Date>?
  private let chosen: (CalendarMonth) -> (Day) -> Bool
  private let choose: (Day, CalendarMonth) -> Void
  private let footer: Footer
  @State private var shown: Date?
  @ScaledMetric private var scaledHeight: CGFloat = 36
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// Creates the month of a date.
  ///
  /// - Parameters:
  ///   - date: A date in the month, which is shown until a person shows another one, and again when
  ///     the date changes.
  ///   - range: The dates whose days can be chosen; nil for none.
  ///   - chosen: Returns a function that decides for each day of a month whether it is chosen.
  ///   - choose: Chooses a day of a month.
  ///   - footer: What is below the days.
  init(
    of date: Date, in range: ClosedRange<Date>?,
    chosen: @escaping (CalendarMonth) -> (Day) -> Bool,
    choose: @escaping (Day, CalendarMonth) -> Void, @ViewBuilder footer: () -> Footer
  ) {
    self.date = date
    self.range = range
    self.chosen = chosen
    self.choose = choose
    self.footer = footer()
  }

  var body: some View {
    let month = month
    let isChosen = chosen(month)
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(verbatim: month.title).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        step("Previous Month", "chevron.backward", to: month.later(by: -1, in: range))
        step("Next Month", "chevron.forward", to: month.later(by: 1, in: range))
      }
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
              .lineLimit(1).minimumScaleFactor(0.5)
              .frame(maxWidth: .infinity)
          }
        }
        .accessibilityHidden(true)
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              if let day {
                cell(day, in: month, isChosen: isChosen(day))
              } else {
                Color.clear.frame(height: height)
              }
            }
          }
        }
      }
      footer
    }
    .frame(maxWidth: 420)
    .onChange(of: date) { shown = nil }
  }

  /// The height of a week, which grows with the text up to about the width of a day.
  private var height: CGFloat { min(scaledHeight, 48) }

  private var month: CalendarMonth {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return CalendarMonth(containing: shown ?? date, in: calendar)
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

  private func cell(_ day: Day, in month: CalendarMonth, isChosen: Bool) -> some View {
    let isToday = month.contains(TextEnvironment.current.now, on: day)
    return Button {
      choose(day, month)
    } label: {
      Text(verbatim: "\(day.number)").fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(isToday && !isChosen ? Color.accentColor : .primary)
        .fixedSize()
        .frame(maxWidth: .infinity).frame(height: height)
        .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.25)) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!month.isAllowed(day, in: range))
  }
}
