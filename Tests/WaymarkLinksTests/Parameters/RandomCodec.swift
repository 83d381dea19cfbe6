// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import WaymarkLinks

enum RandomValue: Hashable, Sendable {
  case int(Int)
  case uint(UInt)
  case text(String)
  case texts([String])
  case maybe(Int?)
  case color(RandomColor)
  case id(UUID)
  case date(Date)
  case bool(Bool)
  case double(Double)
  case float(Float)
  case level(RandomLevel)
  case list([String])
}

enum RandomColor: String, CaseIterable, Sendable {
  case red
  case new
  case seven = "7"
  case odd = "a b/c"
}

enum RandomLevel: Int8, CaseIterable, Sendable {
  case low = -1
  case none
  case high = 7
}

/// The codec of a parameter.
enum RandomCodec: Sendable, CaseIterable {
  case int, uint, signed, text, slashed, rest, color, level, id, date, dateTime, bool, double, float
  case list, optional, defaulted, repeated

  static let segments: [RandomCodec] = [
    .int, .uint, .signed, .text, .text, .slashed, .color, .level, .id, .date, .dateTime, .bool,
    .double, .float, .list,
  ]
  static let optionals: [RandomCodec] = [.optional, .defaulted]
  static let items: [RandomCodec] = [
    .int, .signed, .text, .color, .level, .id, .date, .dateTime, .bool, .double, .float, .list,
    .optional, .defaulted, .repeated,
  ]

  var param: LinkParam<RandomValue> {
    switch self {
    case .int, .signed:
      (self == .int ? LinkParam.int : .signed).map(
        { .int($0) }, { if case .int(let value) = $0 { value } else { nil } })
    case .uint:
      LinkParam.uint.map({ .uint($0) }, { if case .uint(let value) = $0 { value } else { nil } })
    case .text, .slashed, .defaulted:
      (self == .text
        ? LinkParam.text : self == .slashed ? .text(encodedSlash: true) : .text.default("new"))
        .map({ .text($0) }, { if case .text(let value) = $0 { value } else { nil } })
    case .rest, .repeated:
      (self == .rest ? LinkParam.rest : LinkParam.text.repeated).map(
        { .texts($0) }, { if case .texts(let values) = $0 { values } else { nil } })
    case .color:
      LinkParam<RandomColor>.enum().map(
        { .color($0) }, { if case .color(let value) = $0 { value } else { nil } })
    case .level:
      LinkParam<RandomLevel>.enum().map(
        { .level($0) }, { if case .level(let value) = $0 { value } else { nil } })
    case .id:
      LinkParam.uuid.map({ .id($0) }, { if case .id(let value) = $0 { value } else { nil } })
    case .date, .dateTime:
      (self == .date ? LinkParam.date : .dateTime).map(
        { .date($0) }, { if case .date(let value) = $0 { value } else { nil } })
    case .bool:
      LinkParam.bool.map({ .bool($0) }, { if case .bool(let value) = $0 { value } else { nil } })
    case .double:
      LinkParam.double.map(
        { .double($0) }, { if case .double(let value) = $0 { value } else { nil } })
    case .float:
      LinkParam.float.map({ .float($0) }, { if case .float(let value) = $0 { value } else { nil } })
    case .list:
      LinkParam.text.list().map(
        { .list($0) }, { if case .list(let values) = $0 { values } else { nil } })
    case .optional:
      LinkParam.int.optional.map(
        { .maybe($0) }, { if case .maybe(let value) = $0 { .some(value) } else { nil } })
    }
  }

  func value(using random: inout SplitMix) -> RandomValue {
    switch self {
    case .int: .int(Int.random(in: 0...random.element(of: [10, 1000, .max]), using: &random))
    case .signed:
      .int(
        random.element(of: [
          0, -1, .min, .max, Int.random(in: -1000...1000, using: &random),
        ]))
    case .uint: .uint(UInt.random(in: 0...random.element(of: [10, .max]), using: &random))
    case .text, .slashed, .defaulted: .text(random.text())
    case .rest, .repeated:
      .texts((0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() })
    case .list:
      .list(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0..<8, using: &random) == 0 ? "a,b" : random.text()
        })
    case .color: .color(random.element(of: RandomColor.allCases))
    case .level: .level(random.element(of: RandomLevel.allCases))
    case .id: .id(UUID(uuid: random.bytes()))
    case .date: .date(random.day())
    case .dateTime:
      .date(random.day() + Double(Int.random(in: 0..<86_400_000, using: &random)) / 1000)
    case .bool: .bool(Bool.random(using: &random))
    case .double:
      .double(
        random.element(of: [
          0, -0.0, 1, 0.1, 1e300, .leastNonzeroMagnitude,
          Double.random(in: -1e6...1e6, using: &random),
          Double(Int.random(in: -1000...1000, using: &random)),
        ]))
    case .float:
      .float(
        random.element(of: [
          0, -0.0, 0.1, 1e38, .leastNonzeroMagnitude, Float.random(in: -1e6...1e6, using: &random),
        ]))
    case .optional: .maybe(Bool.random(using: &random) ? 7 : nil)
    }
  }
}

extension RandomValue {
  /// Whether it has no text that a link can contain, in some cases only in a path.
  var isOdd: Bool {
    switch self {
    case .text(let text): RandomValue.isOdd(text)
    case .texts(let texts): texts.contains { RandomValue.isOdd($0) }
    case .list(let texts):
      texts.isEmpty || texts.contains { $0.contains(",") || RandomValue.isOdd($0) }
    case .color(let color): color == .odd
    default: false
    }
  }

  private static func isOdd(_ text: String) -> Bool {
    text.isEmpty || text == "." || text == ".."
      || text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }
  }
}

extension SplitMix {
  fileprivate mutating func bytes() -> uuid_t {
    func byte(_ random: inout SplitMix) -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return (
      byte(&self), byte(&self), byte(&self), byte(&self), byte(&self), byte(&self), byte(&self),
      byte(&self), byte(&self), byte(&self), byte(&self), byte(&self), byte(&self), byte(&self),
      byte(&self), byte(&self)
    )
  }

  /// The first instant of a day of the years 1 to 9999.
  fileprivate mutating func day() -> Date {
    let day =
      Int.random(in: 0..<5, using: &self) == 0
      ? element(of: [-719_162, -1, 0, 2_932_896])
      : Int.random(in: -719_162...2_932_896, using: &self)
    return Date(timeIntervalSince1970: Double(day) * 86_400)
  }
}
