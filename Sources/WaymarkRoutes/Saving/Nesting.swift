// SPDX-License-Identifier: MIT

/// How deep the JSON of a snapshot is, found without parsing it, in one pass over its bytes.
///
/// What is too deep is taken out, so that the parser never sees it and the routes below can still
/// be read. Text that is no JSON may be taken for something else here; the parser, which stops
/// where it ceases to be JSON, has the last word.
struct Nesting {
  /// The lowest route that is too deep.
  private(set) var firstDeepRoute: Int?
  /// Whether something is too deep that is not a route.
  private(set) var isDeepElsewhere = false
  /// The bytes with a `0` in place of each array and object that is too deep.
  private(set) var shallow: [UInt8]

  private var depth = 0
  /// The index of the route that is being passed; nil outside of the list of routes.
  private var route: Int?
  /// Where the last text at the top level began, and its length: the key of what follows.
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
        if depth == limit + 1 { takeOut(at: index) }
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

  private mutating func takeOut(at index: Int) {
    shallow[index] = UInt8(ascii: "0")
    if let route {
      firstDeepRoute = min(route, firstDeepRoute ?? route)
    } else {
      isDeepElsewhere = true
    }
  }

  /// Passes a text, and says where it has ended.
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

  /// An escaped key is none that we have written; it is as good as another.
  private func isRoutes(_ key: Range<Int>) -> Bool {
    shallow[key].elementsEqual("routes".utf8)
  }
}
