// SPDX-License-Identifier: MIT

/// A stack as what a column of a split view is made of, and as one inside of a column.
extension StackNode {
  /// Where links and bindings in this stack show their screens: the next column's stack, if this
  /// is that of a column before another (V5).
  var target: StackNode { column?.next?.stack ?? self }

  /// Whether its lowest screen is one that the column before has put there.
  var isLed: Bool { entries.first?.isLed == true }

  /// The title of the screen in front, of a stack inside if that shows the bar.
  var frontTitle: String? { (entries.last?.screen ?? root)?.frontTitle }

  /// Shows a screen of the column before in the place of all that is here.
  func lead(_ source: any ScreenSource) {
    if entries.first?.pusher === source { return popToLed() }
    popAll()
    let entry = StackEntry(.view, source, ScreenNode(in: self, index: 1))
    entry.isLed = true
    push(entry)
    screensChanged()
  }

  /// Shows a value in the next column, as a destination of this one says; false where this is no
  /// column before another.
  func lead(_ value: PathValue) -> Bool {
    guard let next = column?.next, let found = destinations[value] else { return false }
    let led = LedValue(value, by: found)
    next.led = led
    next.stack?.lead(led)
    return true
  }

  /// Takes away all that is above the root.
  func popAll() {
    if !entries.isEmpty { pop(to: 0) }
  }

  /// Takes away all that was pushed here.
  func popToLed() {
    let count = isLed ? 1 : 0
    if entries.count > count { pop(to: count) }
  }

  /// What the column before shows with a destination of this one that is newer, or has gone.
  func ledChanged(by destination: any ScreenSource, isGone: Bool = false) {
    guard let next = column?.next, let led = next.led, led.destination === destination else {
      return
    }
    if isGone { next.stack?.pop(led) } else { next.stack?.sourceChanged(led) }
  }

  /// Shows a link's value in a stack inside of a later column that can; false where none can.
  func pushLater(_ value: PathValue) -> Bool {
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
