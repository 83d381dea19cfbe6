// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Performs a recording, and notes which screens are in front and what leads from one to another.
@MainActor
final class CoverageWalk {
  typealias ID = NavigationMap.Screen.ID

  /// A connection between two screens by a kind of action, whichever control it is performed on.
  struct Way: Hashable {
    var from: ID
    var to: ID
    var action: NavigationMap.Step.Action
  }

  private(set) var screens: Set<ID> = []
  private(set) var ways: Set<Way> = []
  private let driver: Driver
  private let links: MapLinks?
  /// The screen in front, and the number of updates until then.
  private var last: (id: ID, updates: Int)?
  /// The events that the app has received since the last check.
  private var action: NavigationMap.Step.Action? = .launch

  init(_ start: @escaping Runtime.Start, _ links: MapLinks?) {
    self.links = links
    driver = Driver(
      clock: ManualClock(), at: SourcePlace(), record: { _, _ in }, start: start)
    driver.failsOnDiagnostics = false
  }

  /// Performs a recording in a new instance of the app; returns the first difference.
  func perform(_ recording: Recording) async -> RecordingDivergence? {
    let divergence = await driver.play(recording, at: SourcePlace()) { input in
      look()
      action = input.step
    }
    if divergence == nil { look() }
    driver.terminate(at: SourcePlace())
    return divergence
  }

  /// Notes the screen in front, and the edge that led to it.
  private func look() {
    // Events before the first view are known before the app runs.
    guard driver.isRunning else { return }
    let updates = driver.host.batchCount
    let id = last.flatMap { $0.updates == updates ? $0.id : nil } ?? Sighting(driver, links).id
    screens.insert(id)
    if let action {
      let isOutside = action == .launch || action == .open
      let from = isOutside ? NavigationMap.outside : last?.id ?? NavigationMap.outside
      ways.insert(Way(from: from, to: id, action: action))
    }
    last = (id, driver.host.batchCount)
  }
}

extension SceneInput {
  /// The kind of step that the input is on a map; nil for what is no step, such as another size.
  fileprivate var step: NavigationMap.Step.Action? {
    switch self {
    case .event(let event):
      switch event.action {
      case .back: .back
      case .dismiss: .dismiss
      case .frame, .appearance, .visibleRange, .hover: nil
      default: .tap
      }
    case .link, .activity, .arrival: .open
    case .phase, .window, .appearance, .rejection: nil
    }
  }
}
