// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics
import WaymarkHeadless
import WaymarkRender

/// Explores an app breadth first: performs each action of each screen in a fresh app.
@MainActor
final class Explorer {
  typealias ID = NavigationMap.Screen.ID

  private let start: Runtime.Start
  let links: MapLinks?
  let bounds: MapBounds
  private let deadline: ContinuousClock.Instant
  /// Receives the elements of each screen as it is found.
  private let sees: @MainActor (ID, ElementTree) -> Void

  private(set) var screens: [ID: NavigationMap.Screen] = [:]
  private(set) var edges: Set<NavigationMap.Edge> = []
  var findings: Set<NavigationMap.Finding> = []
  /// The screens whose actions have been performed.
  private(set) var explored: Set<ID> = []
  /// The places that are still to be explored, the nearest first.
  private var queue: [Place] = []
  private var places: Set<PlaceKey> = []
  /// The apps that are at the place that is explored.
  private var ready: [Attempt] = []
  /// The names of the controls of a screen, with and without the gates of its link.
  var offers: [ID: Offers] = [:]
  /// The patterns of links with gates, whose screens can differ while they are open.
  private var gatedPatterns: Set<String> = []

  /// A screen, or an example of one, that can be explored.
  struct Place {
    var sighting: Sighting
    var moves: [Move]
    /// The apps that have reached the place, in which the next moves need no replay.
    var ready: [Attempt]
    /// The link whose gates the screen asks to open.
    var gated: (pattern: String, gates: [String])?
  }

  private struct PlaceKey: Hashable {
    var id: ID
    var example: String?
    var isOpen: Bool
  }

  /// The maximum number of places whose apps are kept until they are explored.
  private static let readyLimit = 64

  init(
    _ start: @escaping Runtime.Start, _ links: MapLinks?, _ bounds: MapBounds,
    sees: @escaping @MainActor (ID, ElementTree) -> Void
  ) {
    self.start = start
    self.links = links
    self.bounds = bounds
    self.sees = sees
    deadline = ContinuousClock.now + bounds.time
  }

  var isOutOfTime: Bool { ContinuousClock.now >= deadline }

  /// Explores the app from its launch and from its links.
  func explore() async {
    await visit(Move(.init(.launch)))
    for entry in links?.entries ?? [] where entry.isFixed {
      for path in links?.samples(entry.pattern, 1) ?? [] { await follow(path, of: entry.pattern) }
    }
    await exploreQueue()
    // Values of links that no screen has shown are made up.
    for entry in links?.entries ?? [] where screens[entry.pattern] == nil && !entry.isFixed {
      for path in links?.samples(entry.pattern, bounds.examples) ?? [] where !isOutOfTime {
        await follow(path, of: entry.pattern, isGuess: true)
      }
      await exploreQueue()
    }
    // The others are those that screens have shown.
    for entry in links?.entries ?? [] where !entry.isFixed && !isOutOfTime {
      if let path = screens[entry.pattern]?.examples.first, !hasLink(entry.pattern) {
        await follow(path, of: entry.pattern)
        await exploreQueue()
      }
    }
    if isOutOfTime {
      findings.insert(.init(.bound, message: "The time has run out before the map was complete."))
    }
  }

  // MARK: Links

  /// Opens a link in a fresh app, and compares the screen with the link's.
  private func follow(_ path: String, of pattern: String, isGuess: Bool = false) async {
    guard let links, let url = links.link(path) else { return }
    let gates = links.gates(path)
    if !gates.isEmpty { gatedPatterns.insert(pattern) }
    let move = Move(.init(.open, text: url.absoluteString))
    let sighting = await visit(move, gated: gates.isEmpty ? nil : (pattern, gates))
    guard let sighting, sighting.pattern != pattern else { return }
    if !gates.isEmpty {
      findings.insert(
        .init(
          .gate, screen: sighting.id, link: pattern,
          message: "The link \(pattern) opens \(sighting.id) first, because of a closed gate: "
            + gates.joined(separator: ", ") + "."))
    } else if isGuess {
      findings.insert(
        .init(
          .noExample, link: pattern,
          message: "No screen shows a value of the link \(pattern), and made-up values open "
            + "\(sighting.id)."))
    } else {
      findings.insert(
        .init(
          .lostLink, screen: sighting.id, link: pattern,
          message: "The link \(pattern) opens \(sighting.id) instead of its screen."))
    }
  }

  /// Performs a first step in a fresh app.
  @discardableResult
  private func visit(
    _ move: Move, gated: (pattern: String, gates: [String])? = nil
  ) async -> Sighting? {
    guard let (sighting, attempt) = await replay([move], from: NavigationMap.outside) else {
      return nil
    }
    await reach(
      sighting, in: attempt, from: NavigationMap.outside, by: [move], after: [],
      gated: sighting.pattern == gated?.pattern ? nil : gated, isOpen: false)
    return sighting
  }

  // MARK: Places

  /// Explores the places that are known, and those that they lead to.
  private func exploreQueue() async {
    var next = 0
    while next < queue.count, !isOutOfTime {
      ready = queue[next].ready
      queue[next].ready = []
      await explore(queue[next])
      for attempt in ready { attempt.end() }
      next += 1
    }
    queue.removeFirst(next)
  }

  private func explore(_ place: Place) async {
    explored.insert(place.sighting.id)
    let controls = place.sighting.controls
    noteUnnamed(controls, on: place.sighting.id)
    var choice = ControlChoice(controls, examples: bounds.examples, links)
    while let control = choice.next(), !isOutOfTime {
      let target = await perform([Move(control)], at: place)
      choice.note(target == place.sighting.id ? nil : target)
    }
    if place.sighting.canDismiss {
      await perform([Move(.init(.dismiss, query: "app"))], at: place)
    }
    await fill(controls, at: place)
  }

