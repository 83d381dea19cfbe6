// SPDX-License-Identifier: MIT

/// A pattern, ready to be read from and written to.
@usableFromInline
final class LinkTemplate: Sendable {
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
  /// Where in `text` the name of each item of the query is, with the `=`.
  let items: ContiguousArray<Range<Int>>
  /// How often each of them is there.
  let kinds: ContiguousArray<LinkEntry.Query.Kind>
  /// Whether the first of several counts.
  let takesFirst: ContiguousArray<Bool>
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
    var items: ContiguousArray<Range<Int>> = []
    for name in pattern.items {
      start = text.count
      LinkEscape.append(name, to: &text, isQuery: true)
      text.append(UInt8(ascii: "="))
      items.append(start..<text.count)
    }
    self.positions = positions
    self.hasRest = hasRest
    self.text = text
    self.leads = leads
    self.items = items
    let shapes = shapes.dropFirst(positions.count).prefix(items.count)
    kinds = ContiguousArray(shapes.map { $0.presence })
    takesFirst = ContiguousArray(shapes.map { $0.takesFirst })
    hasRequired = kinds.contains(.required)
    self.names = names + pattern.items
  }

  /// The name of an item of the query.
  func name(ofItem item: Int) -> String { names[positions.count + item] }

  /// Whether a name in a link is that of an item.
  @inline(__always)
  func isName(_ text: LinkText, ofItem item: Int) -> Bool {
    guard text.piece.marks.isEmpty else { return text.decoded == name(ofItem: item) }
    // What needs no escape is spelled in one way.
    let spelling = items[item]
    guard text.piece.count == spelling.count - 1 else { return false }
    let start = Int(text.piece.start) - spelling.lowerBound
    for index in spelling.dropLast() where self.text[index] != text.bytes[start + index] {
      return false
    }
    return true
  }
}
