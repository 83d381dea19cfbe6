// SPDX-License-Identifier: MIT

import Waymark

/// Screens that answer: a task awaits them, the screen below hears of them, or a flow of steps ends
/// with a value.
struct ResultsPage: View {
  @StateObject private var model = ResultsModel()

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      ResultsHome(model: model)
        .navigationTitle("Results and Flows")
        .toolbar { DoneItem() }
        .flowDestination(for: ResultScreen.self) { screen in
          switch screen {
          case .huts: HutChoice()
          case .guests: GuestChoice()
          case .day(let number): DayScreen(number: number)
          case .step(let step): NightStepScreen(step: step, model: model)
          }
        }
    }
  }
}

enum ResultScreen: CheckpointScreen {
  case huts
  case guests
  case day(Int)
  case step(NightStep)

  var checkpoint: Checkpoint? { self == .day(1) ? "first day" : nil }
}

enum NightStep: String, CaseIterable, Hashable {
  case bed, dinner, boots, confirm

  static let all = StepSequence(allCases.map { ResultScreen.step($0) })

  var title: String {
    switch self {
    case .bed: "A Bed"
    case .dinner: "Dinner"
    case .boots: "Dry Boots"
    case .confirm: "All Right?"
    }
  }

  var icon: String {
    switch self {
    case .bed: "moon"
    case .dinner: "fork.knife"
    case .boots: "sun.max"
    case .confirm: "checkmark.circle"
    }
  }

  var question: String {
    switch self {
    case .bed: "A bunk by the window is free tonight."
    case .dinner: "Soup, bread and a pudding, at seven."
    case .boots: "The drying room is warm until morning."
    case .confirm: "Nothing is booked until you say so."
    }
  }
}

@MainActor
final class ResultsModel: ObservableObject {
  @Published var path: [Route<ResultScreen>] = []
  @Published var hut = "No hut yet"
  @Published var guests = 1
  @Published var booking = "Nothing is booked"
}

private struct ResultsHome: View {
  @EnvironmentObject private var navigator: FlowNavigator<ResultScreen>
  @ObservedObject var model: ResultsModel

  var body: some View {
    List {
      Section("A task awaits a screen") {
        Text(model.hut).accessibilityIdentifier("hut")
        Button("Choose a hut") {
          Task {
            let hut = await navigator.present(
              .huts, as: .sheet(withNavigation: true), returning: String.self)
            model.hut = hut ?? "Closed without a choice"
          }
        }
      }
      Section("The screen below receives the result") {
        Text(model.guests == 1 ? "1 guest" : "\(model.guests) guests")
          .accessibilityIdentifier("guests")
        FlowLink("Choose the guests", value: ResultScreen.guests, style: .push)
      }
      Section("Steps") {
        Text(model.booking).accessibilityIdentifier("booking")
        Button("Book a night") {
          Task {
            let booked = await navigator.steps(NightStep.all).start(
              as: .sheet(withNavigation: true), returning: String.self)
            model.booking = booked ?? "Nothing is booked"
          }
        }
      }
      Section("A checkpoint") {
        FlowLink("Set out", value: ResultScreen.day(1), style: .push)
      }
    }
    // By its place in the path: also when this page was restored meanwhile.
    .onResult(of: Int.self, from: ResultScreen.guests) { model.guests = $0 }
  }
}

private struct HutChoice: View {
  @Environment(\.finish) private var finish
  private static let huts = ["Ridge Hut", "Tarn Bothy", "Glen Cabin"]

  var body: some View {
    List {
      Lead("The task that opened this sheet awaits the result. Swiping it away returns nil.")
      ForEach(Self.huts, id: \.self) { hut in
        Button {
          finish(with: hut)
        } label: {
          Label(hut, systemImage: "house")
        }
      }
    }
    .navigationTitle("Which Hut?")
  }
}

private struct GuestChoice: View {
  @Environment(\.finish) private var finish
  @State private var guests = 2

  var body: some View {
    List {
      Lead("No task awaits this screen. The screen below it in the path receives the result.")
      Stepper("\(guests) guests", value: $guests, in: 1...8)
      Button("That many") { finish(with: guests) }
    }
    .navigationTitle("How Many?")
  }
}

private struct DayScreen: View {
  @EnvironmentObject private var navigator: FlowNavigator<ResultScreen>
  @State private var note = ""
  let number: Int

  var body: some View {
    List {
      if number == 1 {
        Lead("The first day is a checkpoint: you can return to it from any later day.")
      }
      if !note.isEmpty { Label(note, systemImage: "envelope") }
      Button("Walk on") { navigator.push(.day(number + 1)) }
      if number > 1 {
        Button("Return to the first day") {
          navigator.returnTo("first day", with: "Came back from day \(number)")
        }
      }
    }
    .navigationTitle("Day \(number)")
    .onResult(of: String.self) { note = $0 }
  }
}

private struct NightStepScreen: View {
  @EnvironmentObject private var navigator: FlowNavigator<ResultScreen>
  let step: NightStep
  @ObservedObject var model: ResultsModel

  var body: some View {
    let steps = navigator.steps(NightStep.all)
    List {
      if let progress = NightStep.all.progress(at: .step(step)) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Step \(progress.description)").font(.footnote).foregroundStyle(.secondary)
            .accessibilityIdentifier("progress")
          ProgressView(value: progress.fraction)
        }
      }
      Label(step.question, systemImage: step.icon)
      Section {
        if step == .confirm {
          Button("Book it") { steps.finish(with: summary(without: steps.skipped)) }
        } else {
          Button("Yes, please") { steps.next() }
          Button("Without it") { steps.skip() }
        }
      }
      Section {
        if step != .bed { Button("Restart") { steps.restart() } }
        Button("Give up", role: .destructive) { steps.cancel() }
      }
    }
    .navigationTitle(step.title)
  }

  private func summary(without skipped: [ResultScreen]) -> String {
    let kept = NightStep.allCases.dropLast().filter { !skipped.contains(.step($0)) }
    return kept.isEmpty
      ? "Booked: a place on the floor"
      : "Booked: \(kept.map { $0.title.lowercased() }.joined(separator: ", "))"
  }
}
