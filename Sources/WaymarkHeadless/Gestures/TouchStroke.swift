// SPDX-License-Identifier: MIT

package import WaymarkRender

/// The path of one or two fingers on the screen, from the first touch to the end.
package struct TouchStroke {
  /// The states of the touch; times are relative to its beginning.
  package private(set) var touches: [TouchValue]
  /// The gestures for which the stroke is meant.
  package let kinds: [GestureKind]

  /// A kind of gesture.
  package enum GestureKind {
    case drag, press, tap, magnify, rotate
  }

  private static let steps = 8

  /// Begins with one or two fingers.
  package init(at points: [PointValue], for kinds: [GestureKind], _ frames: [ElementFrame] = []) {
    touches = [TouchValue(.began, at: points, time: 0, frames: frames)]
    self.kinds = kinds
  }

  private var last: TouchValue { touches[touches.count - 1] }

  /// Holds the fingers for some seconds.
  package mutating func hold(_ seconds: Double) {
    guard seconds > 0 else { return }
    touches.append(TouchValue(.waited, at: last.points, time: last.time + seconds))
  }

  /// Moves the fingers in equal steps.
  package mutating func move(_ seconds: Double, _ points: (Double) -> [PointValue]) {
    let start = last.time
    for step in 1...Self.steps {
      let part = Double(step) / Double(Self.steps)
      touches.append(TouchValue(.moved, at: points(part), time: start + seconds * part))
    }
  }

  /// Moves one finger to a point.
  ///
  /// - Parameters:
  ///   - end: The point.
  ///   - velocity: The velocity in points per second.
  package mutating func move(to end: PointValue, velocity: Double) {
    let start = last.points[0]
    let (x, y) = (end.x - start.x, end.y - start.y)
    let distance = (x * x + y * y).squareRoot()
    move(distance / max(velocity, 1)) { part in
      [PointValue(x: start.x + x * part, y: start.y + y * part)]
    }
  }

  /// Lifts the fingers, and lets the time pass in which another tap could follow.
  package mutating func end() {
    touches.append(TouchValue(.ended, at: last.points, time: last.time))
    touches.append(
      TouchValue(.waited, at: last.points, time: last.time + TouchValue.tapInterval))
  }
}

extension GestureValue {
  var kind: TouchStroke.GestureKind {
    switch self {
    case .drag: .drag
    case .press: .press
    case .taps: .tap
    case .magnify: .magnify
    case .rotate: .rotate
    }
  }
}

extension Driver {
  /// The frame of all elements, since nothing is laid out: that of the window.
  package var frame: ElementFrame { window.frame }

  /// Returns the point of an element; 0, 0 is its top left corner, and 1, 1 its bottom right one.
  package func point(_ x: Double, _ y: Double) -> PointValue {
    PointValue(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
  }

  /// Makes a stroke on an element; fails if the element is disabled.
  ///
  /// - Parameters:
  ///   - stroke: The path of the fingers.
  ///   - index: The index of the element in the snapshot.
  ///   - snapshot: The elements.
  ///   - verb: The name of the action, for failures.
  ///   - path: The query of the element, for failures.
  /// - Returns: Whether the element, or one around it, has a gesture for which the stroke is meant.
  ///   Nothing happens otherwise.
  package func make(
    _ stroke: TouchStroke, on index: Int, in snapshot: AccessibilitySnapshot, _ verb: String,
    _ path: QueryPath
  ) -> Bool {
    guard let target = target(of: stroke, from: snapshot.elements[index].id) else { return false }
    let start = touchTime + 1
    for touch in stroke.touches {
      var touch = touch
      touch.time += start
      touchTime = touch.time
      // The app may have removed the element, as a browser would find out, too.
      guard host.tree[target] != nil else { return true }
      send(HostEvent(.touch(touch), on: target), verb, path)
    }
    return true
  }

  /// Returns the innermost element with gestures around an element, if one around it has a gesture
  /// of one of the stroke's kinds.
  private func target(of stroke: TouchStroke, from id: ElementID?) -> ElementID? {
    var innermost: ElementID?
    var next = id
    while let id = next, let element = host.tree[id] {
      if let gestures = element[.gestures], !element.isTrue(.disabled) {
        innermost = innermost ?? id
        if gestures.contains(where: { stroke.kinds.contains($0.kind) }) { return innermost }
      }
      next = element.parent
    }
    return nil
  }
}
