// SPDX-License-Identifier: MIT

import Waymark

/// What the flows open.
enum FlowScreen: Hashable {
  case list(NumberList)
  case number(Int)
  case balloons(Balloons)
  case child(ChildFlow)

  /// The screen without this type around it, for a path that takes all types.
  var content: AnyHashable {
    switch self {
    case .list(let list): list
    case .number(let number): number
    case .balloons(let balloons): balloons
    case .child(let child): child
    }
  }
}

/// Numbers to choose from.
struct NumberList: Hashable {
  let numbers: ClosedRange<Int>
}

/// A number, shown as balloons.
struct Balloons: Hashable {
  let count: Int
}

/// A flow that is in a screen of another.
enum ChildFlow: Hashable {
  /// It has a path of its own.
  case flowPath
  /// It shares the path of the flow around it, if that takes all types.
  case noBinding
}

/// A screen that is an object.
class Sample: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: Sample, other: Sample) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// One that no destination is for; that of its superclass is taken.
final class SpecialSample: Sample {}
