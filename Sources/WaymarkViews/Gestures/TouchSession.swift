// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A touch and the gestures that compete for it.
///
/// Each gesture follows the touch by itself. The first one that is recognised takes it, and the
/// others are cancelled; simultaneous gestures neither take it nor are cancelled. If several are
/// recognised at once, those with high priority take precedence, outer ones before inner ones,
/// followed by the others, inner ones before outer ones. A gesture that has ended waits for an
/// earlier one that may continue with another tap.
@MainActor
final class TouchSession {
  private final class Participant {
    // The node may be unmounted while the session lasts.
    weak var node: GestureNode?
    let frame: ElementFrame
    let isSimultaneous: Bool
    /// The actions that wait for an earlier gesture.
    var held: GestureActions?

    @MainActor
    init(_ node: GestureNode, _ frame: ElementFrame) {
      self.node = node
      self.frame = frame
      isSimultaneous = node.priority == .simultaneous
    }

    @MainActor var recognizer: (any AnyGestureRecognizer)? { node?.recognizer }
    @MainActor var isOver: Bool { recognizer?.isOver ?? true }
    @MainActor var awaitsTouch: Bool { recognizer?.awaitsTouch == true }
  }

  /// The element that receives the touch.
  let target: ElementID
  private var participants: [Participant]
  /// The gesture that takes the touch.
  private var owner: Participant?
  private let date: Date
  private let start: Double
  private var last: TouchValue
  private var isDown = true

  /// Begins with a touch of an element.
  init(_ touch: TouchValue, on element: ElementNode) {
    target = element.id
    start = touch.time
    last = touch
    date = element.graph.time.now()
    let window = EnvironmentValues(element.scope).windowFrame
    var found: [Participant] = []
    let all = Self.declaring(around: element)
    let (nodes, _) = Self.nodes(around: element)
    for node in nodes where node.isEnabled {
      let index = all.firstIndex { $0 === node }
      let known = index.flatMap { touch.frames.indices.contains($0) ? touch.frames[$0] : nil }
      found.append(Participant(node, known ?? window))
    }
    let high = found.filter { $0.node?.priority == .high }.reversed()
    participants = high + found.filter { $0.node?.priority != .high }
    for one in participants { one.recognizer?.reset() }
  }

  /// Returns the gestures around an element, from the inside out, as far as their masks let them
  /// act; and whether a mask disables those of the element itself.
  static func nodes(around element: ElementNode) -> (nodes: [GestureNode], isMasked: Bool) {
    var nodes: [GestureNode] = []
    var isMasked = false
    var next = element.parent
    while let node = next {
      if let node = node as? GestureNode {
        if node !== element.gestureNode, !node.mask.contains(.subviews) {
          nodes.removeAll()
          isMasked = true
        }
        if node.mask.contains(.gesture) { nodes.append(node) }
      }
      // The views that declare a sheet are not around what it shows.
      next = node.liesOverWindow ? nil : node.parent
    }
    return (nodes, isMasked)
  }

  /// Returns the gestures that the host finds declared around an element.
  private static func declaring(around element: ElementNode) -> [GestureNode] {
    var nodes: [GestureNode] = []
    var next = element.parent
    while let node = next {
      if let node = node as? GestureNode, node.mask.contains(.gesture),
        node.recognizer.tapCount == nil
      {
        nodes.append(node)
      }
      next = node.liesOverWindow ? nil : node.parent
    }
    return nodes
  }

  func concerns(_ node: GestureNode) -> Bool { participants.contains { $0.node === node } }

  /// Whether no gesture follows the touch any more.
  var isOver: Bool { !isDown && !participants.contains(where: \.awaitsTouch) }

  /// Whether a gesture continues with a new touch: another tap, soon enough.
  func goesOn(with touch: TouchValue, on element: ElementID) -> Bool {
    guard !isDown, element == target, !isOver else { return false }
    return touch.time - last.time < TouchValue.tapInterval
  }

  /// Ends all gestures.
  func end() {
    if !isDown {
      // No further tap follows.
      var touch = last
      touch.phase = .waited
      receive(touch)
    }
    for one in participants { cancel(one) }
  }

  /// Delivers a state of the touch.
  func receive(_ touch: TouchValue) {
    var touch = touch
    touch.time = max(touch.time, last.time)
    touch.isOnControl = last.isOnControl && touch.phase != .began || touch.isOnControl
    last = touch
    if touch.phase == .began, !isDown { goOn() }
    if touch.phase == .ended || touch.phase == .cancelled { isDown = false }
    for one in participants { deliver(touch, to: one) }
    for one in participants {
      guard let actions = one.held, !waits(one) else { continue }
      one.held = nil
      take(one)
      actions.run()
    }
    guard !isDown else { return }
    for one in participants where !one.isOver && !one.awaitsTouch { cancel(one) }
  }

  /// Begins another touch of the same gestures.
  private func goOn() {
    isDown = true
    owner = nil
    for one in participants where one.isOver && one.held == nil { one.recognizer?.reset() }
  }

  private func deliver(_ touch: TouchValue, to one: Participant) {
    guard let node = one.node, !node.recognizer.isOver else { return }
    var touch = touch
    // A gesture with priority takes the tap from the control.
    if node.priority != .normal { touch.isOnControl = false }
    let input = GestureInput(
      touch: touch, date: date.addingTimeInterval(touch.time - start), frame: one.frame,
      spaces: EnvironmentValues(node.scope).coordinateSpaces)
    var actions = GestureActions()
    let isRecognized = node.recognizer.isRecognized(input, &actions)
    if isRecognized, !one.isSimultaneous, owner !== one {
      if node.recognizer.isOver, waits(one) {
        one.held = actions
        return
      }
      take(one)
    }
    actions.run()
  }

  /// Whether a gesture has to wait for an earlier one that may continue with another tap.
  private func waits(_ one: Participant) -> Bool {
    if one.isSimultaneous { return false }
    return participants.prefix { $0 !== one }.contains { $0.awaitsTouch && !$0.isSimultaneous }
  }

  private func take(_ one: Participant) {
    owner = one
    for other in participants where other !== one && !other.isSimultaneous { cancel(other) }
  }

  private func cancel(_ one: Participant) {
    var actions = one.held?.endings ?? GestureActions()
    one.held = nil
    one.recognizer?.cancel(&actions)
    actions.run()
  }
}
