// SPDX-License-Identifier: MIT

/// A pattern as `pathAdvancedPattern` has it.
///
/// `.` is any character and `[…]` one of a set, `[^…]` one that is not in it; `*`, `+` and `{2,3}`
/// repeat what is before them as often as they can, and nothing is tried a second time; `\` takes
/// the meaning from the next. Characters are those of UTF-16, as in Java.
struct AndroidAdvancedGlob {
  private struct Step {
    /// The characters that match; nil for any.
    var ranges: [ClosedRange<UInt16>]?
    var isInverted = false
    var least = 1
    var most = 1

    func matches(_ unit: UInt16) -> Bool {
      guard let ranges else { return true }
      return ranges.contains { $0.contains(unit) } != isInverted
    }
  }

  private var steps: [Step] = []

  /// Takes a pattern apart; nil where it is not well-formed, so that Android refuses it.
  init?(_ pattern: String) {
    var rest = Array(pattern.utf16)[...]
    while let unit = rest.popFirst() {
      var step = Step()
      switch Unicode.Scalar(unit) {
      case "."?: break
      case "["?:
        guard let set = Self.set(&rest) else { return nil }
        step = set
      case "\\"?:
        guard let escaped = rest.popFirst() else { return nil }
        step.ranges = [escaped...escaped]
      case "*"?, "+"?, "{"?, "}"?, "]"?: return nil
      default: step.ranges = [unit...unit]
      }
      switch rest.first.flatMap(Unicode.Scalar.init) {
      case "*"?: (step.least, step.most) = (0, .max)
      case "+"?: (step.least, step.most) = (1, .max)
      case "{"?:
        guard let end = rest.firstIndex(of: UInt16(UInt8(ascii: "}"))),
          let range = Self.range(String(decoding: rest[..<end].dropFirst(), as: UTF16.self))
        else { return nil }
        (step.least, step.most) = range
        rest = rest[end...]
      default:
        steps.append(step)
        continue
      }
      rest = rest.dropFirst()
      steps.append(step)
    }
  }

  /// What stands between `[` and `]`.
  private static func set(_ rest: inout ArraySlice<UInt16>) -> Step? {
    var step = Step(ranges: [])
    if rest.first == UInt16(UInt8(ascii: "^")) {
      step.isInverted = true
      rest = rest.dropFirst()
    }
    func next() -> UInt16? {
      let unit = rest.popFirst()
      return unit == UInt16(UInt8(ascii: "\\")) ? rest.popFirst() : unit
    }
    while let first = rest.first, first != UInt16(UInt8(ascii: "]")) {
      guard let low = next() else { return nil }
      var high = low
      if rest.first == UInt16(UInt8(ascii: "-")),
        rest.dropFirst().first != UInt16(UInt8(ascii: "]"))
      {
        rest = rest.dropFirst()
        guard let end = next(), end >= low else { return nil }
        high = end
      }
      step.ranges?.append(low...high)
    }
    return rest.popFirst() == nil || step.ranges?.isEmpty != false ? nil : step
  }

  /// The numbers in `{2}`, `{2,}` and `{2,3}`.
  private static func range(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let least = parts.first.flatMap({ Int($0) }), least >= 0, parts.count <= 2 else {
      return nil
    }
    guard let last = parts.dropFirst().first else { return (least, least) }
    guard let most = last.isEmpty ? .max : Int(last), most >= least else { return nil }
    return (least, most)
  }

  func matches(_ text: String) -> Bool {
    var rest = Array(text.utf16)[...]
    for step in steps {
      var count = 0
      while count < step.most, let unit = rest.first, step.matches(unit) {
        rest = rest.dropFirst()
        count += 1
      }
      if count < step.least { return false }
    }
    return rest.isEmpty
  }

  /// The text as a part of a pattern that means just it, with letters of either case if so asked.
  static func escaped(_ text: String, ignoresCase: Bool) -> String {
    text.reduce(into: "") { escaped, character in
      let cases = [character.lowercased(), character.uppercased()]
      if ignoresCase, cases[0] != cases[1], cases.allSatisfy({ $0.utf16.count == 1 }) {
        escaped += "[\(cases[0])\(cases[1])]"
      } else {
        if ".*+[]{}\\^-".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
  }
}
