// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The runs of a pattern by numbers, with what each character leads to.
///
/// States of the pattern's automaton consist of these numbers, which are compared very often.
final class RunTable {
  typealias Run = PatternLanguage.Run
  typealias Decoded = PatternLanguage.Decoded

  /// An escape in a text, without its second digit.
  struct Escape: Hashable {
    var text: Decoded
    var high: UInt8
  }

  /// What each second digit of an escape leads to, nil where that is no UTF-8.
  struct Digits {
    var next: [Decoded?]
    /// What is known of all of them; `open` where they differ.
    var fate: TextFate
  }

  private(set) var runs: [Run] = []
  /// Of each run the bytes that may lead elsewhere than all the others do.
  private(set) var telling: [ByteSet] = []
  /// Of each run what is known of all that may follow.
  private(set) var fates: [TextFate] = []
  private var numbers: [Run: Int32] = [:]
  private var steps: [UInt64: Int32] = [:]
  private(set) var digits: [Digits] = []
  private var digitNumbers: [[Decoded?]: Int32] = [:]
  private var escapes: [Escape: Int32] = [:]

  /// The number of a run.
  func number(_ run: Run, _ language: PatternLanguage) -> Int32 {
    if let number = numbers[run] { return number }
    let number = Int32(runs.count)
    numbers[run] = number
    runs.append(run)
    telling.append(language.telling(run))
    fates.append(language.fate(run))
    return number
  }

  /// The run that follows one over a character, folded if case does not count; nil is one that no
  /// literal and no word has.
  func next(_ number: Int32, _ scalar: Unicode.Scalar?, _ language: PatternLanguage) -> Int32 {
    var code = scalar?.value ?? .max
    // All characters of ASCII that the run does not tell from others share an entry.
    if code < 0x80, !telling[Int(number)].contains(UInt8(code)) { code = .max - 1 }
    let key = UInt64(UInt32(bitPattern: number)) << 32 | UInt64(code)
    if let next = steps[key] { return next }
    let next = self.number(language.step(runs[Int(number)], scalar), language)
    steps[key] = next
    return next
  }

  /// The number of what follows an escape's first digit; nil where no second one makes it UTF-8.
  func digits(after escape: Escape, _ next: (UInt8) -> Decoded?) -> Int32? {
    if let number = escapes[escape] { return number < 0 ? nil : number }
    let all = (UInt8(0)..<16).map(next)
    let fates = Set(all.compactMap { $0.map { self.fates[Int($0.run)] } })
    let number = fates.isEmpty ? -1 : digitNumbers[all] ?? Int32(digits.count)
    escapes[escape] = number
    if number < 0 { return nil }
    if Int(number) == digits.count {
      digitNumbers[all] = number
      digits.append(Digits(next: all, fate: fates.count == 1 ? fates.first ?? .open : .open))
    }
    return number
  }
}
