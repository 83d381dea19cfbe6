// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// How a gesture competes with those of other views.
enum GesturePriority {
  /// After those of subviews.
  case normal
  /// Before those of subviews.
  case high
  /// Together with all others.
  case simultaneous
}

/// A view with a gesture.
nonisolated struct GestureView<Content: View, Recognized: Gesture>: View {
  typealias Body = Never

  let content: Content
  let gesture: Recognized
  var priority = GesturePriority.normal
  var mask = GestureMask.all

  @MainActor
  private func box(_ node: GestureNode) -> BoxView<Content> {
    BoxView(node.properties, content: content)
  }

  @MainActor
  private func update(_ node: GestureNode) {
    node.priority = priority
    node.mask = mask
    node.receive(gesture._makeRecognizer())
  }

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = GestureNode(in: parent)
    view.update(node)
    node.child = BoxView<Content>._makeNode(view.box(node), in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: GestureNode.self)
    view.update(node)
    if let child = node.child { BoxView<Content>._updateNode(child, with: view.box(node)) }
  }
}

extension GestureView: EachView {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor
  static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode) -> ViewNode {
    let node = GestureNode(in: parent)
    view.update(node)
    node.child = BoxView._makeNode(view.box(node).boxed(in: layers), in: node)
    return node
  }

  @MainActor
  static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers) {
    let node = downcast(node, to: GestureNode.self)
    view.update(node)
    if let child = node.child {
      BoxView._updateNode(child, with: view.box(node).boxed(in: layers))
    }
  }
}

extension GestureView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool {
    (content as? any NamingView)?.isCalled(id) == true
  }

  @MainActor
  var inside: any View { content }
}

extension GestureView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content) { item in item.replace { view in touched(view) } }
  }

  private func touched<V: View>(_ view: V) -> any View {
    GestureView<V, Recognized>(content: view, gesture: gesture, priority: priority, mask: mask)
  }
}

extension GestureView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}

/// The node of a view with a gesture, around the view's box.
final class GestureNode: SingleChildNode {
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  private(set) var recognizer: any AnyGestureRecognizer = GestureRecognizer<Never>()

  /// Receives a newer gesture, with which the current recognition continues.
  func receive(_ new: any AnyGestureRecognizer) {
    if graph.gestures.isUsing(self) {
      if recognizer.adopt(newer: new) { return }
      stop()
    }
    recognizer = new
  }

  /// Cancels the gesture once the current update is displayed.
  private func stop() {
    var actions = GestureActions()
    recognizer.cancel(&actions)
    if !actions.isEmpty { graph.effects.add(.dismissed) { actions.run() } }
  }

  override func didUnmount() { stop() }

  /// Whether the gesture can be recognised now.
  var isEnabled: Bool { mask.contains(.gesture) && EnvironmentValues(scope).isEnabled }

  /// What the view's box declares.
  var properties: [(Property, PropertyValue?)] {
    guard mask.contains(.gesture) else { return [] }
    let values = recognizer.values
    let isTap = recognizer.tapCount != nil
    return [
      (.gestures, values.isEmpty || isTap ? nil : .gestures(values)),
      (.tappable, tapCount.map { _ in .bool(true) }),
      (.tapCount, tapCount.flatMap { $0 > 1 ? .number(Double($0)) : nil }),
      (.pressable, isPress ? .bool(true) : nil),
    ]
  }

  /// The number of taps of the gesture; nil if it has none.
  var tapCount: Int? {
    guard mask.contains(.gesture) else { return nil }
    return recognizer.values.compactMap { if case .taps(let count) = $0 { count } else { nil } }
      .min()
  }

  /// Whether the gesture has a long press.
  var isPress: Bool {
    mask.contains(.gesture)
      && recognizer.values.contains { if case .press = $0 { true } else { false } }
  }

  /// Performs the gesture as a tap or a press in the middle of the view, without other gestures.
  func perform(_ touches: [TouchValue.Phase], _ frame: ElementFrame) {
    let middle = PointValue(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let values = EnvironmentValues(scope)
    let date = graph.time.now()
    var time = 0.0
    var undone = GestureActions()
    recognizer.cancel(&undone)
    undone.run()
    recognizer.reset()
    for phase in touches {
      // Longer than the longest press.
      if phase == .waited { time += 2e6 }
      var actions = GestureActions()
      let input = GestureInput(
        touch: TouchValue(phase, at: [middle], time: time), date: date, frame: frame,
        spaces: values.coordinateSpaces)
      _ = recognizer.isRecognized(input, &actions)
      actions.run()
    }
    var actions = GestureActions()
    recognizer.cancel(&actions)
    actions.run()
  }
}

extension ElementNode {
  /// The node whose gesture the element declares.
  var gestureNode: GestureNode? {
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let node = node as? GestureNode { return node }
      next = node.parent
    }
    return nil
  }
}
