// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Counts created objects.
@MainActor private final class Made {
  private(set) var closures: [Int: Int] = [:]
  var objects = 0

  func countClosure(_ number: Int) -> Made {
    closures[number, default: 0] += 1
    return self
  }
}

@MainActor private final class Model: ObservableObject {
  init(_ made: Made) { made.objects += 1 }
}

private struct ModelScreen: View {
  @StateObject private var model: Model

  init(_ made: Made) { _model = StateObject(wrappedValue: Model(made)) }

  var body: some View { Text("Model") }
}

private struct CountingFlow: View {
  @ObservedObject var trip: Trip
  let made: Made

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Start").flowDestination(for: Int.self) { number in
        ModelScreen(made.countClosure(number))
      }
    }
  }
}

/// A screen that contains a flow with a different destination for numbers.
private struct Inner: Hashable {}

private struct ReusingFlow: View {
  @ObservedObject var trip: Trip
  @ObservedObject var inner: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Start")
        .flowDestination(for: Int.self) { Text("Outer \($0)") }
        .flowDestination(for: Inner.self) { _ in
          FlowStack($inner.path, withNavigation: true) {
            Text("Inner start").flowDestination(for: Int.self) { Text("Inner \($0)") }
          }
        }
    }
  }
}

private enum Walk { struct Place: Hashable {} }
private enum Ride { struct Place: Hashable {} }

private struct NamesakesFlow: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Start")
        .flowDestination(for: Walk.Place.self) { _ in Text("On foot") }
        .flowDestination(for: Ride.Place.self) { _ in Text("By bicycle") }
        .flowDestination(for: Int.self) { Text("Whole \($0)") }
        .flowDestination(for: Double.self) { Text("Broken \($0)") }
        .flowDestination(isPresented: $trip.isLocalOpen, style: .push) { Text("Local") }
    }
  }
}

extension Trip {
  /// Whether the path begins with 99, so that a flag lives where the path does.
  fileprivate var isLocalOpen: Bool {
    get { routes.first == .push(99) }
    set { routes = newValue ? [.push(99)] : [] }
  }
}

/// Defects of destinations reported by FlowStacks' users do not occur.
@MainActor @Suite struct FlowStacksDestinationTests {
  /// FlowStacks #77: a destination's closure ran several times for a push, and created objects
  /// twice.
  @Test(arguments: [Route.push(1), .sheet(1), .cover(1)])
  func `a screen and what it owns are made once`(route: Route<Int>) {
    let (trip, made) = (Trip(), Made())
    let app = XCUIApplication { CountingFlow(trip: trip, made: made) }
    app.launch()
    trip.path.append(route)
    #expect(app.staticTexts["Model"].isHittable)
    #expect(made.closures == [1: 1])
    #expect(made.objects == 1)
    trip.path.append(.sheet(2))
    #expect(app.staticTexts["Model"].firstMatch.isHittable)
    #expect(made.closures[2] == 1)
    #expect(made.objects == 2)
  }

  /// In FlowStacks, a nested flow permanently replaced the outer one's destination for a type.
  @Test func `a flow in a flow says what its own screens look like, and no others`() {
    let (trip, inner) = (Trip([.push(1)]), Trip([.push(2)]))
    let app = XCUIApplication { ReusingFlow(trip: trip, inner: inner) }
    app.launch()
    trip.path.presentSheet(Inner())
    #expect(app.staticTexts["Inner 2"].isHittable)
    #expect(app.staticTexts["Outer 1"].exists)
    trip.path.routes.insert(.push(3), at: 1)
    #expect(app.staticTexts["Outer 3"].exists)
    trip.path.dismiss()
    trip.path.presentSheet(4)
    #expect(app.staticTexts["Outer 4"].isHittable)
  }

  /// FlowStacks finds destinations by the name of the type, which several types may share.
  @Test func `types of one name are told apart`() {
    let trip = Trip()
    let app = XCUIApplication { NamesakesFlow(trip: trip) }
    app.launch()
    trip.path.push(Walk.Place())
    #expect(app.staticTexts["On foot"].isHittable)
    trip.path.push(Ride.Place())
    #expect(app.staticTexts["By bicycle"].isHittable)
  }

  /// In FlowStacks, a number was considered equal to one of another type, so nothing changed.
  @Test func `a number in the place of an equal one of another type is another screen`() {
    let trip = Trip([.push(1)])
    let app = XCUIApplication { NamesakesFlow(trip: trip) }
    app.launch()
    #expect(app.staticTexts["Whole 1"].exists)
    trip.path = FlowPath([.push(1.0)])
    #expect(app.staticTexts["Broken 1.000000"].exists)
    let isFound = trip.path.goBackTo(1)
    #expect(!isFound)
  }

  /// In FlowStacks, a path could not be written while a local destination was open.
  @Test func `a path can be written while a local destination is open`() {
    let trip = Trip()
    let app = XCUIApplication { NamesakesFlow(trip: trip) }
    app.launch()
    trip.isLocalOpen = true
    #expect(app.staticTexts["Local"].isHittable)
    trip.path.push(1)
    #expect(app.staticTexts["Whole 1"].isHittable)
    #expect(trip.path.codable != nil)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Local"].isHittable)
    #expect(trip.path.isEmpty)
  }
}
