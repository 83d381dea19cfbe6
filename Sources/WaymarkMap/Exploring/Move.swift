// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkRender
import WaymarkViews

/// A step with the query that finds its control.
struct Move {
  let step: NavigationMap.Step
  /// The query of the control; nil for a step without a control.
  var path: QueryPath?

  init(_ step: NavigationMap.Step, path: QueryPath? = nil) {
    self.step = step
    self.path = path
  }

  init(_ control: Control) { self.init(control.step, path: control.path) }
}

extension Driver {
  /// Performs a move as a person or the system does; returns false if it is not possible.
  func perform(_ move: Move) async -> Bool {
    let isDone = start(move)
    await rest()
    return isDone
  }

  private func start(_ move: Move) -> Bool {
    switch move.step.action {
    case .launch:
      launch(at: SourcePlace())
    case .open:
      guard let url = move.step.text.flatMap({ URL(string: $0) }) else { return false }
      deliver(.link(url), at: SourcePlace())
    case .tap, .back:
      guard let (path, element) = element(of: move), element.isEnabled, let tap = element.tap else {
        return false
      }
      send(tap, "tap()", path)
    case .dismiss:
      guard let swipe = snapshot().elements.first?.swipeDown else { return false }
      send(swipe, "swipeDown()", QueryPath())
    case .type:
      guard let (path, element) = element(of: move), element.isEnabled, let focus = element.tap,
        let text = move.step.text
      else { return false }
      send(focus, "tap()", path)
      for character in text {
        guard let field = self.element(of: move)?.element.field else { return false }
        send(HostEvent(.changeText(field.text + String(character)), on: field.id), "typeText", path)
      }
    }
    return true
  }

  private func element(
    of move: Move
  ) -> (path: QueryPath, element: AccessibilitySnapshot.Element)? {
    let snapshot = snapshot()
    guard let path = move.path, let index = path.matches(in: snapshot).first,
      snapshot.elements[index].isHittable
    else { return nil }
    return (path, snapshot.elements[index])
  }
}
