// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkUI

/// Closes the screen of a flow stack in which it was read, and hands a value to whoever has opened
/// it.
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
/// A task that awaits the screen, by ``FlowNavigator/present(_:as:returning:)`` or
/// ``FlowNavigator/push(_:returning:)``, gets the value; else the screen below does, by
/// `onResult(of:perform:)`.
@MainActor
public struct FinishAction {
  let flow: FlowReference?
  let screen: OpenRoute?

  /// Closes the screen and all above it, and hands over the value once they are not shown any more.
  ///
  /// Guards and `confirmLeave(when:)` decide about it as about any other way of closing; when the
  /// screen stays, the value is dropped. In the root of a flow inside of a screen, that screen
  /// finishes. A screen that is closed already is ignored; where no screen is around, nothing
  /// happens but a report.
  ///
  /// - Parameter result: The value; of the type that is awaited, else it is reported.
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
  /// Closes the screen of a flow stack that the view is in, and hands over a value.
  public var finish: FinishAction { FinishAction(flow: flow, screen: openRoute) }
}

extension Flow {
  /// Finishes the screen that this flow is in.
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
    Diagnostic("Nothing finishes: the view is in no screen that a FlowStack has opened."))
}
