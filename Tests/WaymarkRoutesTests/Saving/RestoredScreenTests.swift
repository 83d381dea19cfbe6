// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRoutes

private enum TripPage: Hashable, Codable, RestoredScreen {
  case trail(Int)
  case payment
  case player(Int)
  case expired

  var restoration: RouteRestoration {
    switch self {
    case .trail: .always
    case .payment: .never
    case .player(let id): .replaced(by: TripPage.trail(id))
    case .expired: .replaced(by: Notice())
    }
  }
}

private struct Notice: Hashable, Codable {}

/// Screens that declare whether they are restored.
struct RestoredScreenTests {
  private let format = SnapshotFormat([
    SnapshotScreen(TripPage.self, named: "page"), SnapshotScreen(Notice.self, named: "notice"),
  ])

  private func restored(
    _ routes: [Route<TripPage>]
  ) throws -> (path: FlowPath, report: SnapshotReport) {
    try format.decode(format.encode(routes))
  }

  /// G4.
  @Test func `a screen that is never restored is dropped with all above it, and reported`() throws {
    let (path, report) = try restored([.push(.trail(1)), .sheet(.payment), .push(.trail(2))])
    #expect(path == FlowPath([Route<TripPage>.push(.trail(1))]))
    #expect(!report.isComplete)
    #expect(
      "\(report)" == """
        Route 1 "page" was dropped: its screen is never restored.
        Route 2 "page" was dropped: a route below it was dropped.
        """)
  }

  /// G4.
  @Test func `a screen is replaced in its own style, and those above it stay`() throws {
    let (path, report) = try restored([.sheet(.player(3), withNavigation: true), .push(.trail(4))])
    #expect(
      path == FlowPath([Route<TripPage>.sheet(.trail(3), withNavigation: true), .push(.trail(4))]))
    #expect(report.replaced.map(\.index) == [0] && report.replaced.map(\.name) == ["page"])
    #expect(report.dropped.isEmpty && !report.isComplete)
    #expect("\(report)" == "Route 0 \"page\" was replaced.")
  }

  @Test func `what is always restored makes the path complete`() throws {
    let (path, report) = try restored([.push(.trail(1)), .push(.trail(2))])
    #expect(path.count == 2 && report.isComplete)
  }

  @Test func `a path of one type drops a replacement of another`() throws {
    let data = try format.encode([
      Route<TripPage>.push(.trail(1)), .push(.expired), .push(.trail(2)),
    ])
    let (routes, report) = try format.decode(TripPage.self, from: data)
    #expect(routes == [.push(.trail(1))])
    #expect(report.dropped.map(\.index) == [1, 2] && report.replaced.isEmpty)
    #expect(try format.decode(data).path.routes[1] == .push(AnyHashable(Notice())))
  }
}
