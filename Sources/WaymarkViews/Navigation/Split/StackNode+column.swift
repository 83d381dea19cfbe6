// SPDX-License-Identifier: MIT

/// Support for stacks that form, or are nested in, a column of a split view.
extension StackNode {
  /// The stack in which links and bindings of this stack show their screens: that of the next
  /// column, if there is one (V5).
  var target: StackNode { column?.next?.stack ?? self }

  /// Whether the lowest screen was pushed by the previous column.
  var isLed: Bool { entries.first?.isLed == true }

  /// The title of the frontmost screen, or of that in a nested stack that shows the bar.
  var frontTitle: String? { (entries.last?.screen ?? root)?.frontTitle }

  /// Replaces all screens by a screen of the previous column.
  func lead(_ source: any ScreenSource) {
    if entries.first?.pusher === source { return popToLed() }
    popAll()
    let entry = StackEntry(.view, source, ScreenNode(in: self, index: 1))
    entry.isLed = true
    push(entry)
    screensChanged()
  }

  /// Displays a value in the next column with a destination of this one; returns false if there is
  /// no next column or destination.
  func lead(_ value: PathElement) -> Bool {
    guard let next = column?.next, let found = destinations[value] else { return false }
    let led = LedValue(value, by: found)
    next.led = led
    next.stack?.lead(led)
    return true
  }

  /// Removes all screens above the root.
  func popAll() {
    if !entries.isEmpty { pop(to: 0) }
  }

  /// Removes all screens that were pushed in this column.
  func popToLed() {
    let count = isLed ? 1 : 0
    if entries.count > count { pop(to: count) }
  }

  /// Updates the content that the previous column shows here when its destination changed or is
  /// gone.
  func ledChanged(by destination: any ScreenSource, isGone: Bool = false) {
    guard let next = column?.next, let led = next.led, led.destination === destination else {
      return
    }
    if isGone { next.stack?.pop(led) } else { next.stack?.sourceChanged(led) }
  }

  /// Pushes a link's value on a stack nested in a later column; returns false if none supports it.
  func pushLater(_ value: PathElement) -> Bool {
    guard let column else { return false }
    for later in column.split.columns where later.index > column.index {
      guard let inner = later.stack?.root?.inner, inner.canShow(value), inner.push(value) else {
        continue
      }
      column.split.prefer(later.index)
      return true
    }
    return false
  }
}