  /// Types into the fields of a place, and performs the actions that only exist afterwards.
  private func fill(_ controls: [Control], at place: Place) async {
    let fields = controls.filter { $0.step.action == .type && $0.isEnabled }
    guard !fields.isEmpty, !isOutOfTime else { return }
    let typing = fields.map(Move.init)
    let id = place.sighting.id
    guard let (filled, attempt) = await replay(place.moves, then: typing, from: id) else { return }
    attempt.end()
    guard filled.id == id else { return }
    let before = Set(controls.filter(\.isEnabled).map(\.step))
    for control in filled.controls
    where control.isEnabled && control.step.action != .type && !before.contains(control.step) {
      if !isOutOfTime { await perform(typing + [Move(control)], at: place) }
    }
  }

  /// Performs moves at a place of a fresh app; returns the id of the screen that is then in front.
  @discardableResult
  private func perform(_ moves: [Move], at place: Place) async -> ID? {
    let origin = place.sighting
    guard let (sighting, attempt) = await replay(place.moves, then: moves, from: origin.id) else {
      return nil
    }
    // Nothing has been opened or closed.
    if sighting.id == origin.id, sighting.path == origin.path {
      attempt.end()
      return sighting.id
    }
    let isOpened = place.gated.map { $0.pattern == sighting.pattern } ?? false
    await reach(
      sighting, in: attempt, from: origin.id, by: place.moves + moves,
      after: moves.dropLast().map(\.step),
      gated: isOpened || sighting.pattern != nil ? nil : place.gated, isOpen: isOpened)
    return sighting.id
  }

  /// Notes a screen and what leads to it, and explores it later if it is new.
  private func reach(
    _ sighting: Sighting, in attempt: Attempt, from origin: ID, by moves: [Move],
    after preparation: [NavigationMap.Step], gated: (pattern: String, gates: [String])?,
    isOpen: Bool
  ) async {
    var attempts = [attempt]
    defer { for attempt in attempts { attempt.end() } }
    guard let last = moves.last else { return }
    edges.insert(
      .init(from: origin, to: sighting.id, step: last.step, preparation: preparation))
    let names = isOpen ? \Offers.open : \.closed
    if offers[sighting.id]?[keyPath: names] == nil {
      offers[sighting.id, default: .init()][keyPath: names] =
        Set(sighting.controls.filter { !$0.isTab }.map(\.step.description))
    }
    let isKnown = screens[sighting.id] != nil
    if !isKnown { sees(sighting.id, sighting.tree) }
    var screen =
      screens[sighting.id]
      ?? NavigationMap.Screen(
        id: sighting.id, kind: sighting.kind, title: sighting.title, pattern: sighting.pattern,
        steps: moves.map(\.step))
    if let path = sighting.path, !screen.examples.contains(path),
      screen.examples.count < bounds.examples
    {
      if isFixed(sighting.pattern) {
        screen.examples.append(path)
      } else if let (other, attempt) = await replay(moves, from: origin) {
        // A random value is no example: another fresh app shows another one.
        if other.path == path {
          screen.examples.append(path)
          attempts.append(attempt)
        } else {
          attempt.end()
        }
      }
    }
    screens[sighting.id] = screen
    let hasExample = sighting.path.map { screen.examples.contains($0) } ?? false
    let key = PlaceKey(id: sighting.id, example: hasExample ? sighting.path : nil, isOpen: isOpen)
    let hasVariants = gatedPatterns.contains(sighting.id)
    guard !isKnown || hasExample || hasVariants, places.insert(key).inserted else { return }
    if moves.count < bounds.depth {
      let isKept = queue.count { !$0.ready.isEmpty } < Self.readyLimit
      queue.append(
        Place(sighting: sighting, moves: moves, ready: isKept ? attempts : [], gated: gated))
      if isKept { attempts = [] }
    } else {
      findings.insert(
        .init(
          .bound, screen: sighting.id,
          message: "\(sighting.id) is at the maximum depth and not explored."))
    }
  }

  // MARK: Replaying

  /// Performs moves in a fresh app.
  ///
  /// - Parameters:
  ///   - moves: The moves to a place.
  ///   - last: The moves there, for which an app that is already there is used.
  ///   - origin: The id of the screen on which the last moves are performed.
  /// - Returns: What is then in front, with the app; nil if the last move is not possible.
  private func replay(
    _ moves: [Move], then last: [Move] = [], from origin: ID
  ) async -> (Sighting, Attempt)? {
    let isThere = !last.isEmpty && !ready.isEmpty
    let attempt = isThere ? ready.removeLast() : Attempt(start, links)
    let rest = isThere ? last : moves + last
    for (index, move) in rest.enumerated() {
      guard await attempt.driver.perform(move) else {
        if index < rest.count - 1 || attempt.failures.isEmpty {
          findings.insert(
            .init(
              .bound, screen: origin == NavigationMap.outside ? nil : origin,
              message: "Not repeatable in a fresh app: \(move.step)."))
        }
        attempt.end()
        return nil
      }
    }
    let sighting = Sighting(attempt.driver, links)
    for diagnostic in attempt.driver.log.all where diagnostic.severity == .error {
      findings.insert(.init(.misuse, screen: sighting.id, message: diagnostic.message))
    }
    for failure in attempt.failures {
      findings.insert(
        .init(
          .misuse, screen: sighting.id,
          message: String(failure.prefix { $0 != "\n" })))
    }
    return (sighting, attempt)
  }
}
