// SPDX-License-Identifier: MIT

import Foundation
import Waymark
import WaymarkLogging

private let logger = Logger(subsystem: "com.example.trail-guide", category: "journal")

/// The hikes someone has logged.
@MainActor
final class Journal: ObservableObject {
  /// The newest first.
  @Published private(set) var entries: [JournalEntry] = []

  init() {}

  func add(_ entry: JournalEntry) {
    entries.insert(entry, at: 0)
    logger.info("Logged a hike on trail \(entry.trail, privacy: .public): \(entry.note)")
  }

  func remove(_ id: JournalEntry.ID) {
    entries.removeAll { $0.id == id }
    logger.info("Removed a hike, \(self.entries.count) are left")
  }

  func entry(_ id: JournalEntry.ID) -> JournalEntry? { entries.first { $0.id == id } }
}

/// One hike that was walked.
struct JournalEntry: Identifiable, Hashable {
  let id = UUID()
  var trail: Trail.ID
  var day: Date
  var note: String
  var finished: Bool
  var again: Bool
}

/// Which day a hike was on, for those who write it down soon.
enum HikeDay: Int, CaseIterable, Identifiable {
  case today, yesterday, dayBefore

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .today: "Today"
    case .yesterday: "Yesterday"
    case .dayBefore: "The day before"
    }
  }

  /// The day itself, counted back from another.
  func date(from now: Date) -> Date { now.addingTimeInterval(Double(rawValue) * -86_400) }
}
