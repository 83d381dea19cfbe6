// SPDX-License-Identifier: MIT

import WaymarkRender

extension StackNode {
  // MARK: A way back

  /// Goes back from the screen in front, as the back button does.
  func goBack() throws(HostEventError) {
    if let leading = column, leading.backTitle != nil,
      entries.isEmpty || isLed && entries.count == 1
    {
      leading.split.goBack(from: leading.index)
    } else if entries.isEmpty {
      guard let outerScreen, outerScreen.backTitle != nil else { throw .unsupported }
      outerScreen.goBack()
    } else if isLed && entries.count == 1 {
      guard isRooted, let outerScreen, outerScreen.backTitle != nil else { throw .unsupported }
      outerScreen.goBack()
    } else if let front = entries.last {
      goBack(from: front.screen)
    }
  }

  /// Goes back from a screen, and from all above it.
  func goBack(from screen: ScreenNode) {
    guard let first = entries.firstIndex(where: { $0.screen === screen }) else { return }
    let leaving = entries[first...]
    graph.leave { [weak self] in
      self?.uncover(below: leaving)
    } then: { [weak self] in
      guard let self, let place = place(of: leaving) else { return }
      pop(place)
    }
  }

  /// Where screens are that are to leave; nil once the lowest has left.
  private func place(of leaving: ArraySlice<StackEntry>) -> Range<Int>? {
    guard isAlive, let first = entries.firstIndex(where: { $0 === leaving.first }) else {
      return nil
    }
    let left = zip(entries[first...], leaving).prefix { $0 === $1 }
    return first..<(first + left.count)
  }

  private func uncover(below leaving: ArraySlice<StackEntry>) {
    guard let place = place(of: leaving), place.upperBound == entries.count else { return }
    uncovered = place.lowerBound > 0 ? entries[place.lowerBound - 1].screen : root
    uncovered?.visibility.isShown = true
    pathChanged()
  }

  /// Covers again what a way back has uncovered, where it did not lead there after all.
  func settleUncovered() {
    guard let screen = uncovered else { return }
    uncovered = nil
    if screen !== top { screen.visibility.isShown = false }
  }

  // MARK: Taking screens away

  /// Takes a link's view away, and all above it.
  func pop(_ link: any ScreenSource) {
    guard isAlive, column?.split.isAlive ?? true, viewCount > 0 else { return }
    guard let index = entries.firstIndex(where: { $0.kind == .view && $0.pusher === link }) else {
      return
    }
    pop(to: index)
  }

  /// Takes all screens away but the lowest, and all else out of the path.
  func pop(to count: Int) {
    pop(to: count) { source.truncate(to: $0) }
  }

  /// Takes screens away, and all above them.
  ///
  /// Their values leave the path; what was pushed onto them since stays, one level lower.
  private func pop(_ leaving: Range<Int>) {
    let gone = entries[leaving].count { $0.value != nil }
    pop(to: leaving.lowerBound) { source.remove($0..<($0 + gone)) }
  }

  private func pop(to count: Int, cutPath: (_ kept: Int) -> Void) {
    let kept = entries[..<count].count { $0.value != nil }
    // Out of the list first: a link that goes with its screen must not find what it pushed.
    let views = entries[count...].filter { $0.kind == .view }
    let bound = entries[count...].filter { $0.kind == .bound }
    entries = entries[..<count] + entries[count...].filter { $0.kind != .view }
    for entry in views.reversed() { drop(entry) }
    cutPath(kept)
    // Those whose declaration goes with its screen are left alone (pitfalls 3 and 5 of bindings
    // that cut a path: what they would write is older than what is there).
    for entry in bound {
      guard let pusher = entry.pusher, let driver = pusher.driver else { continue }
      if let screen = driver.screen, screen.index <= count { driver.clear(pusher) }
    }
    pathChanged()
    screensChanged()
  }
}
