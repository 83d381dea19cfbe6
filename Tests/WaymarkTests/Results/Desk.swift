// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// A path shared by a test and an app, with the answers to the questions asked in it.
@MainActor
final class Desk: ObservableObject {
  @Published var path = FlowPath()
  @Published var isStackShown = true
  @Published var isGateOpen = false
  @Published var isChanged = false
  @Published var isLocalShown = false
  /// Whether guards and a gate decide about the path.
  let isGuarded: Bool
  /// The result of each awaited question.
  var answers: [Int?] = []
  /// The results that `onResult` has received.
  var heard: [String] = []
  /// Whether each opened screen was shown, in order.
  var shown: [Bool] = []
  /// The questions whose screens have appeared.
  var appeared: Set<Int> = []
  /// The number of existing objects owned by screens of questions.
  var living = 0
  /// Finishes a question from outside of its screen.
  var finish: (() -> Void)?
  var task: Task<Void, Never>?
  var later: [CheckedContinuation<NavigationDecision, Never>] = []

  init(_ routes: [Route<AnyHashable>] = [], isGuarded: Bool = false) {
    self.isGuarded = isGuarded
    path = FlowPath(routes)
  }

  /// Awaits the answer to a question.
  func ask(_ question: Riddle, as style: RouteStyle, by navigator: FlowPathNavigator) {
    task = Task {
      answers.append(await navigator.present(question, as: style, returning: Int.self))
    }
  }
}

/// A screen that finishes with ten times its number.
struct Riddle: Hashable, Codable {
  var number = 1
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    if !desk.isStackShown {
      Text("No stack")
    } else if desk.isGuarded {
      flow.modifier(DeskGuards(desk: desk))
    } else {
      flow
    }
  }

  private var flow: some View {
    FlowStack($desk.path, withNavigation: true) {
      AskingScreen(desk: desk, title: "Desk")
        .flowDestination(for: Riddle.self) { QuestionScreen(desk: desk, question: $0) }
        .flowDestination(for: String.self) { AskingScreen(desk: desk, title: $0) }
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

/// Blocks question 13, decides asynchronously about 14, and holds 15 until a gate opens.
private struct DeskGuards: ViewModifier {
  @ObservedObject var desk: Desk

  func body(content: Content) -> some View {
    content
      .navigationGuard(
        NavigationGuard("thirteen") {
          $0.opened.contains { $0.screen == AnyHashable(Riddle(number: 13)) }
            ? .block(reason: "unlucky") : .allow
        }
      )
      .navigationGuard(
        NavigationGuard(
          "later",
          decideLater: { event in
            event.opened.contains { $0.screen == AnyHashable(Riddle(number: 14)) }
              ? await withCheckedContinuation { desk.later.append($0) } : .allow
          })
      )
      .gates(
        desk.isGateOpen ? [.loaded] : [],
        requires: { $0 == AnyHashable(Riddle(number: 15)) ? [.loaded] : [] },
        entrance: { _ in .sheet(AnyHashable(99), withNavigation: true) })
  }
}

/// Asks questions, with tasks, and receives results that no task awaits.
struct AskingScreen: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @ObservedObject var desk: Desk
  let title: String

  var body: some View {
    VStack {
      Text("Here is \(title)")
      ForEach([1, 13, 14, 15], id: \.self) { number in
        Button("Push \(number)") {
          desk.ask(Riddle(number: number), as: .push, by: navigator)
        }
        Button("Show \(number)") {
          Task {
            let isShown = await navigator.push(untilShown: Riddle(number: number))
            desk.shown.append(isShown && desk.appeared.contains(number))
          }
        }
      }
      Button("Sheet 1") {
        desk.ask(Riddle(), as: .sheet(withNavigation: true), by: navigator)
      }
      Button("Cover 1") {
        desk.ask(Riddle(), as: .cover(withNavigation: true), by: navigator)
      }
    }
    .navigationTitle(title)
    .onResult(of: Int.self, from: Riddle(number: 2)) { desk.heard.append("\(title): \($0)") }
    .onResult(of: String.self) { desk.heard.append("\(title): \($0)") }
  }
}

/// An object that a screen owns.
@MainActor
private final class Owned: ObservableObject {
  private let desk: Desk

  init(by desk: Desk) {
    self.desk = desk
    desk.living += 1
  }

  isolated deinit { desk.living -= 1 }
}

struct QuestionScreen: View {
  @StateObject private var owned: Owned
  @Environment(\.finish) private var finish
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var navigator: FlowPathNavigator
  @ObservedObject var desk: Desk
  let question: Riddle

  init(desk: Desk, question: Riddle) {
    _owned = StateObject(wrappedValue: Owned(by: desk))
    self.desk = desk
    self.question = question
  }

  var body: some View {
    VStack {
      Text("Question \(question.number)")
      Button("Finish") { finish(with: question.number * 10) }
      Button("Finish by the navigator") { navigator.finish(with: question.number * 10) }
      Button("Finish with a text") { finish(with: "text") }
      Button("Finish twice") {
        finish(with: 1)
        finish(with: 2)
      }
      Button("Finish later") { desk.finish = { finish(with: 10) } }
      Button("Dismiss") { dismiss() }
      Button("Go back") { navigator.goBack() }
      Button("Replace") { navigator.replaceTop(with: AnyHashable(7), as: .automatic) }
      Button("Further") { navigator.push(7) }
      Button("Ask further") { navigator.push(Riddle(number: question.number + 1)) }
      Button("To the desk") { navigator.goBackTo(index: -1, with: "straight") }
      Button("To A") { navigator.goBackTo("A", with: 42) }
      Button("Finish from a local screen") { desk.isLocalShown = true }
    }
    .navigationTitle("Question")
    .onAppear { desk.appeared.insert(question.number) }
    .confirmLeave(when: desk.isChanged, "Discard?")
    .flowDestination(isPresented: $desk.isLocalShown, style: .sheet(withNavigation: true)) {
      LocalAnswer()
    }
    .onResult(of: Bool.self) { desk.heard.append("local \($0)") }
  }
}

private struct LocalAnswer: View {
  @Environment(\.finish) private var finish

  var body: some View { Button("Finish locally") { finish(with: true) } }
}

extension XCUIApplication {
  /// Launches a desk.
  @MainActor
  static func launched(_ desk: Desk, reportsErrors: Bool = false) async -> XCUIApplication {
    let app = XCUIApplication { DeskView(desk: desk) }
    app.failsOnDiagnostics = !reportsErrors
    app.launch()
    await app.settle()
    return app
  }
}
