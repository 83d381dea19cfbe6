// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Waymark

/// How someone likes the guide to be.
@MainActor @Observable
final class Preferences {
  var units = Units.metric
  var accent = Accent.loch
  /// Whether lists of walks show the walking time.
  var showsTimes = true
  /// Whether lists of walks show the first words about each.
  var showsDescriptions = false

  init() {}
}

/// What distances and heights are told in.
enum Units: String, CaseIterable, Identifiable {
  case metric, imperial

  var id: String { rawValue }

  var title: String {
    switch self {
    case .metric: "Kilometres and metres"
    case .imperial: "Miles and feet"
    }
  }

  /// A distance with one decimal: `"6.2 km"`, `"3.9 mi"`.
  func distance(_ kilometres: Double) -> String {
    switch self {
    case .metric: "\(tenths(kilometres)) km"
    case .imperial: "\(tenths(kilometres / 1.609344)) mi"
    }
  }

  /// A height or a climb: `"1085 m"`, `"3560 ft"`.
  func height(_ metres: Int) -> String {
    switch self {
    case .metric: "\(metres) m"
    case .imperial: "\(Int((Double(metres) / 0.3048 / 10).rounded()) * 10) ft"
    }
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// A time on foot: `"45 min"`, `"2 h"`, `"6 h 15 min"`.
func walkingTime(_ minutes: Int) -> String {
  switch (minutes / 60, minutes % 60) {
  case (0, let rest): "\(rest) min"
  case (let hours, 0): "\(hours) h"
  case (let hours, let rest): "\(hours) h \(rest) min"
  }
}

/// A day in words: `"21 November 2026"`.
func longDate(_ date: Date) -> String {
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
  guard let year = parts.year, let month = parts.month, let day = parts.day,
    months.indices.contains(month - 1)
  else { return "" }
  return "\(day) \(months[month - 1]) \(year)"
}

/// The colour of links, buttons and switches.
enum Accent: String, CaseIterable, Identifiable {
  case loch, fern, heather, gorse

  var id: String { rawValue }
  var title: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .loch: .blue
    case .fern: .green
    case .heather: .purple
    case .gorse: .orange
    }
  }
}
