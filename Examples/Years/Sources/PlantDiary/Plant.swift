// SPDX-License-Identifier: MIT

import Foundation

struct Plant: Identifiable, Equatable {
  enum Light: String, CaseIterable {
    case shade
    case halfShade = "half shade"
    case sun
  }

  let id = UUID()
  var name: String
  var room: String
  var light: Light
  /// The number of days between waterings.
  var interval: Int
  var waterings: [Date]

  var daysLeft: Int {
    guard let last = waterings.last else { return 0 }
    let calendar = Calendar.current
    let passed = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: last), to: calendar.startOfDay(for: Date()))
    return interval - (passed.day ?? 0)
  }

  var isThirsty: Bool { daysLeft <= 0 }

  var status: String {
    switch daysLeft {
    case ...0: return "Needs water"
    case 1: return "Tomorrow"
    default: return "In \(daysLeft) days"
    }
  }
}

extension Plant {
  static var examples: [Plant] {
    func daysAgo(_ days: Int) -> Date {
      return Calendar.current.date(byAdding: .day, value: -days, to: Date()) ?? Date()
    }
    return [
      Plant(name: "Fern", room: "Bath", light: .shade, interval: 3, waterings: [daysAgo(4)]),
      Plant(name: "Aloe", room: "Kitchen", light: .sun, interval: 14, waterings: [daysAgo(2)]),
      Plant(name: "Basil", room: "Kitchen", light: .sun, interval: 1, waterings: [daysAgo(0)]),
    ]
  }
}
