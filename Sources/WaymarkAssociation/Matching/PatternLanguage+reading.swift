// SPDX-License-Identifier: MIT

import WaymarkLinks

extension PatternLanguage: TextLanguage {
  /// The state before the first byte; of a path, behind its first slash, which each has.
  var start: State {
    var places: [Place] = []
    enter(0, &places)
    var first = run(places)
    if isPath {
      places = []
      for place in first.places { follow(place, "/", &places) }
      first = run(places)
    }
    return State(
      written: first, decoding: reading.isDecoded ? .text(Decoded(run: first)) : .none)
  }

  func next(_ state: State, _ byte: UInt8) -> State {
    let scalar = Unicode.Scalar(byte)
    let written = step(state.written, reading.ignoresCase ? scalar.folded : scalar)
    return State(written: written, decoding: next(state.decoding, byte))
  }

  private func next(_ decoding: Decoding, _ byte: UInt8) -> Decoding {
    switch decoding {
    case .none: return .none
    case .text(let text):
      if byte == UInt8(ascii: "%") { return .escape(text) }
      return step(text, byte).map { .text($0) } ?? .none
    case .escape(let text):
      guard let high = byte.hexDigit else { return .none }
      let digits = (0..<16).map { step(text, high << 4 | $0) }
      return digits.allSatisfy { $0 == nil } ? .none : .digit(digits)
    case .digit(let digits):
      return byte.hexDigit.flatMap { digits[Int($0)] }.map { .text($0) } ?? .none
    }
  }

  /// Reads a byte of the decoded text; nil where it is no UTF-8.
  private func step(_ text: Decoded, _ byte: UInt8) -> Decoded? {
    func read(_ scalar: Unicode.Scalar?) -> Decoded {
      Decoded(run: step(text.run, reading.ignoresCase ? scalar?.folded : scalar))
    }
    guard let partial = text.partial else {
      if byte < 0x80 { return read(Unicode.Scalar(byte)) }
      return PartialCharacter(byte, wide).map { Decoded(run: text.run, partial: $0) }
    }
    switch partial.step(byte, wide) {
    case .broken: return nil
    case .partial(let partial): return Decoded(run: text.run, partial: partial)
    case .character(let scalar): return read(scalar)
    }
  }

  func telling(_ state: State) -> ByteSet {
    var bytes = telling(state.written)
    switch state.decoding {
    case .none: break
    case .text(let text):
      bytes.formUnion(telling(text.run))
      bytes.insert(UInt8(ascii: "%"))
    case .escape, .digit: bytes.formUnion(.hexadecimal)
    }
    return bytes
  }

  func accepts(_ state: State) -> Bool {
    if case .text(let text) = state.decoding, text.partial == nil { return text.run.covers }
    return state.written.covers
  }

  func fate(_ state: State) -> TextFate {
    let fate = fate(state.written)
    let isSame =
      switch state.decoding {
      case .none: true
      case .text(let text), .escape(let text): self.fate(text.run) == fate
      case .digit(let digits): digits.allSatisfy { $0.map { self.fate($0.run) == fate } ?? true }
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
