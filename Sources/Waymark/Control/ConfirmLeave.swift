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
  /// A window that is about to close asks, too, where the platform lets it: on macOS 15 by the same
  /// dialog, and in a browser, before the page is closed, left or loaded again, in the browser's
  /// own words.
  ///
  /// - Parameters:
  ///   - condition: Whether there is something to lose.
  ///   - tab: The value of the ``NavigationSelection`` around the view that is selected while the
  ///     view is on screen, if selecting another shall ask, too; nil if it shall not.
  ///   - title: The dialog's title.
  ///   - message: What would be lost; nil for no more text.
  ///   - leave: The title of the button that leaves.
  ///   - stay: The title of the button that stays.
  /// - Returns: The view, which asks.
  public func confirmLeave(
    when condition: Bool, tab: AnyHashable? = nil, _ title: String = "Discard changes?",
    message: String? = nil, leave: String = "Discard", stay: String = "Keep Editing"
  ) -> some View {
    modifier(
      LeaveModifier(asks: condition, tab: tab, askOwn: nil) {
        LeaveQuestion(leaver: $0, title: title, message: message, leave: leave, stay: stay)
      }
    )
    .modifier(ClosingDialog(asks: condition, title: title, message: message, leave: leave))
  }

  /// Lets this view ask, in its own way, before its screen of a flow stack closes.
  ///
  /// The same as `confirmLeave(when:tab:_:message:leave:stay:)`, with a question of the app's own.
  ///
  /// - Parameters:
  ///   - condition: Whether there is something to lose.
  ///   - tab: The selected value that the view belongs to, if selecting another shall ask, too.
  ///   - request: Is set to the change that waits, which the app answers; and to nil when it does
  ///     not wait any more.
  /// - Returns: The view, which asks.
  public func confirmLeave(
    when condition: Bool, tab: AnyHashable? = nil, request: Binding<LeaveRequest?>
  ) -> some View {
    modifier(
      LeaveModifier(asks: condition, tab: tab, askOwn: { request.wrappedValue = $0 }) { _ in nil }
    )
    .modifier(ClosingDialog(asks: condition))
  }
}

private struct LeaveModifier: ViewModifier {
  @StateObject private var guarding = LeaveGuard()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  @Environment(\.selectionLeaving) private var selection
  let asks: Bool
  let tab: AnyHashable?
  let askOwn: ((LeaveRequest?) -> Void)?
  let question: (LeaverID) -> LeaveQuestion?

  func body(content: Content) -> some View {
    let flow = screen?.owner ?? around?.flow
    guarding.question = question(guarding.id)
    guarding.askOwn = askOwn
    let selected = selection.flatMap { leaving in tab.map { (leaving, $0) } }
    guarding.update(in: flow, on: screen?.id, selection: selected, asks: asks)
    return content.onNewValue(of: asks, initial: true) {
      guard asks else { return }
      if let tab, selection == nil {
        report(
          """
          `confirmLeave(when:tab:)` is not in a NavigationSelection, so nothing asks before another \
          tab than “\(tab)” is selected.
          """)
      } else if flow == nil, tab == nil {
        report("`confirmLeave(when:)` is not in a FlowStack, so nothing asks before it closes.")
      }
    }
  }

  private func report(_ message: String) {
    DiagnosticSink.current.report(Diagnostic(message, severity: .error))
  }
}

/// Asks before the window closes, where the platform lets an app do so.
private struct ClosingDialog: ViewModifier {
  let asks: Bool
  var title = "Discard changes?"
  var message: String?
  var leave = "Discard"

  func body(content: Content) -> some View {
    #if (os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) && !Runtime
    // The user closes no window there by itself.
    content
    #elseif os(macOS) && !Runtime
    if #available(macOS 15, *) { content.modifier(KeptWindow(dialog: self)) } else { content }
    #else
    content.modifier(KeptWindow(dialog: self))
    #endif
  }
}

#if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) || Runtime
@available(macOS 15, *)
private struct KeptWindow: ViewModifier {
  let dialog: ClosingDialog

  func body(content: Content) -> some View {
    content.dismissalConfirmationDialog(Text(dialog.title), shouldPresent: dialog.asks) {
      Button(dialog.leave, role: .destructive) {}
    } message: {
      Text(dialog.message ?? "")
    }
  }
}
#endif
