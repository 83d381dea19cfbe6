// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// All that is in the guide, read once from the files it comes with.
struct Catalogue: Sendable {
  let regions: [Region]
  let tours: [Tour]
  /// What could not be read, in words; empty when all is well.
  let problems: [String]

  private let trailsByID: [Trail.ID: Trail]
  private let regionsByTrail: [Trail.ID: Region]

  /// The guide's own catalogue.
  static let shared = Catalogue(from: .module)

  /// The order in which the regions are shown, from where most people begin.
  static let regionIDs = [
    "lakes", "eryri", "peak", "dales", "lochaber", "cairngorms", "skye", "pembrokeshire",
  ]

  /// Walks for the first page: one for an afternoon, one for a day, one to dream of.
  static let featuredIDs = ["catbells", "malham", "old-man-of-storr"]

  /// Reads a catalogue.
  ///
  /// A file that is missing or broken is left out, named in ``problems`` and reported.
  init(from bundle: Bundle) {
    var problems: [String] = []
    func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
      guard let url = bundle.url(forResource: name, withExtension: "json") else {
        problems.append("\(name).json is missing")
        return nil
      }
      do {
        return try JSONDecoder().decode(type, from: Data(contentsOf: url))
      } catch {
        problems.append("\(name).json: \(error)")
        return nil
      }
    }
    let regions = Self.regionIDs.compactMap { read("region-\($0)", as: Region.self) }
    let tours = read("tours", as: [Tour].self) ?? []
    for problem in problems {
      DiagnosticSink.current.report(Diagnostic("The guide is incomplete: \(problem)"))
    }
    self.regions = regions
    self.tours = tours
    self.problems = problems
    let pairs = regions.flatMap { region in region.trails.map { ($0, region) } }
    trailsByID = Dictionary(pairs.map { ($0.0.id, $0.0) }, uniquingKeysWith: { first, _ in first })
    regionsByTrail = Dictionary(
      pairs.map { ($0.0.id, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  var trails: [Trail] { regions.flatMap(\.trails) }

  var featured: [Trail] { Self.featuredIDs.compactMap(trail) }

  func trail(_ id: Trail.ID) -> Trail? { trailsByID[id] }

  func region(_ id: Region.ID) -> Region? { regions.first { $0.id == id } }

  func region(of trail: Trail.ID) -> Region? { regionsByTrail[trail] }

  func tour(_ id: Tour.ID) -> Tour? { tours.first { $0.id == id } }
}

/// A file that comes with the guide.
func guideFile(_ name: String, _ type: String) -> URL? {
  Bundle.module.url(forResource: name, withExtension: type)
}
