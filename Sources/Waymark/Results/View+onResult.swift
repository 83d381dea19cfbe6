// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Runs an action with each result that is handed to the screen this view is in.
  ///
  /// The result of the screen above it comes when that finishes, and so does what
  /// `FlowNavigator.goBackTo(_:with:)` and `FlowNavigator.returnTo(_:with:)` hand over; each
  /// once, when the screens that close are not shown any more. What a task awaits goes to that task
  /// instead.
  ///
  /// A result finds its screen by the place in the path, not by what has opened the screen above:
  /// so it comes also when the path was restored by another run of the app, or opened by a link.
  /// Until the view is there, the result waits.
  ///
  /// - Parameters:
  ///   - type: The type of results. One of another type is dropped and reported, if no other
  ///     `onResult` of the screen takes it.
  ///   - action: What to do with a result.
  /// - Returns: The view, which takes results.
  public func onResult<Result>(
    of type: Result.Type, perform action: @escaping (Result) -> Void
  ) -> some View {
    modifier(ResultModifier(source: nil, action: action))
  }

  /// Runs an action with each result of one screen that is handed to the screen this view is in.
  ///
  /// Like `onResult(of:perform:)`, for a screen that opens several others.
  ///
  /// ```swift
  /// TripScreen()
  ///   .onResult(of: Date.self, from: Screen.calendar) { trip.start = $0 }
  ///   .onResult(of: Int.self, from: Screen.guests) { trip.guests = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of results.
  ///   - screen: The screen that finishes: the lowest one, if several close at once. It is found by
  ///     its value or, if it has one, by its `id`.
  ///   - action: What to do with a result.
  /// - Returns: The view, which takes results.
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
    listener.take = { [action] value in
      guard let result = value as? Result else { return false }
      action(result)
      return true
    }
    listener.update(in: flow, on: screen?.id)
    return content.onNewValue(of: screen?.id, initial: true) { [listener] in
      listener.takeKept()
      if flow == nil {
        DiagnosticSink.current.report(
          Diagnostic("`onResult(of:)` is not in a FlowStack, so it never has a result."))
      }
    }
  }
}
