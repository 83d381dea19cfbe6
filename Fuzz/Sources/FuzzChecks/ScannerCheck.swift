// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

/// A table that takes every well-formed path.
private let table: RouteTable<[String]>? = try? RouteTable {
  LinkRoute("/*path", .rest, make: { $0 }, match: { $0 })
}

/// Cuts bytes as a link's path, query and fragment.
///
/// What is taken is compared with what a plain reading of the rules makes of it; what is refused
/// has to say where.
package func checkScanner(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard let table else { preconditionFailure("The table is wrong.") }
  let link = String(decoding: bytes, as: UTF8.self)
  let utf8 = Array(link.utf8)
  let match: LinkMatch<[String]>
  do throws(LinkError) {
    match = try table.parse(path: link)
  } catch {
    precondition(!error.description.isEmpty, "an error that says nothing")
    switch error {
    case .malformed(_, let offset): precondition((0...utf8.count).contains(offset), "where?")
    case .tooLong(let limit): precondition(utf8.count > 8192 || limit != .bytes, "not too long")
    case .badParameter(_, "path", .encodedSlash): precondition(link.contains("%2"), "no escape")
    default: preconditionFailure("not the scanner's: \(error)")
    }
    return
  }
  precondition(utf8.count <= 8192 && utf8.first == UInt8(ascii: "/"), "too long, or no path")
  let halves = utf8.split(
    separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
  let parts = halves[0].split(
    separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
  var segments = parts[0].dropFirst().split(
    separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  if segments.last?.isEmpty == true { segments.removeLast() }
  precondition(match.route == segments.map { decoded($0, plus: false) }, "other segments")
  precondition(!match.route.contains { $0 == "." || $0 == ".." || $0.isEmpty }, "dots")
  precondition(match.route.count <= 32 && match.extra.count <= 64, "more than the limits")
  let items =
    parts.count < 2
    ? [] : parts[1].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true)
  precondition(
    match.extra
      == items.prefix(64).map { item in
        let pair = item.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        return LinkQueryItem(
          name: tolerant(pair[0], plus: true),
          value: pair.count < 2 ? "" : tolerant(pair[1], plus: true))
      }, "other items")
  precondition(
    match.fragment == (halves.count < 2 ? nil : tolerant(halves[1], plus: false)),
    "another fragment")
  do throws(LinkPrintError) {
    let path = try table.path(for: match.route)
    precondition((try? table.parse(path: path))?.route == match.route, "another path")
    let hasEmptyItem =
      parts.count > 1
      && parts[1].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        .contains(where: \.isEmpty)
    let isSame = Array(path.utf8) == Array(parts[0])
    precondition(match.isCanonical == (isSame && !hasEmptyItem), "canonical or not")
  } catch {
    precondition(error == .tooLong(.bytes), "\(error)")
  }
}

/// Bytes of a path without their escapes.
private func decoded(_ bytes: ArraySlice<UInt8>, plus: Bool) -> String {
  guard let text = wellFormed(bytes, plus: plus) else {
    preconditionFailure("taken, though it is not well-formed")
  }
  return text
}

/// Bytes that mean nothing: without their escapes, or as they stand.
private func tolerant(_ bytes: ArraySlice<UInt8>, plus: Bool) -> String {
  precondition(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "taken with a control character")
  return wellFormed(bytes, plus: plus) ?? String(decoding: bytes, as: UTF8.self)
}

/// Bytes without their escapes; nil where they are not well-formed.
private func wellFormed(_ bytes: ArraySlice<UInt8>, plus: Bool) -> String? {
  var result: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0x20,
        value != 0x7F
      else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    } else {
      guard byte > 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      result.append(plus && byte == UInt8(ascii: "+") ? 0x20 : byte)
    }
  }
  let text = String(decoding: result, as: UTF8.self)
  return Array(text.utf8) == result ? text : nil
}
