// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Trips {
  enum TripScreen: Hashable, Codable {
    case calendar
    case guests
  }

  struct TripView: View {
    @EnvironmentObject private var navigator: FlowNavigator<TripScreen>
    @State private var day = "No day yet"

    var body: some View {
      VStack {
        Text(day)
        Button("Choose a day") {
          Task {
            if let chosen = await navigator.present(.calendar, returning: String.self) {
              day = chosen
            }
          }
        }
      }
    }
  }

  struct CalendarView: View {
    @Environment(\.finish) private var finish

    var body: some View {
      ForEach(["Friday", "Saturday"], id: \.self) { day in
        Button(day) { finish(with: day) }
      }
    }
  }

  struct GuestsRow: View {
    @State private var guests = 1

    var body: some View {
      FlowLink("\(guests) guests", value: TripScreen.guests, style: .push)
        .onResult(of: Int.self, from: TripScreen.guests) { guests = $0 }
    }
  }

  struct GuestsView: View {
    @Environment(\.finish) private var finish

    var body: some View {
      Button("A party of four") { finish(with: 4) }
    }
  }

  @MainActor final class Log: ObservableObject {
    @Published var path: [Route<TripScreen>] = []
    var shown: [Bool] = []
  }

  struct ShowButton: View {
    @EnvironmentObject private var navigator: FlowNavigator<TripScreen>
    let log: Log

    var body: some View {
      Button("Show the calendar") {
        Task {
          let isShown = await navigator.push(untilShown: .calendar)
          log.shown.append(isShown)
        }
      }
    }
  }

  struct TripFlow: View {
    @ObservedObject var log: Log

    var body: some View {
      FlowStack($log.path, withNavigation: true) {
        VStack {
          TripView()
          GuestsRow()
          ShowButton(log: log)
        }
        .flowDestination(for: TripScreen.self) { screen in
          switch screen {
          case .calendar: CalendarView()
          case .guests: GuestsView()
          }
        }
      }
    }
  }
}

private enum Walks {
  struct SummaryView: View {
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
      Button("Change the route") { navigator.goBackTo("map", with: "by the ridge") }
      Button("To the start") { navigator.returnTo("start", with: "another time") }
    }
  }

  enum Stop: CheckpointScreen {
    case start
    case summit

    var checkpoint: Checkpoint? { self == .start ? "start" : nil }
  }

  struct Place: View {
    @State private var note = "no note"
    let name: String

    var body: some View {
      VStack {
        Text("\(name): \(note)")
        SummaryView()
      }
      .onResult(of: String.self) { note = $0 }
    }
  }

  struct WalkFlow: View {
    @State var path: FlowPath

    var body: some View {
      FlowStack($path, withNavigation: true) {
        Text("Root")
          .flowDestination(for: Stop.self) { Place(name: "\($0)") }
          .flowDestination(for: String.self) { Place(name: $0) }
      }
    }
  }
}

@MainActor
struct ResultsAndFlowsTests {
  private let log = Trips.Log()

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Trips.TripFlow(log: log) }
    app.launch()
    return app
  }

  private func walk(_ routes: [Route<AnyHashable>]) -> XCUIApplication {
    let app = XCUIApplication { Walks.WalkFlow(path: FlowPath(routes)) }
    app.launch()
    return app
  }

  @Test func `a day is chosen in a sheet, or none`() async {
    let app = launch()
    app.buttons["Choose a day"].tap()
    await app.settle()
    app.swipeDown()
    await app.settle()
    #expect(app.staticTexts["No day yet"].exists)
    app.buttons["Choose a day"].tap()
    await app.settle()
    app.buttons["Saturday"].tap()
    await app.settle()
    #expect(app.staticTexts["Saturday"].isHittable)
  }

  @Test func `the screen below takes the guests, also of a path that was restored`() async {
    log.path = [.push(.guests)]
    let app = launch()
    app.buttons["A party of four"].tap()
    await app.settle()
    #expect(app.buttons["4 guests"].isHittable)
  }

  @Test func `a push may be awaited until it is shown`() async {
    let app = launch()
    app.buttons["Show the calendar"].tap()
    await app.settle()
    #expect(log.shown == [true])
    #expect(app.buttons["Friday"].exists)
  }

  @Test func `a walk goes back with a value`() async {
    let app = walk([.push("map"), .push("way"), .push("end")])
    app.buttons["Change the route"].tap()
    await app.settle()
    #expect(app.staticTexts["map: by the ridge"].exists)
  }

  @Test func `a walk returns to its checkpoint`() async {
    let app = walk([.push(Walks.Stop.start), .push(Walks.Stop.summit), .push("end")])
    app.buttons["To the start"].tap()
    await app.settle()
    #expect(app.staticTexts["start: another time"].exists)
  }
}
