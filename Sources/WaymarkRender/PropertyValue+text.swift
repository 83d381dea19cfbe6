// SPDX-License-Identifier: MIT

extension PropertyValue {
  /// The value in the description of a tree.
  var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .unbounded: "unbounded"
    case .text(let value): "\"\(value)\""
    case .keyword(let value): value
    case .keywords(let values): values.joined(separator: ",")
    case .color(let value): "\(value)"
    case .gradient(let value): "\(value.form) \(value.stops.map { "\($0.color) \($0.location)" })"
    case .picture(let value): "\(value)"
    case .runs(let runs): runs.map(\.text).joined(separator: "|")
    case .point(let value): "\(value.x),\(value.y)"
    case .size(let value): "\(value.width),\(value.height)"
    case .insets(let value): "\(value.top),\(value.leading),\(value.bottom),\(value.trailing)"
    case .corners(let value):
      "\(value.topLeading),\(value.topTrailing),\(value.bottomTrailing),\(value.bottomLeading)"
    case .path(let value): "\(value.elements.count) elements"
    case .strokeStyle(let value): "\(value.cap),\(value.join),\(value.dash)"
    case .transforms(let values): "\(values)"
    case .filters(let values): "\(values)"
    case .guides(let values): values.map { "\($0.axis) \($0.name)" }.joined(separator: ",")
    case .tracks(let values): "\(values)"
    case .proposals(let values): values.map(\.text).joined(separator: " ")
    case .detent(let value): "\(value)"
    case .detents(let values): "\(values)"
    case .shortcut(let value): "\(value.modifiers) \(value.key.map { "\($0)" } ?? "none")"
    case .actions(let values): "\(values)"
    case .gestures(let values): "\(values)"
    case .keyPresses(let values): "\(values)"
    case .traits(let value): "+\(value.added) -\(value.removed)"
    case .transition(let value): value.text
    case .scrollTransition(let value): "\(value.part) \(value.axis)"
    }
  }
}

extension ProposalValue {
  fileprivate var text: String {
    [width, height].map { $0.map { "\($0)" } ?? "ideal" }.joined(separator: "x")
  }
}

extension TransitionValue {
  fileprivate var text: String {
    insertion == removal ? insertion.text : "\(insertion.text)|\(removal.text)"
  }
}

extension TransitionValue.Half {
  fileprivate var text: String {
    effects.isEmpty ? "identity" : effects.map { "\($0)" }.joined(separator: "+")
  }
}
