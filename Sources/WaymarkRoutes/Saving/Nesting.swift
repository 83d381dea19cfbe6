// SPDX-License-Identifier: MIT

/// Determines the nesting depth of a snapshot's JSON without parsing it, in one pass over its
/// bytes.
///
/// Values that are nested too deeply are removed, so that the parser does not encounter them and
/// the routes below can still be decoded. Invalid JSON may be misinterpreted here; the parser
/// detects it and stops there.
struct Nesting {
  /// The lowest route that is nested too deeply.
  private(set) var firstDeepRoute: Int?
  /// Whether a value outside of the routes is nested too deeply.
  private(set) var isDeepElsewhere = false
  /// The bytes with a `0` in place of each array and object that is nested too deeply.
  private(set) var shallow: [UInt8]

  private var depth = 0
  /// The index of the current route; nil outside of the list of routes.
  private var route: Int?
  /// The range of the last string at the top level: the key of the following value.
  private var key = 0..<0

  init(of bytes: [UInt8], limit: Int) {
    shallow = bytes
    var index = 0
    while index < shallow.count {
      let byte = shallow[index]
      if depth > limit { shallow[index] = UInt8(ascii: " ") }
      switch byte {
      case UInt8(ascii: "\""):
        index = passText(at: index, erasing: depth > limit)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 1 { route = byte == UInt8(ascii: "[") && isRoutes(key) ? 0 : nil }
        depth += 1
        if depth == limit + 1 { omitValue(at: index) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 1 { route = nil }
      case UInt8(ascii: ","):
        if depth == 2, let passed = route { route = passed + 1 }
      default: break
      }
      index += 1
    }
  }

  private mutating func omitValue(at index: Int) {
    shallow[index] = UInt8(ascii: "0")
    if let route {
      firstDeepRoute = min(route, firstDeepRoute ?? route)
    } else {
      isDeepElsewhere = true
    }
  }

  /// Skips a string, and returns the index after its end.
  private mutating func passText(at start: Int, erasing: Bool) -> Int {
    var index = start + 1
    while index < shallow.count, shallow[index] != UInt8(ascii: "\"") {
      let length = shallow[index] == UInt8(ascii: "\\") ? 2 : 1
      if erasing { erase(index..<index + length) }
      index += length
    }
    if erasing { erase(index..<index + 1) }
    if depth == 1 { key = start + 1..<min(index, shallow.count) }
    return index + 1
  }

  private mutating func erase(_ range: Range<Int>) {
    for index in range.clamped(to: shallow.indices) { shallow[index] = UInt8(ascii: " ") }
  }

  /// Waymark writes no escaped keys, so an escaped key is treated as any other key.
  private func isRoutes(_ key: Range<Int>) -> Bool {
    shallow[key].elementsEqual("routes".utf8)
  }
}
