// SPDX-License-Identifier: MIT

// Foundation on Apple platforms declares these types.
#if !canImport(ObjectiveC)
public import Foundation

/// The presentation that Markdown specifies for a range of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw bits, one for each intent.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of the Markdown syntax that is parsed.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of the syntax; here equal to `inlineOnly`, since blocks are not parsed.
      case full
      /// Inline syntax; a line break becomes a space.
      case inlineOnly
      /// Inline syntax; line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for Markdown that cannot be parsed; here, all Markdown can be parsed.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the text parsed so far.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in `^[…](…)` are parsed; here, they are parsed and dropped.
    public var allowsExtendedAttributes: Bool
    /// The part of the Markdown syntax that is parsed.
    public var interpretedSyntax: InterpretedSyntax
    /// The result for Markdown that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which has no effect.
    public var languageCode: String?

    /// Creates options with the same defaults as Foundation.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown, with emphasis, code and links as attributes.
  ///
  /// Like Foundation's, but headings, lists and other blocks are not parsed: their syntax remains
  /// in the text.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown source.
  ///   - options: Options for parsing.
  ///   - baseURL: The base URL of relative links.
  /// - Throws: Nothing, unlike Foundation's initializer, which throws for invalid Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let source = keepsLines ? markdown : markdown.replacing("\n", with: " ")
    for run in InlineMarkdown.runs(of: [.literal(source)]) {
      var attributes = AttributeContainer()
      let intent = InlinePresentationIntent(run.traits)
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      if let address = run.link?.text {
        attributes.link = URL(string: address, relativeTo: baseURL)
      }
      append(AttributedString(run.content.text, attributes: attributes))
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ traits: MarkdownTraits) {
    self = []
    if traits.contains(.strong) { insert(.stronglyEmphasized) }
    if traits.contains(.emphasis) { insert(.emphasized) }
    if traits.contains(.code) { insert(.code) }
    if traits.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension [MarkdownPiece] {
  /// The text of the literals; parsed Markdown contains no values.
  fileprivate var text: String {
    map { if case .literal(let text) = $0 { text } else { "" } }.joined()
  }
}
#endif
