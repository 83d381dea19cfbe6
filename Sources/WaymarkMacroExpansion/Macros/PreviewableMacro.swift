// SPDX-License-Identifier: MIT

/// Checks `@Previewable`, which marks a variable of a preview as a property of its view.
///
/// It expands to nothing; `#Preview` searches for it. Only its position is checked.
struct PreviewableMacro {
  init(_ use: MacroUse) throws(SourceIssue) {
    let source = SourceText(use.syntax.source)
    guard VariableDeclaration(source) != nil else {
      throw SourceIssue(
        "'@Previewable' can only be attached to a variable", at: source.offset(of: 0))
    }
    let isInPreview = use.context.contains { around in
      SourceText(around.source).tokens.prefix { !$0.isOpen }.contains { $0.isIdentifier("Preview") }
    }
    guard isInPreview else {
      throw SourceIssue(
        "'@Previewable' can only be attached to a variable at the top of a '#Preview'",
        at: source.offset(of: 0))
    }
  }

  func expansion() -> String { "" }
}
