// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Adds the attributes by which the script animates changes of an element.
  func applyMotion(_ element: ElementTree.Element, _ markup: inout Markup) {
    if element.kind != .screen, let transition = element[.transition] {
      markup["data-tr"] = transition.line
    }
    if let transition = element[.scrollTransition] { markup["data-st"] = transition.line }
    if let beat = element.text(.symbolBeat) { markup["data-beat"] = beat }
    if let name = element.text(.matched) { markup["data-match"] = name }
    if let name = element.text(.follower) { markup["data-follow"] = name }
    if let name = element.text(.zoomSource) { markup["data-source"] = name }
    if let name = element.text(.zoom) { markup["data-zoom"] = name }
    if let transition = element[.contentTransition] {
      markup["data-ct"] = transition.letter
    }
  }
}

extension ContentTransitionValue {
  /// The transition as the script reads it.
  fileprivate var letter: String {
    switch self {
    case .identity: "i"
    case .opacity: "o"
    case .countsUp: "n"
    case .countsDown: "d"
    }
  }
}

extension TransitionValue {
  /// The transition as the script reads it: the effects when the element appears and when it
  /// disappears, with their own timings.
  var line: String { "\(insertion.line)|\(removal.line)" }

  /// The name of the push of a screen with this transition; nil for that of all screens.
  var pushName: String? {
    if insertion.effects.isEmpty { return "none" }
    return insertion.effects == [.opacity] ? "fade" : nil
  }
}

extension TransitionValue.Half {
  fileprivate var line: String {
    effects.map(\.line).joined(separator: ";") + (animation.map { "@\($0.timing)" } ?? "")
  }
}

extension TransitionValue.Effect {
  fileprivate var line: String {
    switch self {
    case .opacity: "o"
    case .scale(let factor, let anchor):
      "s " + [factor, anchor.x, anchor.y].map(Style.number).joined(separator: " ")
    case .move(let edge): "m \(edge.rawValue)"
    case .offset(let way): "t " + [way.x, way.y].map(Style.number).joined(separator: " ")
    }
  }
}
