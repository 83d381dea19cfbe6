// SPDX-License-Identifier: MIT

/// A pattern, ready to be read from and written to.
@usableFromInline
final class LinkTemplate: Sendable {
  /// A named item of a query.
  struct Field: Sendable {
    let name: String
    /// Where in `text` its name is, with the `=`.
    let spelling: Range<Int>
    let kind: LinkEntry.Query.Kind
    let takesFirst: Bool
    /// Whether there may be several items of the name.
    var isMany: Bool { kind == .repeated || takesFirst }
    let isASCII: Bool
    /// The name's bytes, where it is ASCII.
    let ascii: ContiguousArray<UInt8>
  }

  /// Which segments the parameters of the path are, in order.
  let positions: ContiguousArray<Int>
  /// Whether the last parameter of the path takes all segments that are left.
  let hasRest: Bool
  /// All that is printed as it stands, one after the other.
  let text: ContiguousArray<UInt8>
  /// Where in `text` is what stands before each parameter of the path.
  let leads: ContiguousArray<Range<Int>>
  /// Where in `text` is what stands behind the last one.
  let tail: Range<Int>
  let fields: ContiguousArray<Field>
  /// The parameters' names, those of the path first.
  let names: [String]
  /// Whether an item of the query has to be there.
  let hasRequired: Bool
  /// Whether the app leaves its links to the web.
  let isWebOnly: Bool

  init(_ pattern: LinkPattern, shapes: [LinkParamShape], isWebOnly: Bool) {
    self.isWebOnly = isWebOnly
    var positions: ContiguousArray<Int> = []
    var leads: ContiguousArray<Range<Int>> = []
    var names: [String] = []
    var text: ContiguousArray<UInt8> = []
    var start = 0
    var hasRest = false
    for (index, segment) in pattern.segments.enumerated() {
      if case .rest = segment { hasRest = true } else { text.append(UInt8(ascii: "/")) }
      switch segment {
      case .literal(let literal): LinkEscape.append(literal, to: &text, isQuery: false)
      case .param(let name), .rest(let name):
        positions.append(index)
        names.append(name)
        leads.append(start..<text.count)
        start = text.count
      }
    }
    tail = start..<text.count
    var fields: ContiguousArray<Field> = []
    for (name, shape) in zip(pattern.items, shapes.dropFirst(positions.count)) {
      start = text.count
      LinkEscape.append(name, to: &text, isQuery: true)
      text.append(UInt8(ascii: "="))
      fields.append(
        Field(
          name: name, spelling: start..<text.count, kind: shape.presence,
          takesFirst: shape.takesFirst, isASCII: name.utf8.allSatisfy { $0 < 0x80 },
          ascii: ContiguousArray(name.utf8)))
    }
    self.positions = positions
    self.hasRest = hasRest
    self.text = text
    self.leads = leads
    self.fields = fields
    hasRequired = fields.contains { $0.kind == .required }
    self.names = names + pattern.items
  }
}
