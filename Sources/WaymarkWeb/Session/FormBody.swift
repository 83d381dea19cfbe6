// SPDX-License-Identifier: MIT

import WaymarkRender

/// What a page sends without script: the values of its fields and the pressed button, in the format
/// `application/x-www-form-urlencoded`.
struct FormBody: Equatable, Sendable {
  /// The maximum size in bytes.
  static let largestSize = 512 << 10
  /// The maximum number of fields.
  static let largestCount = 2000
  static let type = "application/x-www-form-urlencoded"

  /// The values of fields, each with the identifier of its element, in the order of the page.
  var values: [(element: ElementID, text: String)] = []
  /// What the pressed button does; empty for a button that only sends the fields.
  var action = ""
  /// The hash of the page that contains the form.
  var page = ""

  static func == (one: Self, other: Self) -> Bool {
    one.action == other.action && one.page == other.page
      && one.values.elementsEqual(other.values) { $0 == $1 }
  }

  /// Parses a body; returns nil if no page sends it.
  init?(_ bytes: some Collection<UInt8>) {
    let pairs = bytes.split(separator: UInt8(ascii: "&"))
    guard bytes.count <= Self.largestSize, pairs.count <= Self.largestCount else { return nil }
    for pair in pairs {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0]),
        let value = parts.count == 2 ? Self.decoded(parts[1]) : ""
      else { return nil }
      switch name {
      case FormName.action: action = value
      case FormName.page: page = value
      default:
        guard let element = ElementID(name) else { return nil }
        values.append((element, value))
      }
    }
  }

  /// Decodes percent-encoded UTF-8, in which a plus sign is a space.
  private static func decoded(_ bytes: some Sequence<UInt8>) -> String? {
    var result: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
          return nil
        }
        result.append(high << 4 | low)
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The event of the pressed button, of the form `element action value`; nil for none.
  var event: HostEvent? {
    let parts = action.split(separator: " ", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let target = ElementID(parts[0]),
      let name = ClientAction(rawValue: String(parts[1]))
    else { return nil }
    let value = parts.count == 3 ? parts[2] : nil
    let hostAction: HostEvent.Action? =
      switch (name, value) {
      case (.tap, nil): .tap
      case (.back, nil): .back
      case (.dismiss, nil): .dismiss
      case (.select, nil): .select
      case (.increment, nil): .increment
      case (.decrement, nil): .decrement
      case (.openMenu, nil): .openMenu
      case (.refresh, nil): .refresh
      case (.changeOn, "0"?): .changeOn(false)
      case (.changeOn, "1"?): .changeOn(true)
      case (.reveal, ""?): .reveal(nil)
      case (.reveal, let edge?): RowEdge(rawValue: String(edge)).map { .reveal($0) }
      case (.visibleRange, let range?): Self.visibleRange(range)
      default: nil
      }
    return hostAction.map { HostEvent($0, on: target) }
  }

  /// Parses the first of the visible rows and their number, separated by a comma.
  private static func visibleRange(_ text: Substring) -> HostEvent.Action? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let count = numbers[1] else { return nil }
    return .visibleRange(first: first, count: count)
  }
}
