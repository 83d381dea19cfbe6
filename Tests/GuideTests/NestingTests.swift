// SPDX-License-Identifier: MIT

import GuideSamples
import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

/// A state of the guide's app, for which the guide contains a picture and a table.
struct NestingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let trip: @Sendable () -> [Route<AnyHashable>]
  let booking: @Sendable () -> [Route<Step>]
  let deeds: [Deed]

  init(
    _ name: String, _ trip: @autoclosure @escaping @Sendable () -> [Route<AnyHashable>],
    _ booking: @autoclosure @escaping @Sendable () -> [Route<Step>], _ deeds: [Deed]
  ) {
    testDescription = name
    self.trip = trip
    self.booking = booking
    self.deeds = deeds
  }

  static let all = [
    NestingCase(
      "a child that shares the path",
      [.push(Stop.trail(1)), .push(Stop.help), .push(Step.dates)], [],
      [.back, .goBack, .dismissal, .root]),
    NestingCase(
      "a child that is presented",
      [.push(Stop.trail(1)), .sheet(Stop.booking, withNavigation: true)],
      [.push(.dates)], [.back, .swipe, .goBack, .dismissal, .root, .parentRoot]),
    NestingCase(
      "a child that is pushed", [.push(Stop.trail(1)), .push(Stop.booking)], [.push(.dates)],
      [.back, .goBack, .dismissal, .root, .parentRoot]),
    NestingCase(
      "a parent above its child", [.push(Stop.booking), .push(Stop.map)],
      [.push(.dates), .sheet(.payment, withNavigation: true)],
      [.back, .swipe, .goBack, .dismissal, .root, .parentRoot, .childRoot]),
    NestingCase(
      "an island", [.push(Stop.trail(1)), .push(Stop.lodge)], [.push(.dates)],
      [.back, .goBack, .dismissal, .root, .parentRoot]),
  ]
}

/// A user's action.
enum Deed: String, Sendable {
  case back = "The person goes back"
  case swipe = "The person swipes the sheet down"
  case goBack = "The top screen calls `goBack()`"
  case dismissal = "The top screen calls `dismiss()`"
  case root = "The top screen calls `goBackToRoot()`"
  case parentRoot = "`trip.goBackToRoot()`"
  case childRoot = "`booking.goBackToRoot()`"

  @MainActor
  func perform(_ app: XCUIApplication, _ paths: Paths) {
    switch self {
    case .back: app.navigationBars.buttons.firstMatch.tap()
    case .swipe: app.sheets.firstMatch.swipeDown()
    case .goBack: app.buttons["goBack"].firstMatch.tap()
    case .dismissal: app.buttons["dismiss()"].firstMatch.tap()
    case .root: app.buttons["goBackToRoot"].firstMatch.tap()
    case .parentRoot: paths.trip.goBackToRoot()
    case .childRoot: paths.booking.goBackToRoot()
    }
  }
}

@MainActor
struct NestingTests {
  private func launch(_ one: NestingCase) -> (app: XCUIApplication, paths: Paths) {
    let paths = Paths()
    paths.trip = FlowPath(one.trip())
    paths.booking = FlowPath(one.booking())
    let app = XCUIApplication { TripView(paths: paths) }
    app.launch()
    return (app, paths)
  }

  @Test(arguments: NestingCase.all)
  func `the guide shows what the app shows`(one: NestingCase) throws {
    let (app, paths) = launch(one)
    let picture = NestingPicture(app.tree, paths: ["trip", "booking"])
    let text = "trip:     \(paths.trip)\nbooking:  \(paths.booking)\n\n\(picture)"
    print(text)
    #expect(try Guide("Nesting").texts.contains(text))
  }

  @Test func `the guide shows no other pictures`() throws {
    #expect(try Guide("Nesting").texts.count == NestingCase.all.count)
  }

  @Test(arguments: NestingCase.all)
  func `the guide says what happens to the paths`(one: NestingCase) throws {
    var rows = ["| | `trip` | `booking` |", "| --- | --- | --- |"]
    for deed in one.deeds {
      let (app, paths) = launch(one)
      deed.perform(app, paths)
      _ = app.tree
      rows.append("| \(deed.rawValue) | `\(paths.trip.routes)` | `\(paths.booking.routes)` |")
    }
    let table = rows.joined(separator: "\n")
    print(table)
    #expect(try Guide("Nesting").text.contains(table))
  }
}
