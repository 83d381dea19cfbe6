// SPDX-License-Identifier: MIT

import Waymark

@MainActor
final class Paths: ObservableObject {
  @Published var trip = FlowPath()
  @Published var booking = FlowPath()
}

enum Stop: Hashable {
  case trail(Int)
  case map
  case booking, lodge, help
}

enum Step: String {
  case dates = "Dates"
  case payment = "Payment"
}

struct TripView: View {
  @ObservedObject var paths: Paths

  var body: some View {
    FlowStack($paths.trip, withNavigation: true) {
      Page("Trails", in: "trip")
        .flowDestination(for: Stop.self) { stop in
          switch stop {
          case .trail(let number): Page("Trail \(number)", in: "trip")
          case .map: Page("Map", in: "trip")
          case .booking: BookingView(paths: paths).mark("trip")
          case .lodge: LodgeView(paths: paths).mark("trip")
          case .help: HelpView()
          }
        }
    }
  }
}

/// Has a path of its own, whose screens are shown among those of the trip.
struct BookingView: View {
  @ObservedObject var paths: Paths

  var body: some View {
    FlowStack($paths.booking) {
      Page("Booking", in: "booking")
        .flowDestination(for: Step.self) { step in Page(step.rawValue, in: "booking") }
    }
  }
}

/// Has a path of its own, and a navigation stack of its own: an island.
struct LodgeView: View {
  @ObservedObject var paths: Paths

  var body: some View {
    FlowStack($paths.booking, withNavigation: true) {
      Page("Lodge", in: "booking")
        .flowDestination(for: Step.self) { step in Page(step.rawValue, in: "booking") }
    }
  }
}

/// Has no path of its own: its screens are in the trip's.
struct HelpView: View {
  var body: some View {
    FlowStack {
      Page("Help", in: "trip")
        .flowDestination(for: Step.self) { step in Page(step.rawValue, in: "trip") }
    }
  }
}
