// SPDX-License-Identifier: MIT

import WaymarkLinks

extension PatternLanguage: TextLanguage {
  func next(_ state: State, _ byte: UInt8) -> State {
    State(
      written: read(state.written, Unicode.Scalar(byte)), decoding: next(state.decoding, byte))
  }

  private func next(_ decoding: Decoding, _ byte: UInt8) -> Decoding {
    switch decoding {
    case .none: return .none
    case .text(let text):
      if byte == UInt8(ascii: "%") { return .escape(text) }
      return step(text, byte).map { .text($0) } ?? .none
    case .escape(let text):
      guard let high = byte.hexDigit else { return .none }
      return table.digits(after: .init(text: text, high: high)) { step(text, high << 4 | $0) }
        .map { .digit($0) } ?? .none
    case .digit(let digits):
      let next = table.digits[Int(digits)].next
      return byte.hexDigit.flatMap { next[Int($0)] }.map { .text($0) } ?? .none
    }
  }

  /// Reads a byte of the decoded text; nil where it is no UTF-8.
  private func step(_ text: Decoded, _ byte: UInt8) -> Decoded? {
    guard let partial = text.partial else {
      if byte < 0x80 { return Decoded(run: read(text.run, Unicode.Scalar(byte))) }
      return PartialCharacter(byte, wide).map { Decoded(run: text.run, partial: $0) }
    }
    switch partial.step(byte, wide) {
    case .broken: return nil
    case .partial(let partial): return Decoded(run: text.run, partial: partial)
    case .character(let scalar): return Decoded(run: read(text.run, scalar))
    }
  }

  private func read(_ run: Int32, _ scalar: Unicode.Scalar?) -> Int32 {
    table.next(run, reading.ignoresCase ? scalar?.folded : scalar, self)
  }

  func telling(_ state: State) -> ByteSet {
    var bytes = table.telling[Int(state.written)]
    switch state.decoding {
    case .none: break
    case .text(let text):
      bytes.formUnion(table.telling[Int(text.run)])
      bytes.insert(UInt8(ascii: "%"))
    case .escape, .digit: bytes.formUnion(.hexadecimal)
    }
    return bytes
  }

  func accepts(_ state: State) -> Bool {
    if case .text(let text) = state.decoding, text.partial == nil {
      return table.runs[Int(text.run)].covers
    }
    return table.runs[Int(state.written)].covers
  }

  func fate(_ state: State) -> TextFate {
    let fate = table.fates[Int(state.written)]
    let isSame =
      switch state.decoding {
      case .none: true
      case .text(let text), .escape(let text): table.fates[Int(text.run)] == fate
      case .digit(let digits): table.digits[Int(digits)].fate == fate
      }
    return isSame ? fate : .open
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit of ASCII; nil for other bytes.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
