// SPDX-License-Identifier: MIT

import WaymarkRender

/// A screen pushed on a stack.
///
/// A class, since values with a weak reference are expensive to copy.
@MainActor
final class StackEntry {
  enum Kind: Equatable {
    /// A value of the path.
    case value
    /// A view that a tap on a link pushed.
    case view
    /// A view that a binding pushed.
    case bound
  }

  let kind: Kind
  /// The value of the path; nil for a view.
  let value: PathElement?
  private(set) weak var pusher: (any ScreenSource)?
  let screen: ScreenNode
  /// The screen's element.
  let element: ElementID
  /// Whether the previous column pushed it.
  var isLed = false

  init(_ kind: Kind, _ pusher: any ScreenSource, _ screen: ScreenNode) {
    self.kind = kind
    value = nil
    self.pusher = pusher
    self.screen = screen
    element = screen.id
  }

  init(_ value: PathElement, _ pusher: (any ScreenSource)?, _ screen: ScreenNode) {
    kind = .value
    self.value = value
    self.pusher = pusher
    self.screen = screen
    element = screen.id
  }

  /// Whether there is no destination for the value, or not any more.
  var isPlaceholder: Bool { kind == .value && pusher == nil }
}
