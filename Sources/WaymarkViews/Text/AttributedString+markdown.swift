// SPDX-License-Identifier: MIT

// Apple's Foundation has these.
#if !canImport(ObjectiveC)
public import Foundation

/// What Markdown says of a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Those of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is drawn slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is drawn bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which is drawn in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; here as `inlineOnly`, since blocks are not read.
      case full
      /// What stands within a line; a line break counts as a space.
      case inlineOnly
      /// What stands within a line; line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of Markdown that cannot be read; here all can be.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in `^[…](…)` are read; here their marks are, and the attributes are not.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of Markdown that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is not looked at.
    public var languageCode: String?

    /// Options, as Foundation has them by default.
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

  /// The text that Markdown describes, with emphasis, code and links as attributes.
  ///
  /// Like Foundation's, but headings, lists and other blocks are not read: their marks stay in the
  /// text.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How it is read.
  ///   - baseURL: What the addresses of links are relative to.
  /// - Throws: Nothing; Foundation's throws for what it cannot read.
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
  /// The literals; there are no values in what is read here.
  fileprivate var text: String {
    map { if case .literal(let text) = $0 { text } else { "" } }.joined()
  }
}
#endif
