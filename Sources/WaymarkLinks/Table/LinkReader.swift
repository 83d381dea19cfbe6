// SPDX-License-Identifier: MIT

/// What a route's codecs read a matched link's values from, one parameter after the other.
@usableFromInline
struct LinkReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let segments: UnsafeBufferPointer<LinkPiece>
  let items: UnsafeBufferPointer<LinkItem>
  let template: LinkTemplate
  /// The parameter that is read.
  private(set) var param = -1
  /// Why a codec refused its text.
  private(set) var defect: LinkValueDefect?
  /// The next segment or item of the parameter, and the one behind the last.
  private var index = 0
  private var end = 0
  private var isQuery = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<LinkPiece>,
    items: UnsafeBufferPointer<LinkItem>, template: LinkTemplate
  ) {
    self.bytes = bytes
    self.segments = segments
    self.items = items
    self.template = template
  }

  /// Goes to the next parameter.
  mutating func begin() {
    param += 1
    if param < template.positions.count {
      index = template.positions[param]
      end = template.hasRest && param == template.positions.count - 1 ? segments.count : index + 1
    } else {
      isQuery = true
      index = 0
      end = items.count
      skip()
    }
  }

  /// Whether there is another text for the parameter.
  var hasNext: Bool { index < end }

  /// The parameter's next text.
  mutating func next() -> LinkText? {
    guard hasNext else { return nil }
    let taken = index
    index += 1
    guard isQuery else { return LinkText(bytes, segments[taken], isQuery: false) }
    if template.fields[param - template.positions.count].takesFirst {
      index = end
    } else {
      skip()
    }
    return LinkText(bytes, items[taken].value, isQuery: true)
  }

  /// Goes on to an item of the parameter's name.
  private mutating func skip() {
    let field = param - template.positions.count
    while index < end, Int(items[index].field) != field { index += 1 }
  }

  /// Reads digits.
  mutating func number<Number: FixedWidthInteger>() -> Number? {
    guard let text = next() else { return nil }
    guard text.piece.marks.contains(.digits) else { return fail(.notOfType) }
    return Number(text.decoded) ?? fail(.tooLarge)
  }

  /// Says why there is no value.
  mutating func fail<Value>(_ defect: LinkValueDefect) -> Value? {
    self.defect = defect
    return nil
  }
}
