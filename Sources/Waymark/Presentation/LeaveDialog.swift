// SPDX-License-Identifier: MIT

import WaymarkUI

/// Asks the user whether a screen may close.
struct LeaveDialog: ViewModifier {
  let store: FlowStore
  let question: LeaveQuestion?

  func body(content: Content) -> some View {
    content
      .alert(question?.title ?? "", isPresented: isPresented) {
        Button(question?.leave ?? "", role: .destructive) { answer(true) }
        Button(question?.stay ?? "", role: .cancel) { answer(false) }
      } message: {
        if let message = question?.message { Text(message) }
      }
  }

  /// If the dialog closes without an answer, the screen stays open.
  private var isPresented: Binding<Bool> {
    Binding {
      question != nil && store.state.asking == question?.leaver
    } set: { isPresented in
      if !isPresented { answer(false) }
    }
  }

  private func answer(_ mayLeave: Bool) {
    if let question { store.leaveAnswered(question.leaver, mayLeave: mayLeave) }
  }
}
