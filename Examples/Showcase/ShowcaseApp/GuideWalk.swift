// SPDX-License-Identifier: MIT

/// A walk through the guide in ten steps, as data.
///
/// The headless test, the browser test and the benchmark take the same steps, each in its way.
public struct GuideWalk: Sendable {
  /// One step, and what is to be seen after it.
  public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// What is done.
    public enum Action: Sendable, Hashable {
      /// Taps the control of an accessibility identifier.
      case tap(String)
      /// Shows the tab of a label.
      case tab(String)
      /// Taps the back button of the front navigation bar.
      case back
    }

    public let action: Action
    /// The title of the front navigation bar afterwards.
    public let title: String
    /// What the step is to show, in words.
    public let description: String
  }

  /// A push, a sheet with its own stack, a cover, tabs whose state is kept, and back to the root.
  public static let steps: [Step] = [
    Step(action: .tap("trail-catbells"), title: "Catbells", description: "push a trail"),
    Step(action: .tap("log-this-hike"), title: "Log a Hike", description: "open a sheet"),
    Step(action: .tap("choose-trail"), title: "Region", description: "push in the sheet"),
    Step(action: .back, title: "Log a Hike", description: "go back in the sheet"),
    Step(action: .tap("save-log"), title: "Catbells", description: "close the sheet"),
    Step(action: .tab("Planner"), title: "Planner", description: "switch the tab"),
    Step(
      action: .tap("tour-lakeland-classics"), title: "Guided Tour", description: "open a cover"),
    Step(action: .tap("set-off"), title: "Stop 1 of 4", description: "push in the cover"),
    Step(action: .tap("end-tour"), title: "Planner", description: "go back to the root"),
    Step(action: .tab("Trails"), title: "Catbells", description: "find the first tab as it was"),
  ]
}
