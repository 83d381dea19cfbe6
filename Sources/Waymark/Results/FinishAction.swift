// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkUI

/// Closes the screen of a flow stack in which it was read, and returns a value to the code that
/// opened it.
///
/// Like `DismissAction`, but with a result:
///
/// ```swift
/// struct CalendarScreen: View {
///   @Environment(\.finish) private var finish
///
///   var body: some View {
///     Button("Today") { finish(with: Date()) }
///   }
/// }
/// ```
///
/// A task that awaits the screen, with ``FlowNavigator/present(_:as:returning:)`` or
/// ``FlowNavigator/push(_:returning:)``, receives the value; otherwise the screen below receives it
/// with `onResult(of:perform:)`.
@MainActor
public struct FinishAction {
  let flow: FlowReference?
  let screen: OpenRoute?

  /// Closes the screen and all screens above it, and delivers the value once they are no longer
  /// shown.
  ///
  /// Guards and `confirmLeave(when:)` decide about this as about any other way of closing; if the
  /// screen stays open, the value is dropped. In the root of a nested flow, the screen that
  /// contains the flow finishes. For a screen that is already closed, the call is ignored; without
  /// an enclosing screen, it is only reported.
  ///
  /// - Parameter result: The value. If its type differs from the awaited one, it is reported.
  public func callAsFunction<Result>(with result: Result) {
    if let screen {
      screen.owner?.finish(screen.id, with: result)
    } else if let root = flow?.flow {
      root.finishRoot(with: result)
    } else {
      reportNothingToFinish()
    }
  }
}

extension EnvironmentValues {
  /// The action that closes the enclosing screen of a flow stack and returns a value.
  public var finish: FinishAction { FinishAction(flow: flow, screen: openRoute) }
}

extension Flow {
  /// Finishes the screen that contains this flow.
  func finishRoot(with value: Any) {
    if let place {
      place.owner?.finish(place.id, with: value)
    } else if let parent {
      parent.finishRoot(with: value)
    } else {
      reportNothingToFinish()
    }
  }
}

private func reportNothingToFinish() {
  DiagnosticSink.current.report(
    Diagnostic("`finish(with:)` has no effect: no enclosing screen was opened by a FlowStack."))
}
