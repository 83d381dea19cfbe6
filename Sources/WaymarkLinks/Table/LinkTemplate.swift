// SPDX-License-Identifier: MIT

/// A pattern, ready to be read from and written to.
///
/// What it points to is its ``LinkTemplates``', which a table keeps.
struct LinkTemplate: BitwiseCopyable {
  /// A parameter of the path.
  struct Param: BitwiseCopyable, Sendable {
    /// Which segment it is.
    var position: Int
    /// What stands before it.
    var lead: Stretch
  }

  /// An item of the query.
  struct Item: BitwiseCopyable, Sendable {
    /// Its name, with the `=`.
    var spelling: Stretch
    /// Whether it has to be there.
    var isRequired: Bool
    /// Whether it may be there several times.
    var isRepeated: Bool
    /// Whether the first of several counts.
    var takesFirst: Bool
  }

  /// Bytes of what is printed as it stands.
  struct Stretch: BitwiseCopyable, Sendable {
    var start: Int
    var end: Int

    @inline(__always) var count: Int { end - start }
  }

  /// The parameters of the path, in order.
  var params: UnsafeBufferPointer<Param>
  /// The items of the query, in order.
  var items: UnsafeBufferPointer<Item>
  /// All that is printed as it stands.
  let text: UnsafeBufferPointer<UInt8>
  /// What stands behind the last parameter of the path.
  let tail: Stretch
  /// Whether the last parameter of the path takes all segments that are left.
  let hasRest: Bool
  /// Whether an item of the query has to be there.
  let hasRequired: Bool
  /// Whether the app leaves its links to the web.
  let isWebOnly: Bool

  /// Whether a name in a link that needs no escape, and so is spelled in one way, is that of an
  /// item.
  @inline(__always)
  func isName(_ text: LinkText, ofItem item: Int) -> Bool {
    let spelling = items[item].spelling
    guard text.piece.count == spelling.count - 1 else { return false }
    let start = Int(text.piece.start) - spelling.start
    for index in spelling.start..<(spelling.end - 1)
    where self.text[index] != text.bytes[start + index] {
      return false
    }
    return true
  }
}

/// The templates of all of a table's patterns.
final class LinkTemplates: @unchecked Sendable {
  // Sendable, since nobody writes to any of this after `init`.
  private let templates: UnsafeMutableBufferPointer<LinkTemplate>
  private let params: FixedArray<LinkTemplate.Param>
  private let items: FixedArray<LinkTemplate.Item>
  private let text: FixedArray<UInt8>
  /// The names of each template's parameters, those of the path first.
  let names: [[String]]

  init(_ drafts: [LinkTemplateDraft]) {
    params = FixedArray(drafts.flatMap(\.params))
    items = FixedArray(drafts.flatMap(\.items))
    text = FixedArray(drafts.flatMap(\.text))
    names = drafts.map(\.names)
    templates = .allocate(capacity: drafts.count)
    var (param, item, byte) = (0, 0, 0)
    for (index, draft) in drafts.enumerated() {
      let ends = (param + draft.params.count, item + draft.items.count, byte + draft.text.count)
      templates.initializeElement(
        at: index,
        to: LinkTemplate(
          params: UnsafeBufferPointer(rebasing: params.base[param..<ends.0]),
          items: UnsafeBufferPointer(rebasing: items.base[item..<ends.1]),
          text: UnsafeBufferPointer(rebasing: text.base[byte..<ends.2]), tail: draft.tail,
          hasRest: draft.hasRest, hasRequired: draft.items.contains { $0.isRequired },
          isWebOnly: draft.isWebOnly))
      (param, item, byte) = ends
    }
  }

  deinit { templates.deallocate() }

  /// A template; it is there as long as all of them are.
  @inline(__always)
  subscript(entry: Int) -> UnsafePointer<LinkTemplate> {
    precondition(templates.indices.contains(entry))
    return UnsafePointer(templates.baseAddress.unsafelyUnwrapped + entry)
  }
}

/// What a template is made from.
struct LinkTemplateDraft {
  fileprivate var params: [LinkTemplate.Param] = []
  fileprivate var items: [LinkTemplate.Item] = []
  fileprivate var text: ContiguousArray<UInt8> = []
  fileprivate var tail: LinkTemplate.Stretch
  fileprivate var hasRest = false
  fileprivate var names: [String] = []
  fileprivate let isWebOnly: Bool

  init(_ pattern: LinkPattern, shapes: [LinkParamShape], isWebOnly: Bool) {
    self.isWebOnly = isWebOnly
    var start = 0
    for (index, segment) in pattern.segments.enumerated() {
      if case .rest = segment { hasRest = true } else { text.append(UInt8(ascii: "/")) }
      switch segment {
      case .literal(let literal): LinkEscape.append(literal, to: &text, isQuery: false)
      case .param(let name), .rest(let name):
        params.append(
          LinkTemplate.Param(
            position: index, lead: LinkTemplate.Stretch(start: start, end: text.count)))
        names.append(name)
        start = text.count
      }
    }
    tail = LinkTemplate.Stretch(start: start, end: text.count)
    for (name, shape) in zip(pattern.items, shapes.dropFirst(params.count)) {
      start = text.count
      LinkEscape.append(name, to: &text, isQuery: true)
      text.append(UInt8(ascii: "="))
      items.append(
        LinkTemplate.Item(
          spelling: LinkTemplate.Stretch(start: start, end: text.count),
          isRequired: shape.presence == .required, isRepeated: shape.presence == .repeated,
          takesFirst: shape.takesFirst))
    }
    names += pattern.items
  }
}
