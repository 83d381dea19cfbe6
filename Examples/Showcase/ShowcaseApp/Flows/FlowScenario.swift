// SPDX-License-Identifier: MIT

/// A way through the flows, as data.
///
/// The headless tests, the browser tests and the benchmark take the same steps, each in its way.
public struct FlowScenario: Sendable, Hashable {
  /// What is done, or looked for.
  public enum Step: Sendable, Hashable {
    /// Shows the tab of a label.
    case tab(String)
    /// Taps the foremost button of an identifier or a label.
    case tap(String)
    /// Taps the first button of the navigation bar in front.
    case back
    /// The navigation bar in front leads back to a screen of this title; taps that.
    case backTo(String)
    /// Drags down, fast, from the navigation bar of a title.
    case drag(String)
    /// The navigation bar in front has this title, after some seconds at most.
    case bar(String, seconds: Double = 0.8)
    /// A text is in front.
    case text(String, seconds: Double = 0.8)
    /// A button can be tapped.
    case button(String)
  }

  /// Where the path is kept.
  public enum Kind: String, Sendable, CaseIterable {
    case flowPath = "FlowPath"
    case arrayBinding = "ArrayBinding"
    case noBinding = "NoBinding"
  }

  /// What it is, in words.
  public let name: String
  /// What the app is launched with.
  public let arguments: [String]
  /// What happens.
  public let steps: [Step]

  /// All fourteen: pushes and presentations, flows in flows, and numbers, with a `NavigationView`
  /// and with a `NavigationStack`.
  public static let all: [FlowScenario] = [[], [FlowsApp.stackArgument]].flatMap { arguments in
    let container = arguments.isEmpty ? "NavigationView" : "NavigationStack"
    func scenario(_ name: String, _ steps: [Step]) -> FlowScenario {
      FlowScenario(name: "\(name), \(container)", arguments: arguments, steps: steps)
    }
    return Kind.allCases.map { scenario("flow, \($0.rawValue)", flow($0)) }
      + Kind.allCases.map { scenario("flows in flows, \($0.rawValue)", nested($0)) }
      + [scenario("numbers", numbers)]
  }
}

extension FlowScenario: CustomStringConvertible {
  public var description: String { name }
}

extension FlowScenario {
  /// A sheet, two pushes at once, back to the root from afar, and what is not in the path.
  private static func flow(_ kind: Kind) -> [Step] {
    var steps: [Step] = [
      .tab(kind.rawValue), .bar("Home", seconds: 2),
      .tap("Pick a number - route 1:-1"), .bar("List"), .drag("List"), .bar("Home"),
      .tap("99 Red balloons"), .bar("Visualise 99", seconds: 1.6), .back, .bar("99"), .back,
      .bar("Home"),
      .tap("Pick a number"), .bar("List"), .tap("Show 1 - route 1:0"), .bar("1"),
      .tap("Show next number"), .bar("2"), .tap("Show next number"), .bar("3"),
      .tap("Show next number"), .bar("4"), .tap("Go back to root"), .bar("Home"),
      .tap("Push local destination"), .text("Local destination", seconds: 1.6), .back,
      .bar("Home"), .button("Push local destination"),
    ]
    if kind != .arrayBinding {
      steps += [.tap("Show Class Destination"), .text("Sample data"), .back, .bar("Home")]
    }
    return steps
  }

  /// A flow with a path of its own, and in that one which shares its path.
  private static func nested(_ kind: Kind) -> [Step] {
    [
      .tab(kind.rawValue), .bar("Home", seconds: 2),
      .tap("Pick a number - route 1:-1"), .bar("List"), .tap("Show 1 - route 1:0"), .bar("1"),
      .tap("FlowPath Child - route 1:1"), .bar("Home"),
      .tap("Pick a number - route 2:-1"), .bar("List"), .tap("Show 1 - route 2:0"), .bar("1"),
      .tap("NoBinding Child - route 2:1"), .bar("Home"),
      .tap("Pick a number - route 2:2"), .bar("List"), .tap("Show 1 - route 2:3"), .bar("1"),
      .tap("Go back to root - route 2:4"), .bar("Home"), .button("Pick a number - route 2:-1"),
    ]
  }

  /// Pushes, covers and sheets in any order, each with its number, style and place.
  private static let numbers: [Step] = [
    .tab("Numbers"), .bar("0"),
    .tap("Push next from 0"), .bar("1"), .text("push (0)"),
    .tap("Present double (cover) from 1"), .bar("2"), .text("coverWithNavigation (1)"),
    .tap("Present double (cover) from 2"), .bar("4"), .text("coverWithNavigation (2)"),
    .tap("Present double (sheet) from 4"), .bar("8"), .text("sheetWithNavigation (3)"),
    .tap("Present double (sheet) from 8"), .bar("16"), .text("sheetWithNavigation (4)"),
    .tap("Push next from 16"), .bar("17"), .text("push (5)"),
    .tap("Push next from 17"), .bar("18"), .text("push (6)"),
    .tap("Present double (sheet) from 18"), .bar("36"), .text("sheetWithNavigation (7)"),
    .tap("Push next from 36"), .bar("37"), .text("push (8)"),
    .tap("Push next from 37"), .bar("38"), .text("push (9)"),
    .backTo("37"), .bar("37"), .tap("Go back from 37"), .bar("36"),
    .tap("Go back from 36"), .bar("18"), .tap("Go back from 18"), .bar("17"),
    .tap("Present double (sheet) from 17"), .bar("34"), .text("sheetWithNavigation (6)"),
    .drag("34"), .bar("17"),
    .tap("Show red from 17"), .bar("Color"), .text("red"), .drag("Color"), .bar("17"),
    .tap("Go back to root from 17"), .bar("0", seconds: 4),
  ]
}
