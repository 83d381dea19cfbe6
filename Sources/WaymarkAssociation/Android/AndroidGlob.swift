// SPDX-License-Identifier: MIT

/// A pattern as `pathPattern` has it.
///
/// `.` is any character, `*` repeats the character before it, even zero times, and `\` takes the
/// meaning from the next. `.*` goes up to where the character behind it comes first and takes that,
/// too; nothing is tried a second time. Characters are those of UTF-16, as in Java.
struct AndroidGlob {
  private enum Step {
    /// One character; nil for any.
    case one(UInt16?)
    /// The same character as long as it comes.
    case run(UInt16)
    /// All up to a character, and that.
    case through(UInt16)
    /// All that is left.
    case rest
  }

  private var steps: [Step] = []

  init(_ pattern: String) {
    let units = Array(pattern.utf16)
    var index = 0
    func isStar(at place: Int) -> Bool { place < units.count && units[place] == Self.star }
    while index < units.count {
      let isEscape = units[index] == Self.backslash && index + 1 < units.count
      if isEscape { index += 1 }
      let unit = units[index]
      let isAny = unit == Self.dot && !isEscape
      index += 1
      guard isStar(at: index) else {
        steps.append(.one(isAny ? nil : unit))
        continue
      }
      index += 1
      if !isAny {
        steps.append(.run(unit))
      } else if index < units.count {
        if units[index] == Self.backslash, index + 1 < units.count { index += 1 }
        steps.append(.through(units[index]))
        index += 1
      } else {
        steps.append(.rest)
      }
    }
  }

  private static let dot = UInt16(UInt8(ascii: "."))
  private static let star = UInt16(UInt8(ascii: "*"))
  private static let backslash = UInt16(UInt8(ascii: "\\"))

  func matches(_ text: String) -> Bool {
    var rest = Array(text.utf16)[...]
    for (index, step) in steps.enumerated() {
      // Android stops at the text's end; only a last `.*` may be left then.
      guard let first = rest.first else {
        if case .rest = step { return index == steps.count - 1 }
        return false
      }
      switch step {
      case .one(let unit):
        guard unit == nil || unit == first else { return false }
        rest = rest.dropFirst()
      case .run(let unit): rest = rest.drop { $0 == unit }
      case .through(let unit):
        rest = rest.drop { $0 != unit }
        guard !rest.isEmpty else { return false }
        rest = rest.dropFirst()
      case .rest: return true
      }
    }
    return rest.isEmpty
  }

  /// The text as a part of a pattern that means just it.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if character == "." || character == "*" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
  }
}
