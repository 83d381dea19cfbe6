// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The fingers of a person on an element with gestures.
@MainActor
struct Fingers {
  let probe: Probe
  let target: ElementID

  /// Touches the element around a text.
  init(_ probe: Probe, on text: String) throws {
    self.probe = probe
    var next = probe.all(.text).first { $0[.text] == text }
    while let element = next, element[.gestures] == nil {
      next = element.parent.flatMap { probe.host.tree[$0] }
    }
    guard let next else { throw HostEventError.notFound }
    target = next.id
  }

  func send(_ touch: TouchValue) throws {
    try probe.graph.send(HostEvent(.touch(touch), on: target))
  }

  /// Sends a state with positions one after the other: x, y, x, y.
  func send(_ phase: TouchValue.Phase, _ places: Double..., at time: Double) throws {
    let points = stride(from: 0, to: places.count, by: 2).map {
      PointValue(x: places[$0], y: places[$0 + 1])
    }
    try send(TouchValue(phase, at: points, time: time))
  }

  /// Taps at a time.
  func tap(at time: Double) throws {
    try send(.began, 50, 50, at: time)
    try send(.ended, 50, 50, at: time + 0.05)
  }

  /// Drags from 50, 50 by a distance, and lifts the finger.
  func drag(_ x: Double, _ y: Double = 0, at time: Double = 0) throws {
    try send(.began, 50, 50, at: time)
    try send(.moved, 50 + x / 2, 50 + y / 2, at: time + 0.1)
    try send(.moved, 50 + x, 50 + y, at: time + 0.2)
    try send(.ended, 50 + x, 50 + y, at: time + 0.2)
  }

  /// Presses for some seconds.
  func press(_ seconds: Double, at time: Double = 0) throws {
    try send(.began, 50, 50, at: time)
    try send(.waited, 50, 50, at: time + seconds)
    try send(.ended, 50, 50, at: time + seconds)
  }

  /// Reports that no further touch has followed.
  func rest(at time: Double) throws { try send(.waited, 50, 50, at: time) }
}
