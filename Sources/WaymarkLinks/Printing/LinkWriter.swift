// SPDX-License-Identifier: MIT

/// What a route's codecs write its values to, one parameter after the other.
@usableFromInline
struct LinkWriter {
  /// Of the table that has it written, and is there meanwhile.
  let template: UnsafePointer<LinkTemplate>
  /// The path and query.
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// The first parameter whose value cannot be represented in a link.
  private(set) var failed: Int?
  /// The parameters that may be absent and have been written, as ``LinkTemplate/present``.
  private(set) var present: UInt64 = 0
  /// The parameter that is written.
  private var param = -1
  private var hasQuery = false
  /// What stands between this value and the one before, in a list.
  private var separator: UInt8?

  init(_ template: UnsafePointer<LinkTemplate>) {
    self.template = template
    bytes.reserveCapacity(120)
  }

  /// Goes to the next parameter.
  @usableFromInline
  mutating func begin() {
    param += 1
    let params = template.pointee.params
    if param < params.count {
      append(params[param].lead)
    } else if param == params.count {
      endPath()
    }
  }

  /// Writes a value, or another of the parameter's; nil is one that cannot be written.
  mutating func put(_ text: String?, encodedSlash: Bool = false, lineBreaks: Bool = false) {
    guard let text else { return fail() }
    let isQuery = beginValue()
    let start = bytes.count
    LinkEscape.append(text, to: &bytes, isQuery: isQuery)
    let count = bytes.count - start
    if !isQuery, count <= 2, separator == nil, isBarred(text) { return fail() }
    endValue(isQuery)
    // Something was escaped, or there was nothing that has to be.
    if count == text.utf8.count { return }
    var copy = text
    let hasBarred = copy.withUTF8 { utf8 in
      utf8.contains { byte in
        (byte < 0x20 || byte == 0x7F) && !(lineBreaks && isQuery && LinkText.isBreak(byte))
          || !encodedSlash && !isQuery && byte == UInt8(ascii: "/")
      }
    }
    if hasBarred { fail() }
  }

  /// Whether a text cannot be a parameter's segment, by which that would be empty or dots.
  private func isBarred(_ text: String) -> Bool {
    if text.isEmpty { return true }
    let known = template.pointee.params[param]
    return known.isWhole ? text == "." || text == ".." : known.hasDot && text == "."
  }

  /// Writes several values as one text, with a separator between each and the next.
  ///
  /// None of them may be empty or have the separator in it; no values are an empty text.
  mutating func putList<Value>(
    _ values: [Value], _ separator: UInt8, _ write: (Value, inout LinkWriter) -> Void
  ) {
    if values.isEmpty { return put("") }
    let isQuery = beginValue()
    let escape = LinkEscape.escape(of: separator)
    let first = bytes.count
    for (index, value) in values.enumerated() {
      if index > 0 { LinkEscape.append(byte: separator, to: &bytes, isQuery: isQuery) }
      let start = bytes.count
      self.separator = separator
      write(value, &self)
      self.separator = nil
      let own = bytes[start...]
      let isSeparated = own.indices.contains { own[$0...].starts(with: escape) }
      if own.isEmpty || own.contains(separator) || isSeparated { fail() }
    }
    if !isQuery, isBarred(String(decoding: bytes[first...], as: UTF8.self)) { fail() }
    endValue(isQuery)
  }

  /// Writes a number from 0.
  mutating func put(_ number: UInt) {
    let isQuery = beginValue()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, start) = (number, digits.count)
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
    endValue(isQuery)
  }

  /// Says that the parameter's value cannot be represented in a link.
  mutating func fail() {
    if failed == nil { failed = param }
  }

  /// Ends the link; once, behind the last parameter.
  @usableFromInline
  mutating func finish() {
    if param < template.pointee.params.count { endPath() }
  }

  /// Writes what stands before a value; returns whether it is in the query.
  private mutating func beginValue() -> Bool {
    let field = param - template.pointee.params.count
    if separator != nil { return field >= 0 }
    if field < 0 {
      if template.pointee.hasRest, field == -1 {
        bytes.append(UInt8(ascii: "/"))
      } else if template.pointee.params[param].bit != 0 {
        present |= template.pointee.params[param].bit
        append(template.pointee.params[param].opening)
      }
      return false
    }
    bytes.append(hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?"))
    hasQuery = true
    append(template.pointee.items[field].spelling)
    return true
  }

  /// Writes what stands behind the value of a parameter that may be absent.
  @inline(__always)
  private mutating func endValue(_ isQuery: Bool) {
    if isQuery || separator != nil { return }
    let closing = template.pointee.params[param].closing
    if closing.count > 0 { append(closing) }
  }

  private mutating func endPath() {
    append(template.pointee.tail)
    if bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
  }

  /// Appends what of the template is printed as it stands.
  private mutating func append(_ stretch: LinkTemplate.Stretch) {
    let text = template.pointee.text[stretch.start..<stretch.end]
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text))
  }
}
