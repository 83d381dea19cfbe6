// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// V6: after any changes, a split view shows the same as a fresh one of the same state.
@MainActor
struct SplitOracleTests {
  private enum Step: CaseIterable {
    case resize, tapRegion, region, trail, path, push, back, toggle, visibility, compact
  }

  private static var rounds: UInt64 {
    let steps = ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { UInt64($0) }
    return max(1, (steps ?? 4000) / 100)
  }

  @Test(arguments: [false, true])
  func `the patched tree equals a fresh mount after any random steps`(hasCompact: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    for round in 0..<Self.rounds { try check(seed: seed &+ round, hasCompact) }
  }

  private func check(seed: UInt64, _ hasCompact: Bool) throws {
    var random = SplitMix(seed: seed)
    let remote = Remote<Atlas>()
    let probe = Probe(Remoted(Atlas(), remote) { AtlasView(atlas: $0, hasCompact: hasCompact) })
    var taken: [Step] = []
    for _ in 0..<40 {
      guard let step = Step.allCases.randomElement(using: &random) else { return }
      taken.append(step)
      take(step, on: probe, remote, &random)
      let fresh = Probe(
        Remoted(remote.value ?? Atlas(), Remote<Atlas>()) {
          AtlasView(atlas: $0, hasCompact: hasCompact)
        })
      fresh.graph.windowFrame = probe.graph.windowFrame
      try #require(
        probe.host.tree.nodes == fresh.host.tree.nodes && probe.host.errors == [],
        "seed \(seed): \(taken)\n\(probe.host.tree)\n— fresh —\n\(fresh.host.tree)")
      let replayed = try ElementTree(replaying: probe.host.mutations)
      try #require(replayed.nodes == probe.host.tree.nodes, "seed \(seed): \(taken)")
    }
  }

  /// Taps a button if it is reachable.
  private func tap(_ title: String, _ probe: Probe) {
    guard let button = probe.all(.button).first(where: { probe.words($0.id) == title }) else {
      return
    }
    try? probe.graph.send(HostEvent(.tap, on: button.id))
  }

  private func take(
    _ step: Step, on probe: Probe, _ remote: Remote<Atlas>, _ random: inout SplitMix
  ) {
    let number = Int.random(in: 0..<3, using: &random)
    let region = ["Alps", "Jura", nil][number]
    func change(_ work: (inout Atlas) -> Void) {
      var now = remote.value ?? Atlas()
      work(&now)
      remote.value = now
      probe.graph.flush()
    }
    switch step {
    case .resize:
      probe.graph.windowFrame =
        [
          Probe.wide, Probe.narrow, ElementFrame(width: 900, height: 400),
        ][number]
    case .tapRegion: tap(region ?? "Alps", probe)
    case .region: change { $0.region = region }
    case .trail: change { $0.path = Array(0..<number) }
    case .path: change { $0.path.append(number) }
    case .push: tap("Push from trail \(number)", probe)
    case .back: try? probe.goBack()
    case .toggle: try? probe.graph.send(HostEvent(.tap, on: probe.all(.split)[0].id))
    case .visibility: change { $0.visibility = [.all, .detailOnly, .automatic][number] }
    case .compact: change { $0.compact = [.sidebar, .detail, .content][number] }
    }
  }
}
