// SPDX-License-Identifier: MIT

import Waymark

/// A flow in a flow, each with its own path; both paths stand on every screen.
struct CoordinatorsPage: View {
  @StateObject private var paths = CoordinatorPaths()

  var body: some View {
    FlowStack($paths.trip, withNavigation: true) {
      CoordinatorScreen(title: "Coordinators", coordinator: "The trip's root")
        .toolbar { DoneItem() }
        .flowDestination(for: TripStop.self) { stop in
          switch stop {
          case .day(let number):
            CoordinatorScreen(title: "Day \(number)", coordinator: "A screen of the trip")
          case .booking: BookingCoordinator(path: $paths.booking)
          }
        }
    }
    .environmentObject(paths)
  }
}

/// The child: it knows nothing of the trip, nor whether it is pushed or presented.
private struct BookingCoordinator: View {
  @Binding var path: FlowPath

  var body: some View {
    FlowStack($path) {
      CoordinatorScreen(title: "Booking", coordinator: "The booking's root")
        .flowDestination(for: BookingStep.self) { step in
          CoordinatorScreen(title: step.title, coordinator: "A screen of the booking")
        }
    }
  }
}

@MainActor
private final class CoordinatorPaths: ObservableObject {
  @Published var trip = FlowPath()
  @Published var booking = FlowPath()

  var hasBooking: Bool { trip.routes.contains { $0.screen == AnyHashable(TripStop.booking) } }

  func startBooking(as style: RouteStyle) {
    booking = FlowPath()
    trip.append(Route(screen: TripStop.booking, style: style))
  }

  func pushDay() {
    let days = trip.routes.count { $0.screen != AnyHashable(TripStop.booking) }
    trip.push(TripStop.day(days + 1))
  }

  func pushStep() {
    let steps = BookingStep.allCases
    booking.push(steps[booking.count % steps.count])
  }
}

private enum TripStop: Hashable, CustomStringConvertible {
  case day(Int)
  case booking

  var description: String {
    switch self {
    case .day(let number): "day \(number)"
    case .booking: "booking"
    }
  }
}

private enum BookingStep: String, CaseIterable {
  case hut, nights, payment

  var title: String { rawValue.capitalized }
}

/// A screen of either flow; the buttons are the same on all.
private struct CoordinatorScreen: View {
  let title: String
  let coordinator: String
  @EnvironmentObject private var paths: CoordinatorPaths

  var body: some View {
    List {
      Lead("Together, the paths form one: the booking's own path takes the place of “booking”.")
      Section(coordinator) {
        line("trip", paths.trip)
        line("booking", paths.booking)
      }
      Section("The trip") {
        Button("Push a day") { paths.pushDay() }
        Button("Push the booking") { paths.startBooking(as: .push) }.disabled(paths.hasBooking)
        Button("Present the booking") { paths.startBooking(as: .sheet(withNavigation: true)) }
          .disabled(paths.hasBooking)
        Button("Trip to its root") { paths.trip.goBackToRoot() }.disabled(paths.trip.isEmpty)
      }
      Section("The booking") {
        Button("Push a step") { paths.pushStep() }.disabled(!paths.hasBooking)
        Button("Booking to its root") { paths.booking.goBackToRoot() }
          .disabled(paths.booking.isEmpty || !paths.hasBooking)
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func line(_ name: String, _ path: FlowPath) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      Text("\(path)").font(.footnote).accessibilityIdentifier("path-\(name)")
    }
  }
}
