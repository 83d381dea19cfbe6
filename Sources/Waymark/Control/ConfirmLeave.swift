// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkUI

extension View {
  /// Asks the user before the screen of a flow stack that contains this view closes.
  ///
  /// While the condition is true, the screen closes only after an answer, whether it is closed by
  /// the back button or a gesture, by dismissing its sheet, by Escape, by the browser's Back, by a
  /// link that leads elsewhere, or by the app's code. The change waits: leaving makes the whole
  /// change, staying discards it. A newer change replaces the waiting one.
  ///
  /// When a gate closes, the screen closes without confirmation.
  ///
  /// A window that is about to close also asks where the platform allows it: on macOS 15 with the
  /// same dialog, and in a browser with the browser's own message before the page is closed, left
  /// or reloaded.
  ///
  /// - Parameters:
  ///   - condition: Whether there are changes that would be lost.
  ///   - tab: The value of the enclosing ``NavigationSelection`` that is selected while the view is
  ///     on screen, if selecting another value should ask as well; otherwise nil.
  ///   - title: The title of the dialog.
  ///   - message: A description of what would be lost; nil for no description.
  ///   - leave: The title of the button that leaves.
  ///   - stay: The title of the button that stays.
  /// - Returns: A view that asks before its screen closes.
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

  /// Lets this view present its own confirmation before its screen of a flow stack closes.
  ///
  /// Like `confirmLeave(when:tab:_:message:leave:stay:)`, with a confirmation that the app
  /// presents.
  ///
  /// - Parameters:
  ///   - condition: Whether there are changes that would be lost.
  ///   - tab: The selected value that the view belongs to, if selecting another should ask as well.
  ///   - request: A binding to the waiting change, which the app answers; it is set to nil when the
  ///     change no longer waits.
  /// - Returns: A view that asks before its screen closes.
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
    // Users cannot close single windows on these platforms.
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
