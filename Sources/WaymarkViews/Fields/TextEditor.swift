// SPDX-License-Identifier: MIT

import WaymarkRender

/// A multiline text editor.
///
/// Like SwiftUI's `TextEditor`. It takes all available space; Return inserts a line break.
nonisolated public struct TextEditor: View {
  @Binding private var text: String

  /// Creates a text editor.
  public init(text: Binding<String>) { _text = text }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    FieldView(look: FieldLook(kind: .textEditor, isMultiline: true), text: $text)
  }
}
