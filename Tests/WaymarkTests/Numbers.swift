// SPDX-License-Identifier: MIT

import Waymark

/// A path shared by a test and an app.
@MainActor
final class Trip: ObservableObject {
  @Published var path = FlowPath()
  @Published var routes: [Route<Int>] = []

  init(_ routes: [Route<Int>] = []) {
    path = FlowPath(routes)
    self.routes = routes
  }
}

/// Counts the evaluations of bodies, by name.
@MainActor
final class BodyCounts {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  func reset() { counts.removeAll() }
}

/// A root that can open numbers.
struct Home: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  var bodies: BodyCounts?

  var body: some View {
    bodies?.count("Home")
    return VStack {
      Text("Welcome")
      Place()
      Button("Push 1") { navigator.push(1) }
      Button("Sheet 1") { navigator.presentSheet(1, withNavigation: true) }
      Button("Cover 1") { navigator.presentCover(1, withNavigation: true) }
      Button("All at once") {
        navigator.push(1)
        navigator.presentSheet(2, withNavigation: true)
        navigator.push(3)
      }
    }
    .navigationTitle("Home")
  }
}

/// A screen with a number, its own state, and buttons that open screens and go back.
struct NumberScreen: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0
  let number: Int
  var bodies: BodyCounts?

  var body: some View {
    bodies?.count("\(number)")
    return VStack {
      Text("Number \(number)")
      Text("Taps: \(taps)")
      Place()
      Button("Tap") { taps += 1 }
      Button("Push \(number + 1)") { navigator.push(number + 1) }
      Button("Sheet \(number + 1)") {
        navigator.presentSheet(number + 1, withNavigation: true)
      }
      Button("Cover \(number + 1)") {
        navigator.presentCover(number + 1, withNavigation: true)
      }
      Button("Back") { navigator.goBack() }
      Button("Dismiss") { dismiss() }
      Button("To the root") { navigator.goBackToRoot() }
    }
    .navigationTitle("\(number)")
  }
}

/// Shows the position of the screen in the path.
struct Place: View {
  @Environment(\.routeStyle) private var style
  @Environment(\.routeIndex) private var index
  @Environment(\.nestingIndex) private var nesting

  var body: some View {
    Text("\(name) \(nesting ?? 0):\(index ?? -9)")
  }

  private var name: String {
    switch style {
    case nil: "root"
    case .push: "push"
    case .sheet(let withNavigation): withNavigation ? "sheet+" : "sheet"
    case .cover(let withNavigation): withNavigation ? "cover+" : "cover"
    }
  }
}

/// A flow bound to a path of any types.
struct PathFlow: View {
  @ObservedObject var trip: Trip
  var bodies: BodyCounts?

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Home(bodies: bodies)
        .flowDestination(for: Int.self) { NumberScreen(number: $0, bodies: bodies) }
    }
  }
}

/// A flow bound to an array of routes.
struct ArrayFlow: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.routes, withNavigation: true) {
      Home().flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

/// A flow that manages its own path.
struct OwnFlow: View {
  var body: some View {
    FlowStack(withNavigation: true) {
      Home().flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

/// The storage of a flow's path.
enum Keeping: CaseIterable, Sendable {
  case path, array, own

  @MainActor @ViewBuilder
  func flow(_ trip: Trip) -> some View {
    switch self {
    case .path: PathFlow(trip: trip)
    case .array: ArrayFlow(trip: trip)
    case .own: OwnFlow()
    }
  }
}
