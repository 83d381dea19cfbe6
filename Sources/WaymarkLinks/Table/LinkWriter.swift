// SPDX-License-Identifier: MIT

/// What a route's codecs write its values to, one parameter after the other.
@usableFromInline
struct LinkWriter {
  let template: LinkTemplate
  /// The path and query.
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// The parameter that is written.
  private(set) var param = -1
  /// The first parameter whose value cannot stand in a link.
  private(set) var failed: Int?
  private var hasQuery = false

  init(_ template: LinkTemplate) {
    self.template = template
    bytes.reserveCapacity(128)
  }

  /// Goes to the next parameter.
  mutating func begin() {
    param += 1
    if param < template.leads.count {
      bytes.append(contentsOf: template.leads[param])
    } else if param == template.leads.count {
      endPath()
    }
  }

  /// Writes a value, or another of the parameter's; nil is one that cannot be written.
  mutating func put(_ text: String?, encodedSlash: Bool = false) {
    guard let text else { return fail() }
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return fail() }
    let field = param - template.positions.count
    if field < 0 {
      if text.isEmpty || text == "." || text == ".." { return fail() }
      if !encodedSlash, text.utf8.contains(UInt8(ascii: "/")) { return fail() }
      if template.hasRest, param == template.positions.count - 1 {
        bytes.append(UInt8(ascii: "/"))
      }
    } else {
      bytes.append(hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?"))
      hasQuery = true
      bytes.append(contentsOf: template.fields[field].spelling)
      bytes.append(UInt8(ascii: "="))
    }
    LinkEscape.append(text, to: &bytes, isQuery: field >= 0)
  }

  /// Says that the parameter's value cannot stand in a link.
  mutating func fail() {
    if failed == nil { failed = param }
  }

  /// Ends the link; once, behind the last parameter.
  mutating func finish() {
    if param < template.leads.count { endPath() }
  }

  private mutating func endPath() {
    bytes.append(contentsOf: template.tail)
    if bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
  }
}
