// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private struct Hut: Hashable, Codable {
  var name: String
}

private struct Night: Hashable, Codable {
  var number: Int
}

/// A type that is never created here.
private struct Stranger: Hashable, Codable {
  init(from decoder: any Decoder) throws {
    Issue.record("Nobody has named this type.")
  }

  func encode(to encoder: any Encoder) throws {}
}

private struct WalkView: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Root")
        .flowDestination(for: Hut.self) { hut in
          Text("Hut \(hut.name)")
            .flowDestination(for: Night.self) { Text("Night \($0.number)") }
        }
    }
  }
}

/// Decoded paths, before the types of their screens are registered.
@MainActor @Suite struct RestoredFlowTests {
  private func read(_ screens: [(type: String, json: String)]) throws -> FlowPath {
    let routes = try screens.reversed().map { screen in
      let texts = try JSONEncoder().encode([screen.type, screen.json])
      return #"{"push":{}},"# + String(decoding: texts, as: UTF8.self).dropFirst().dropLast()
    }
    let data = Data("[\(routes.joined(separator: ","))]".utf8)
    return FlowPath(try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: data))
  }

  @Test func `screens are made as destinations of their types come on screen`() async throws {
    let trip = Trip()
    trip.path = try read([
      ("WaymarkTests.Hut", #"{"name":"Corrour"}"#), ("WaymarkTests.Night", #"{"number":2}"#),
      ("WaymarkTests.Stranger", #"{"secret":"hunter2"}"#),
    ])
    #expect(trip.path.routes.allSatisfy { $0.screen.base is EncodedScreen })
    let app = XCUIApplication { WalkView(trip: trip) }
    app.failsOnDiagnostics = false
    app.launch()
    await app.settle()
    #expect(app.diagnostics.map(\.severity) == [.error])
    #expect(!"\(app.diagnostics)".contains("hunter2"))
    #expect(
      trip.path.routes.prefix(2) == [
        .push(AnyHashable(Hut(name: "Corrour"))), .push(AnyHashable(Night(number: 2))),
      ])
    let stranger = try #require(trip.path.routes.last?.screen.base as? EncodedScreen)
    #expect(stranger.typeName == "WaymarkTests.Stranger")
    trip.path.goBack()
    await app.settle()
    #expect(app.staticTexts["Night 2"].exists)
  }
}
