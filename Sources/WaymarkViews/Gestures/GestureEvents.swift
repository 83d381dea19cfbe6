// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// Delivers touches to the gestures of an element and of the elements around it, and decides which
/// of them act.
final class GestureEvents: EventFilter {
  static let slot = GraphSlot { GestureEvents() }

  /// The current touch, or the last one if another tap may follow.
  private var session: TouchSession?

  /// Whether the current touch may concern a node.
  func isUsing(_ node: GestureNode) -> Bool { session?.concerns(node) == true }

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    let own = element.gestureNode
    switch event.action {
    case .touch(let touch):
      guard let own, own.recognizer.tapCount == nil, own.mask.contains(.gesture) else {
        throw .unsupported
      }
      guard touch.isPlausible else { throw .invalid }
      guard EnvironmentValues(own.scope).isEnabled else { throw .disabled }
      receive(touch, element)
    case .tap: try tap(own, element, next)
    case .press:
      guard let own else { return try next() }
      guard own.isPress else { throw .unsupported }
      guard own.isEnabled else { throw .disabled }
      own.perform([.began, .waited, .ended], EnvironmentValues(own.scope).windowFrame)
    default: try next()
    }
  }

  private func receive(_ touch: TouchValue, _ element: ElementNode) {
    if touch.phase == .began {
      if session?.goesOn(with: touch, on: element.id) != true {
        session?.end()
        session = TouchSession(touch, on: element)
      }
    }
    // A touch that the app's changes have ended is unknown.
    guard let session, session.target == element.id else { return }
    session.receive(touch)
    if session.isOver { self.session = nil }
  }

  /// Delivers a tap without touches, such as one on a button.
  private func tap(
    _ own: GestureNode?, _ element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    let frame = EnvironmentValues(element.scope).windowFrame
    let (nodes, isMasked) = TouchSession.nodes(around: element)
    let count = own.map { $0.tapCount ?? 0 } ?? 1
    let others = nodes.filter { $0 !== own && $0.tapCount == count }
    func perform(_ node: GestureNode) {
      node.perform(Array(repeating: [.began, .ended], count: count).flatMap(\.self), frame)
    }
    if own != nil, count == 0 { throw .unsupported }
    if let first = others.last(where: { $0.priority == .high }) {
      perform(first)
    } else if isMasked {
      others.first { $0.priority == .normal }.map(perform)
    } else if let own {
      guard own.isEnabled else { throw .disabled }
      own.performTap(count, frame)
    } else {
      try next()
    }
    for node in others where node.priority == .simultaneous { perform(node) }
  }
}

extension GestureNode {
  /// Performs the gesture by taps, without waiting for further ones.
  fileprivate func performTap(_ count: Int, _ frame: ElementFrame) {
    let taps = Array(repeating: [TouchValue.Phase.began, .ended], count: count).flatMap(\.self)
    perform(taps + [.waited], frame)
  }
}

extension ViewGraph {
  /// The touches on the graph's views.
  var gestures: GestureEvents { self[GestureEvents.slot] }
}
