// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkUI

extension View {
  /// Asks the user before the screen of a flow stack that this view is in closes.
  ///
  /// While the condition holds, nothing closes the screen without an answer: not the back button or
  /// a gesture, not dismissing the sheet it is in, Escape, the browser's Back, a link that leads
  /// elsewhere or the app's own code. The change waits; leaving makes it as a whole, staying drops
  /// it. A newer change replaces the one that waits.
  ///
  /// A gate that closes is not a matter for the user: the screen closes without a question.
  ///
  /// - Parameters:
  ///   - condition: Whether there is something to lose.
  ///   - title: The dialog's title.
  ///   - message: What would be lost; nil for no more text.
  ///   - leave: The title of the button that leaves.
  ///   - stay: The title of the button that stays.
  /// - Returns: The view, which asks.
  public func confirmLeave(
    when condition: Bool, _ title: String = "Discard changes?", message: String? = nil,
    leave: String = "Discard", stay: String = "Keep Editing"
  ) -> some View {
    modifier(
      LeaveModifier(asks: condition, askOwn: nil) {
        LeaveQuestion(leaver: $0, title: title, message: message, leave: leave, stay: stay)
      })
  }

  /// Lets this view ask, in its own way, before its screen of a flow stack closes.
  ///
  /// The same as `confirmLeave(when:_:message:leave:stay:)`, with a question of the app's own.
  ///
  /// - Parameters:
  ///   - condition: Whether there is something to lose.
  ///   - request: Is set to the change that waits, which the app answers; and to nil when it does
  ///     not wait any more.
  /// - Returns: The view, which asks.
  public func confirmLeave(when condition: Bool, request: Binding<LeaveRequest?>) -> some View {
    modifier(LeaveModifier(asks: condition, askOwn: { request.wrappedValue = $0 }) { _ in nil })
  }
}

private struct LeaveModifier: ViewModifier {
  @StateObject private var guarding = LeaveGuard()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  let asks: Bool
  let askOwn: ((LeaveRequest?) -> Void)?
  let question: (LeaverID) -> LeaveQuestion?

  func body(content: Content) -> some View {
    let flow = screen?.owner ?? around?.flow
    guarding.question = question(guarding.id)
    guarding.askOwn = askOwn
    guarding.update(in: flow, on: screen?.id, asks: asks)
    return content.onNewValue(of: asks, initial: true) {
      if asks, flow == nil {
        DiagnosticSink.current.report(
          Diagnostic(
            "`confirmLeave(when:)` is not in a FlowStack, so nothing asks before it closes.",
            severity: .error))
      }
    }
  }
}
