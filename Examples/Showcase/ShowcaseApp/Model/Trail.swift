// SPDX-License-Identifier: MIT

/// One walk, with the stages it is made of.
struct Trail: Identifiable, Hashable, Sendable, Decodable {
  let id: String
  let name: String
  /// Where the walk begins, in words.
  let start: String
  /// The whole way in kilometres, the way back included.
  let km: Double
  /// Metres climbed in all.
  let ascent: Int
  /// The highest point in metres above the sea.
  let high: Int
  let grade: Grade
  let about: String
  let stages: [Stage]

  /// A part of a walk, from one place to the next.
  struct Stage: Hashable, Sendable, Decodable {
    let name: String
    let km: Double
    let note: String
  }

  /// Walking time in minutes by Naismith's rule: 5 km an hour, and a minute for 10 m of ascent.
  ///
  /// Rounded to quarters of an hour; rests and wind are extra.
  var minutes: Int {
    let exact = km * 12 + Double(ascent) / 10
    return Int((exact / 15).rounded()) * 15
  }

  /// Kilometres behind the walker at the end of a stage.
  func kilometres(through stage: Int) -> Double {
    stages.prefix(stage + 1).reduce(0) { $0 + $1.km }
  }
}

/// How much a walk asks for.
enum Grade: String, Hashable, Sendable, Decodable, CaseIterable {
  case easy, moderate, hard, scramble

  var title: String {
    switch self {
    case .easy: "Easy"
    case .moderate: "Moderate"
    case .hard: "Hard"
    case .scramble: "Scramble"
    }
  }

  var icon: String {
    switch self {
    case .easy: "leaf"
    case .moderate: "figure.walk"
    case .hard: "figure.hiking"
    case .scramble: "figure.climbing"
    }
  }

  var advice: String {
    switch self {
    case .easy: "Made paths and gentle slopes; shoes will do in dry weather."
    case .moderate: "Hill paths, some of them steep or wet; boots and a map."
    case .hard: "A full mountain day; navigation, spare clothes and an early start."
    case .scramble: "Hands on rock above real drops; dry, calm weather and a head for heights."
    }
  }
}
