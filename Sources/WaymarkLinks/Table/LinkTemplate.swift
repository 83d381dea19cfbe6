// SPDX-License-Identifier: MIT

/// A pattern, ready to be read from and written to.
@usableFromInline
final class LinkTemplate: Sendable {
  /// A named item of a query.
  struct Field: Sendable {
    let name: String
    /// The name as it stands in a link.
    let spelling: ContiguousArray<UInt8>
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
  /// What stands before each parameter of the path.
  let leads: ContiguousArray<ContiguousArray<UInt8>>
  /// What stands behind the last one.
  let tail: ContiguousArray<UInt8>
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
    var leads: ContiguousArray<ContiguousArray<UInt8>> = []
    var names: [String] = []
    var chunk: ContiguousArray<UInt8> = []
    var hasRest = false
    for (index, segment) in pattern.segments.enumerated() {
      if case .rest = segment { hasRest = true } else { chunk.append(UInt8(ascii: "/")) }
      switch segment {
      case .literal(let text): LinkEscape.append(text, to: &chunk, isQuery: false)
      case .param(let name), .rest(let name):
        positions.append(index)
        names.append(name)
        leads.append(chunk)
        chunk = []
      }
    }
    self.positions = positions
    self.hasRest = hasRest
    self.leads = leads
    tail = chunk
    fields = ContiguousArray(
      zip(pattern.items, shapes.dropFirst(positions.count)).map { name, shape in
        var spelling: ContiguousArray<UInt8> = []
        LinkEscape.append(name, to: &spelling, isQuery: true)
        return Field(
          name: name, spelling: spelling, kind: shape.presence, takesFirst: shape.takesFirst,
          isASCII: name.utf8.allSatisfy { $0 < 0x80 }, ascii: ContiguousArray(name.utf8))
      })
    hasRequired = fields.contains { $0.kind == .required }
    self.names = names + pattern.items
  }
}
