// SPDX-License-Identifier: MIT

/// Builds the runs of a parsed source.
struct MarkdownRunBuilder {
  private struct Style: Equatable {
    var traits: MarkdownTraits = []
    /// The offset of the link in the source, which distinguishes adjacent links.
    var link: Int?
    var inflect = false
  }

  private let source: MarkdownSource
  private var runs: [MarkdownRun] = []
  /// The text of the incomplete run, with its style and destination.
  private var buffer = MarkdownBuffer()
  private var style = Style()
  private var destination: [MarkdownPiece]?

  /// The styles that are open at the current token.
  private var open = MarkdownDelimiters.Changes()
  private var openInflections = 0
  private var openLink: (id: Int, destination: [MarkdownPiece])?

  init(_ source: MarkdownSource) {
    self.source = source
  }

  mutating func runs(
    of tokens: [MarkdownToken], delimiters: MarkdownDelimiters
  ) -> [MarkdownRun] {
    for token in tokens {
      switch token {
      case .text(let range):
        begin()
        buffer.append(range, of: source)
      case .scalar(let scalar):
        begin()
        buffer.append(scalar)
      case .code(let range):
        begin(adding: .code)
        buffer.append(range, of: source)
      case .delimiters(let index):
        append(delimiters.runs[index])
      case .autolink(let range, let scheme):
        append(range, scheme: scheme)
      case .linkStart(let range):
        let destination = pieces(of: range, scheme: "", escapes: true)
        openLink = destination.isEmpty ? nil : (range.lowerBound, destination)
      case .linkEnd:
        openLink = nil
      case .attributesStart(let inflect):
        openInflections += inflect ? 1 : 0
      case .attributesEnd(let inflect):
        openInflections -= inflect ? 1 : 0
      }
    }
    complete()
    return runs
  }

  private mutating func append(_ run: MarkdownDelimiters.Run) {
    open.strong -= run.ends.strong
    open.emphasis -= run.ends.emphasis
    open.strikethrough -= run.ends.strikethrough
    if run.remaining > 0 {
      begin()
      buffer.append(run.character, count: run.remaining)
    }
    open.strong += run.starts.strong
    open.emphasis += run.starts.emphasis
    open.strikethrough += run.starts.strikethrough
  }

  private mutating func append(_ range: Range<Int>, scheme: StaticString) {
    let isInLink = openLink != nil
    if !isInLink {
      openLink = (range.lowerBound, pieces(of: range, scheme: scheme, escapes: false))
    }
    begin()
    buffer.appendResolved(range, of: source, escapes: false)
    if !isInLink { openLink = nil }
  }

  private func pieces(
    of range: Range<Int>, scheme: StaticString, escapes: Bool
  ) -> [MarkdownPiece] {
    var buffer = MarkdownBuffer()
    buffer.append(scheme)
    buffer.appendResolved(range, of: source, escapes: escapes)
    return buffer.pieces
  }

  /// Completes the current run if the following text has another style.
  private mutating func begin(adding trait: MarkdownTraits = []) {
    var next = Style(traits: trait, link: openLink?.id, inflect: openInflections > 0)
    if open.strong > 0 { next.traits.insert(.strong) }
    if open.emphasis > 0 { next.traits.insert(.emphasis) }
    if open.strikethrough > 0 { next.traits.insert(.strikethrough) }
    guard next != style else { return }
    complete()
    style = next
    destination = openLink?.destination
  }

  private mutating func complete() {
    guard !buffer.isEmpty else { return }
    var reader = MarkdownBuffer.Reader(buffer)
    if style.link == nil, !style.traits.contains(.code) {
      for email in buffer.emails {
        append(reader.pieces(to: email.lowerBound), link: nil)
        let address = String(decoding: buffer.bytes[email], as: UTF8.self)
        append(reader.pieces(to: email.upperBound), link: [.literal("mailto:\(address)")])
      }
    }
    append(reader.pieces(to: buffer.bytes.count), link: destination)
    buffer.removeAll()
  }

  private mutating func append(_ content: [MarkdownPiece], link: [MarkdownPiece]?) {
    guard !content.isEmpty else { return }
    runs.append(
      MarkdownRun(content: content, traits: style.traits, link: link, inflect: style.inflect))
  }
}

extension MarkdownParser {
  /// The runs of the parsed source.
  func runs() -> [MarkdownRun] {
    var builder = MarkdownRunBuilder(source)
    return builder.runs(of: tokens, delimiters: delimiters)
  }
}
