// SPDX-License-Identifier: MIT

import WaymarkRender

/// Any number of lines to edit.
///
/// Like SwiftUI's `TextEditor`. It takes all the room there is; Return breaks the line.
nonisolated public struct TextEditor: View {
  @Binding private var text: String

  /// An editor of a text.
  public init(text: Binding<String>) { _text = text }

  /// What it consists of.
  @MainActor public var body: some View {
    FieldView(look: FieldLook(kind: .textEditor, isMultiline: true), text: $text)
  }
}
