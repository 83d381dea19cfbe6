// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import Waymark
import WaymarkRender

@testable import ShowcaseApp

struct CatalogueTests {
  private let catalogue = Catalogue.shared

  @Test func `the guide is complete`() {
    #expect(catalogue.problems == [])
    #expect(catalogue.regions.count == 8)
    #expect(catalogue.trails.count == 100)
    #expect(catalogue.tours.count == 3)
    #expect(catalogue.featured.count == 3)
  }

  @Test func `every id is one trail's, region's or tour's own`() {
    #expect(Set(catalogue.trails.map(\.id)).count == catalogue.trails.count)
    #expect(Set(catalogue.trails.map(\.name)).count == catalogue.trails.count)
    #expect(Set(catalogue.trails.map(\.about)).count == catalogue.trails.count)
    #expect(Set(catalogue.tours.map(\.id)).count == catalogue.tours.count)
    #expect(catalogue.regions.map(\.id) == Catalogue.regionIDs)
  }

  @Test(arguments: Catalogue.shared.trails.map(\.id))
  func `a trail's figures are plausible`(id: Trail.ID) throws {
    let trail = try #require(catalogue.trail(id))
    #expect((3...6).contains(trail.stages.count))
    let sum = trail.stages.reduce(0) { $0 + $1.km }
    #expect(abs(sum - trail.km) < 0.05)
    #expect(trail.stages.allSatisfy { $0.km > 0 && !$0.note.isEmpty && !$0.name.isEmpty })
    #expect((1...45).contains(trail.km))
    #expect((20...1345).contains(trail.high))
    #expect(Double(trail.ascent) < trail.km * 160, "steeper than any path")
    #expect((15...900).contains(trail.minutes))
  }

  @Test(arguments: Catalogue.regionIDs)
  func `a region has its map and a dozen trails`(id: Region.ID) throws {
    let region = try #require(catalogue.region(id))
    #expect(region.trails.count >= 12)
    let url = try #require(guideFile(region.map, "svg"))
    let map = try String(contentsOf: url, encoding: .utf8)
    #expect(map.hasPrefix("<svg "))
    #expect(map.utf8.count < 40_000)
    #expect(!map.contains("script"))
  }

  @Test(arguments: Catalogue.shared.tours.map(\.id))
  func `a tour leads to trails of the guide`(id: Tour.ID) throws {
    let tour = try #require(catalogue.tour(id))
    #expect(tour.stops.count >= 3)
    for stop in tour.stops {
      #expect(Glyph.named(stop.icon) != nil, "\(stop.icon)")
      if let trail = stop.trail { #expect(catalogue.trail(trail) != nil, "\(trail)") }
    }
    #expect(Glyph.named(tour.icon) != nil)
  }

  @Test func `a broken guide names what is missing, and reports it`() {
    let reports = Mutex<[Diagnostic]>([])
    let sink = DiagnosticSink { report in reports.withLock { $0.append(report) } }
    let empty = DiagnosticSink.$current.withValue(sink) {
      Catalogue(from: Bundle(for: Nothing.self))
    }
    #expect(empty.trails.isEmpty)
    #expect(empty.problems.count == Catalogue.regionIDs.count + 1)
    #expect(reports.withLock { $0.count } == empty.problems.count)
  }

  @Test(arguments: [(20, "20 min"), (60, "1 h"), (135, "2 h 15 min")])
  func `walking times read like those on signposts`(minutes: Int, words: String) {
    #expect(walkingTime(minutes) == words)
  }

  @Test func `units change every figure`() {
    #expect(Units.metric.distance(6.25) == "6.3 km")
    #expect(Units.imperial.distance(1.609344) == "1.0 mi")
    #expect(Units.metric.height(1085) == "1085 m")
    #expect(Units.imperial.height(1085) == "3560 ft")
  }
}

private final class Nothing {}
