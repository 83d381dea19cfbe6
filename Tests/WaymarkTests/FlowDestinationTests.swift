// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private class Animal: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Animal, other: Animal) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Dog: Animal {}

private struct Note: Hashable, Identifiable {
  let id: Int
  var text: String
}

/// Stores the arguments of a screen.
@MainActor private final class Kept {
  var number: Binding<Int>?
}

private struct Stepping: View {
  @Binding var number: Int
  @State private var taps = 0
  let kept: Kept

  var body: some View {
    kept.number = $number
    return VStack {
      Text("Number \(number)")
      Text("Taps: \(taps)")
      Button("Tap") { taps += 1 }
      Button("Add") { number += 1 }
    }
  }
}

private struct SteppingFlow: View {
  @ObservedObject var trip: Trip
  let kept: Kept

  var body: some View {
    FlowStack($trip.routes, withNavigation: true) {
      Text("Welcome").flowDestination(for: Int.self) { $number in
        Stepping(number: $number, kept: kept)
      }
    }
  }
}

private struct NoteScreen: View {
  let note: Note
  @State private var taps = 0

  var body: some View {
    VStack {
      Text(note.text)
      Text("Taps: \(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}

private struct AnyFlow: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Welcome")
        .flowDestination(for: Animal.self) { Text("Animal \($0.name)") }
        .flowDestination(for: Double.self) { Text("Double \($0)") }
        .flowDestination(for: Note.self) { NoteScreen(note: $0) }
    }
  }
}

/// Its destinations capture its own state.
private struct Marking: View {
  @State private var isMarked = false

  var body: some View {
    Text("Welcome").flowDestination(for: Int.self) { number in
      VStack {
        Text("\(number) is \(isMarked ? "marked" : "plain")")
        Button("Mark") { isMarked.toggle() }
      }
    }
  }
}

private struct MarkingFlow: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) { Marking() }
  }
}

/// A switch.
@MainActor private final class Switch: ObservableObject {
  @Published var isOn = false
}

/// A destination that exists only while a switch is on.
private struct Late: View {
  @ObservedObject var control: Switch
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path) {
      VStack {
        if control.isOn { Text("Now").flowDestination(for: Int.self) { Text("Number \($0)") } }
      }
    }
  }
}

@Observable
@MainActor
private final class Caption {
  var text = "a"
}

/// Its destinations read an object that no body reads.
private struct CaptionFlow: View {
  @State private var routes: [Route<Int>] = [.push(1), .sheet(2)]
  let caption: Caption

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Text("Welcome").flowDestination(for: Int.self) { Text("\($0) \(caption.text)") }
    }
  }
}

@MainActor @Suite struct FlowDestinationTests {
  @Test func `E4 screens follow what their destination has read`() {
    let caption = Caption()
    let app = XCUIApplication { CaptionFlow(caption: caption) }
    app.launch()
    for text in ["b", "c"] {
      caption.text = text
      #expect(app.staticTexts["1 \(text)"].exists && app.staticTexts["2 \(text)"].exists)
    }
  }

  @Test func `a binding changes the value in the path and keeps the screen`() {
    let trip = Trip([.push(1), .sheet(5)])
    let app = XCUIApplication { SteppingFlow(trip: trip, kept: Kept()) }
    app.launch()
    app.buttons["Tap"].firstMatch.tap()
    app.buttons["Add"].firstMatch.tap()
    #expect(app.staticTexts["Number 6"].isHittable)
    #expect(app.staticTexts["Taps: 1"].isHittable)
    #expect(trip.routes == [.push(1), .sheet(6)])
    app.sheets.firstMatch.swipeDown()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["Number 2"].exists)
    #expect(trip.routes == [.push(2)])
  }

  @Test func `a binding outlives its screen`() throws {
    let kept = Kept()
    let trip = Trip([.push(1), .push(5)])
    let app = XCUIApplication { SteppingFlow(trip: trip, kept: kept) }
    app.failsOnDiagnostics = false
    app.launch()
    let number = try #require(kept.number)
    #expect(number.wrappedValue == 5)
    app.buttons["Add"].tap()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(number.wrappedValue == 6)
    #expect(reports { number.wrappedValue = 7 } == [.warning])
    #expect(number.wrappedValue == 6)
    #expect(trip.routes == [.push(1)])
    trip.routes = [.push(1), .push(6)]
    #expect(app.staticTexts["Number 6"].exists)
    #expect(reports { number.wrappedValue = 8 } == [.warning])
    #expect(trip.routes == [.push(1), .push(6)])
  }

  @Test func `a binding stays with its screen when a lower screen goes`() throws {
    let kept = Kept()
    let trip = Trip([.push(1), .push(2), .push(5)])
    let app = XCUIApplication { SteppingFlow(trip: trip, kept: kept) }
    app.launch()
    let number = try #require(kept.number)
    trip.routes.remove(at: 1)
    #expect(app.staticTexts["Number 5"].exists)
    number.wrappedValue = 6
    #expect(trip.routes == [.push(1), .push(6)])
    #expect(app.staticTexts["Number 6"].exists)
  }

  @Test func `a value with the same id is the same screen`() {
    let trip = Trip()
    trip.path.push(Note(id: 1, text: "Rain"))
    let app = XCUIApplication { AnyFlow(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    trip.path = FlowPath([.push(Note(id: 1, text: "Sun"))])
    #expect(app.staticTexts["Sun"].exists)
    #expect(app.staticTexts["Taps: 1"].exists)
    trip.path = FlowPath([.push(Note(id: 2, text: "Sun"))])
    #expect(app.staticTexts["Taps: 0"].exists)
  }

  @Test func `an object is shown by the destination of its superclass`() {
    let trip = Trip()
    let app = XCUIApplication { AnyFlow(trip: trip) }
    app.launch()
    trip.path.push(Dog("Rex"))
    #expect(app.staticTexts["Animal Rex"].exists)
    trip.path.push(Animal("Tom"))
    #expect(app.staticTexts["Animal Tom"].exists)
  }

  /// In FlowStacks, this traps in a debug build (#75).
  @Test func `a screen without a destination shows a warning and is reported once`() {
    let trip = Trip([.push(1), .push(2)])
    let app = XCUIApplication { AnyFlow(trip: trip) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.images.count == 1)
    #expect(app.diagnostics.count == 1)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.images.count == 1)
    #expect(app.diagnostics.count == 1)
    #expect(trip.path.count == 1)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Welcome"].exists)
  }

  @Test func `a destination that comes later replaces the warning`() {
    let control = Switch()
    let app = XCUIApplication { Late(control: control, trip: Trip([.sheet(1)])) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.images.count == 1)
    control.isOn = true
    #expect(app.staticTexts["Number 1"].isHittable)
    control.isOn = false
    #expect(app.images.count == 0)
  }

  /// In FlowStacks, a screen observes only its own value.
  @Test func `a visible screen follows the state that its destination captured`() {
    let trip = Trip([.push(1), .push(2), .sheet(3)])
    let app = XCUIApplication { MarkingFlow(trip: trip) }
    app.launch()
    app.buttons["Mark"].firstMatch.tap()
    #expect(app.staticTexts["3 is marked"].exists)
    #expect(app.staticTexts["2 is marked"].exists)
    app.sheets.firstMatch.swipeDown()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["1 is marked"].exists)
  }

  @Test func `a destination outside of a flow stack is reported`() {
    let app = XCUIApplication {
      Text("Alone").flowDestination(for: Int.self) { Text("\($0)") }
    }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.staticTexts["Alone"].exists)
    #expect(app.diagnostics.count == 1)
  }
}
