// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Runs an action with each result that is passed to the screen that contains this view.
  ///
  /// These are the results of the screen above it, when that finishes, and the values of
  /// `FlowNavigator.goBackTo(_:with:)` and `FlowNavigator.returnTo(_:with:)`. Each is received
  /// once, when the closing screens are no longer shown. If a task awaits a result, the task
  /// receives it instead.
  ///
  /// The receiving screen is determined by its position in the path, not by the code that opened
  /// the screen above it, so results are also received when the path was restored after a relaunch
  /// or opened by a link. Until the view exists, the result waits.
  ///
  /// - Parameters:
  ///   - type: The type of the results. A result of another type is dropped and reported, unless
  ///     another `onResult` of the screen receives it.
  ///   - action: The action to run with a result.
  /// - Returns: A view that receives results.
  public func onResult<Result>(
    of type: Result.Type, perform action: @escaping (Result) -> Void
  ) -> some View {
    modifier(ResultModifier(source: nil, action: action))
  }

  /// Runs an action with each result of one screen that is passed to the screen that contains this
  /// view.
  ///
  /// Like `onResult(of:perform:)`, for a screen that opens several other screens.
  ///
  /// ```swift
  /// TripScreen()
  ///   .onResult(of: Date.self, from: Screen.calendar) { trip.start = $0 }
  ///   .onResult(of: Int.self, from: Screen.guests) { trip.guests = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the results.
  ///   - screen: The screen that finishes: the lowest one, if several close at once. It is
  ///     identified by its value or, if it has one, by its `id`.
  ///   - action: The action to run with a result.
  /// - Returns: A view that receives results.
  public func onResult<Result>(
    of type: Result.Type, from screen: some Hashable, perform action: @escaping (Result) -> Void
  ) -> some View {
    modifier(ResultModifier(source: AnyHashable(screen), action: action))
  }
}

private struct ResultModifier<Result>: ViewModifier {
  @StateObject private var listener = ResultListener()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  let source: AnyHashable?
  let action: (Result) -> Void

  func body(content: Content) -> some View {
    let flow = screen?.owner ?? around?.flow
    listener.source = source
    listener.type = "\(Result.self)"
    listener.receive = { [action] value in
      guard let result = value as? Result else { return false }
      action(result)
      return true
    }
    listener.update(in: flow, on: screen?.id)
    return content.onNewValue(of: screen?.id, initial: true) { [listener] in
      listener.receiveKept()
      if flow == nil {
        DiagnosticSink.current.report(
          Diagnostic("`onResult(of:)` is not in a FlowStack, so it receives no results."))
      }
    }
  }
}
