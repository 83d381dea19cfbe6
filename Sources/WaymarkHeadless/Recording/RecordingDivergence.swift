// SPDX-License-Identifier: MIT

public import WaymarkRecording
public import WaymarkRender

/// The first difference between a recording and the app that plays it.
public struct RecordingDivergence: Error, Hashable, Sendable {
  /// The kind of a difference.
  public enum Problem: Hashable, Sendable {
    /// The app shows something else before the step.
    case shows(ScreenState)
    /// The element of the step does not exist.
    case noElement
    /// The app rejects the action of the step.
    case rejects(HostEventError)
    /// The app accepts the action of the step, which it had rejected.
    case accepts
    /// The step cannot be performed, with the reason.
    case unsupported(String)
  }

  /// The number of the step, from 1 on.
  public let number: Int
  /// The step.
  public let step: Recording.Step
  /// The difference.
  public let problem: Problem
}

extension RecordingDivergence: CustomStringConvertible {
  /// The step and the difference.
  public var description: String {
    "Step \(number) (\(step.input), \(step.time) ms): " + reason
  }

  private var reason: String {
    switch problem {
    case .shows(let state):
      state.titles == step.before.titles
        ? "the elements of \(Self.text(state.titles)) differ from the recorded ones."
        : "the app shows \(Self.text(state.titles)) instead of \(Self.text(step.before.titles))."
    case .noElement: "the app does not show the element."
    case .rejects(let error): "the app rejects the action (\(error.rawValue))."
    case .accepts: "the app accepts the action, which it rejected before."
    case .unsupported(let reason): "\(reason) cannot be repeated."
    }
  }

  private static func text(_ titles: [String]) -> String {
    titles.isEmpty ? "a screen without a title" : "\"\(titles.joined(separator: " › "))\""
  }
}
