// SPDX-License-Identifier: MIT

import WaymarkRender

extension Recording.Input: CustomStringConvertible {
  /// The input as a person would describe it, as in `tap on button "Save"`.
  public var description: String {
    switch self {
    case .action(let action, let element): "\(action) on \(element)"
    case .link(let url): "link \(url)"
    case .activity(let type, let url): "activity \(type) \(url)"
    case .phase(let phase): "phase \(phase)"
    case .window(let frame): "window of \(frame.width) × \(frame.height)"
    case .appearance: "appearance"
    case .unsupported(let reason): reason
    case .end: "end"
    }
  }
}

extension RecordedAction: CustomStringConvertible {
  /// The name of the action and its values.
  public var description: String {
    switch self {
    case .scrolled(let element): "scrolled to \(element.map { "\($0)" } ?? "nothing")"
    case .drop(let phase, let element, _): "\(phase.rawValue) with \(element)"
    case .action(let action): "\(action)"
    }
  }
}
