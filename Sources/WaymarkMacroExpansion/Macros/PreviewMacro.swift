// SPDX-License-Identifier: MIT

/// Expands `#Preview` to a type by which tools find the preview.
struct PreviewMacro {
  private let use: MacroUse
  private let source: SourceText
  /// The indices of the arguments, without the parentheses.
  private var arguments = 0..<0
  /// The indices of the tokens in the braces of the view's closure.
  private var body: Range<Int>?

  init(_ use: MacroUse) throws(SourceIssue) {
    self.use = use
    source = SourceText(use.syntax.source)
    let tokens = source.tokens
    var index = tokens.firstIndex { $0.isIdentifier("Preview") }.map { $0 + 1 } ?? tokens.count
    if index < tokens.count, tokens[index].kind == .open("(") {
      let end = tokens.end(ofGroupAt: index)
      arguments = (index + 1)..<max(index + 1, end - 1)
      index = end
    }
    if index < tokens.count, tokens[index].kind == .open("{") {
      body = (index + 1)..<max(index + 1, tokens.end(ofGroupAt: index) - 1)
    }
  }

  func expansion() throws(SourceIssue) -> String {
    let location = use.syntax.location
    let place = place(after: location)
    return """
      struct \(name("PreviewRegistry")): PreviewRegistry {
        static var fileID: String { \(Self.quoted(location.fileID)) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> Preview {
          \(try call())
        }
      }
      """
  }

  /// Returns the line and the column of the first token; the location is that of the comments and
  /// the white space before it.
  private func place(after start: SourceLocation) -> (line: Int, column: Int) {
    let before = use.syntax.source.utf8.prefix(source.offset(of: 0))
    let breaks = before.count { $0 == UInt8(ascii: "\n") }
    guard breaks > 0 else { return (start.line, start.column + before.count) }
    let last = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
    return (start.line + breaks, last.count + 1)
  }

  /// Returns a name that is unique among all expansions.
  private func name(_ name: String) -> String {
    "\(use.discriminator)\(name.utf8.count)\(name)fMu_"
  }

  private func call() throws(SourceIssue) -> String {
    // The view may be an argument in parentheses, which is passed on unchanged.
    guard let body else { return "Preview(\(source[arguments]))" }
    let list = arguments.isEmpty ? "" : "(\(source[arguments]))"
    let declarations = try previewable(in: body)
    if declarations.isEmpty {
      return """
        Preview\(list) {
        \(source[body])
        }
        """
    }
    var rest = ""
    var next = body.lowerBound
    for declaration in declarations {
      rest += source[next..<declaration.lowerBound] + "\n"
      next = declaration.upperBound
    }
    rest += source[next..<body.upperBound]
    return """
      struct \(name("PreviewView")): View {
        \(declarations.map(property).joined(separator: "\n"))
        var body: some View {
        \(rest)
        }
      }
      return Preview\(list) {
        \(name("PreviewView"))()
      }
      """
  }

  /// Returns the declarations at the top of the closure that are `@Previewable`.
  private func previewable(in body: Range<Int>) throws(SourceIssue) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let token = source.tokens[index]
      guard token.isPunctuation("@"), isStatement(at: index, in: body),
        let declaration = VariableDeclaration(source, at: index),
        declaration.attribute(named: "Previewable") != nil
      else {
        let next = token.isOpen ? source.tokens.end(ofGroupAt: index) : index + 1
        try refusePreviewable(in: index..<next)
        index = next
        continue
      }
      let end = min(declaration.end, body.upperBound)
      found.append(index..<end)
      index = end
      if index < body.upperBound, source.tokens[index].isPunctuation(";") { index += 1 }
    }
    return found
  }

  private func refusePreviewable(in group: Range<Int>) throws(SourceIssue) {
    for index in group where source.tokens[index].isPunctuation("@") {
      guard source.name(ofAttributeAt: index) == "Previewable" else { continue }
      throw SourceIssue(
        "'@Previewable' can only be attached to a variable at the top of a '#Preview'",
        at: source.offset(of: index))
    }
  }

  private func isStatement(at index: Int, in body: Range<Int>) -> Bool {
    index == body.lowerBound || source.tokens[index].startsLine
      || source.tokens[index - 1].isPunctuation(";")
  }

  /// Returns the declaration as a property of the preview's view.
  private func property(_ declaration: Range<Int>) -> String {
    guard let known = VariableDeclaration(source, at: declaration.lowerBound),
      let attribute = known.attribute(named: "Previewable")
    else { return source[declaration] }
    let end = source.end(ofAttributeAt: attribute)
    return source[declaration.lowerBound..<attribute] + " " + source[end..<declaration.upperBound]
  }

  /// Returns a string literal.
  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
