// SPDX-License-Identifier: MIT

/// Parses the inline Markdown of a text: CommonMark's inlines, GitHub's strikethrough and bare
/// links, and Foundation's attribute syntax.
///
/// Like Foundation's `AttributedString(markdown:)` with `.inlineOnlyPreservingWhitespace`, but
/// HTML tags and unknown character references remain as written.
/// Block syntax has no meaning. Time and memory are linear in the length of the source.
enum InlineMarkdown {
  /// Returns the styled runs of a source; malformed markup remains literal text.
  static func runs(of pieces: [MarkdownPiece]) -> [MarkdownRun] {
    var parser = MarkdownParser(MarkdownSource(pieces))
    parser.parse()
    return parser.runs()
  }

  /// Whether a text contains a byte sequence that could be markup.
  ///
  /// False guarantees that ``runs(of:)`` returns the text as a single run without a style. The
  /// guarantee holds for a source of several pieces if it holds for each of its literals.
  static func mayContainMarkup(_ source: String) -> Bool {
    source.utf8.withContiguousStorageIfAvailable { containsTrigger($0) }
      ?? containsTrigger(source.utf8)
  }

  private static func containsTrigger(_ bytes: some Sequence<UInt8>) -> Bool {
    /// The last four bytes.
    var window: UInt32 = 0
    for byte in bytes {
      window = window << 8 | UInt32(byte)
      switch Unicode.Scalar(byte) {
      case "*", "_", "`", "[", "\\", "<", "&", "~", "@": return true
      case "/" where window & 0xFF_FFFF == 0x3A_2F2F: return true  // ://
      case "." where window == 0x7777_772E: return true  // www.
      default: break
      }
    }
    return false
  }
}
