// SPDX-License-Identifier: MIT

/// A pattern, ready to be read from and written to.
///
/// What it points to is its ``LinkTemplates``', which a table keeps.
struct LinkTemplate: BitwiseCopyable {
  /// A parameter of the path.
  struct Param: BitwiseCopyable, Sendable {
    /// Which segment it is, or the first of the rest.
    var position: Int
    /// How many segments it has, of the rest 0; 0 for one that is absent.
    var count = 1
    /// What stands before it, whatever its value.
    var lead: Stretch
    /// What stands before and behind the value of one that may be absent, where there is one.
    var opening = Stretch(start: 0, end: 0)
    var closing = Stretch(start: 0, end: 0)
    /// The bytes of its segment that are not its own, without escapes.
    var prefix: UInt16 = 0
    var suffix: UInt16 = 0
    /// Its bit in ``LinkTemplate/present`` where it may be absent, else 0.
    var bit: UInt64 = 0
    /// Whether a `.` beside it is all of its segment that is not its own.
    var hasDot = false

    @inline(__always) var isWhole: Bool { prefix | suffix == 0 }
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
    /// Whether its value may have line breaks and tabs.
    var allowsBreaks: Bool
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
  /// How many segments stand behind what takes the rest.
  let restEnd: Int
  /// Which entry's links are read by it.
  let entry: Int
  /// The parameters of the path that may be absent and are there.
  let present: UInt64
  /// Whether an item of the query has to be there.
  let hasRequired: Bool
  /// Whether the app leaves its links to the web.
  let isWebOnly: Bool

  /// The bytes of an item's name, as it is printed.
  @inline(__always)
  func nameLength(_ item: Int) -> Int { items[item].spelling.count - 1 }

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

/// The templates of all of a table's patterns, and behind these the templates of those of their
/// links in which optional segments are absent.
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
          hasRest: draft.hasRest, restEnd: draft.restEnd, entry: draft.entry,
          present: draft.present, hasRequired: draft.items.contains { $0.isRequired },
          isWebOnly: draft.isWebOnly))
      (param, item, byte) = ends
    }
  }

  deinit { templates.deallocate() }

  /// A template; it is there as long as all of them are.
  @inline(__always)
  subscript(leaf: Int) -> UnsafePointer<LinkTemplate> {
    precondition(templates.indices.contains(leaf))
    return UnsafePointer(templates.baseAddress.unsafelyUnwrapped + leaf)
  }
}

/// What a template is made from.
struct LinkTemplateDraft {
  fileprivate var params: [LinkTemplate.Param] = []
  fileprivate var items: [LinkTemplate.Item] = []
  fileprivate var text: ContiguousArray<UInt8> = []
  fileprivate var tail = LinkTemplate.Stretch(start: 0, end: 0)
  fileprivate var hasRest = false
  fileprivate var restEnd = 0
  fileprivate var names: [String]
  fileprivate let entry: Int
  fileprivate let present: UInt64
  fileprivate let isWebOnly: Bool

  /// Makes it.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - shapes: The shapes of its codecs.
  ///   - entry: The number of its entry.
  ///   - isWebOnly: Whether the app leaves its links to the web.
  ///   - present: The parameters that may be absent and are there, one bit for each.
  init(
    _ pattern: LinkPattern, shapes: [LinkParamShape], entry: Int, isWebOnly: Bool, present: UInt64
  ) {
    (self.entry, self.isWebOnly, self.present) = (entry, isWebOnly, present)
    names = pattern.names
    var (start, position) = (0, 0)
    for segment in pattern.segments {
      switch segment {
      case .literal(let literal):
        append("/", literal)
        position += 1
        if hasRest { restEnd += 1 }
      case .rest:
        hasRest = true
        params.append(
          LinkTemplate.Param(position: position, count: 0, lead: stretch(from: start)))
        start = text.count
      case .param(let param):
        var made = self.param(param, position, &start)
        if made.bit != 0, present & made.bit == 0 {
          (made.position, made.count) = (0, 0)
        } else {
          position += 1
        }
        params.append(made)
      }
    }
    tail = stretch(from: start)
    for (name, shape) in zip(pattern.items, shapes.dropFirst(params.count)) {
      start = text.count
      LinkEscape.append(name, to: &text, isQuery: true)
      text.append(UInt8(ascii: "="))
      items.append(
        LinkTemplate.Item(
          spelling: stretch(from: start), isRequired: shape.presence == .required,
          isRepeated: shape.presence == .repeated, takesFirst: shape.takesFirst,
          allowsBreaks: shape.allowsBreaks))
    }
  }

  private mutating func param(
    _ param: LinkPattern.Param, _ position: Int, _ start: inout Int
  ) -> LinkTemplate.Param {
    if !param.isOptional { append("/", param.prefix) }
    var made = LinkTemplate.Param(position: position, lead: stretch(from: start))
    start = text.count
    made.prefix = UInt16(truncatingIfNeeded: param.prefix.utf8.count)
    made.suffix = UInt16(truncatingIfNeeded: param.suffix.utf8.count)
    made.hasDot = param.prefix + param.suffix == "."
    if param.isOptional {
      append("/", param.prefix)
      made.opening = stretch(from: start)
      start = text.count
    }
    append("", param.suffix)
    if param.isOptional {
      made.closing = stretch(from: start)
      made.bit = 1 << UInt64(params.count { $0.bit != 0 })
      start = text.count
    }
    return made
  }

  private mutating func append(_ separator: String, _ literal: String) {
    text.append(contentsOf: separator.utf8)
    LinkEscape.append(literal, to: &text, isQuery: false)
  }

  private func stretch(from start: Int) -> LinkTemplate.Stretch {
    LinkTemplate.Stretch(start: start, end: text.count)
  }
}
