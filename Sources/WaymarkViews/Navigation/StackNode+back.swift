// SPDX-License-Identifier: MIT

import WaymarkRender

extension StackNode {
  // MARK: Going back

  /// Goes back from the frontmost screen, like the back button.
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

  /// Goes back from a screen and all screens above it.
  func goBack(from screen: ScreenNode) {
    guard let first = entries.lastIndex(where: { $0.screen === screen }) else { return }
    let leaving = entries[first...]
    graph.leave { [weak self] in
      self?.uncover(below: leaving)
    } then: { [weak self] in
      guard let self, let place = place(of: leaving) else { return }
      pop(place)
    }
  }

  /// Returns the current range of leaving screens; nil once the lowest has left.
  private func place(of leaving: ArraySlice<StackEntry>) -> Range<Int>? {
    guard isAlive, let first = entries.lastIndex(where: { $0 === leaving.first }) else {
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

  /// Covers a screen again that going back uncovered, if it is not on top after all.
  func settleUncovered() {
    guard let screen = uncovered else { return }
    uncovered = nil
    if screen !== top { screen.visibility.isShown = false }
  }

  // MARK: Removing screens

  /// Removes a link's screen and all screens above it.
  func pop(_ link: any ScreenSource) {
    guard isAlive, column?.split.isAlive ?? true, viewCount > 0 else { return }
    guard let index = entries.firstIndex(where: { $0.kind == .view && $0.pusher === link }) else {
      return
    }
    pop(to: index)
  }

  /// Removes all but the lowest screens, and their values from the path.
  func pop(to count: Int) {
    pop(to: count) { source.truncate(to: $0) }
  }

  /// Removes screens and those above them.
  ///
  /// Their values are removed from the path; values pushed onto them since then stay, one level
  /// lower.
  private func pop(_ leaving: Range<Int>) {
    let gone = entries[leaving].count { $0.kind == .value }
    pop(to: leaving.lowerBound) { source.remove($0..<($0 + gone)) }
  }

  private func pop(to count: Int, cutPath: (_ kept: Int) -> Void) {
    let kept = viewCount == 0 ? count : entries[..<count].count { $0.kind == .value }
    // Removed from the list first: a link that is removed with its screen must not find the screen
    // it pushed.
    let views = entries[count...].filter { $0.kind == .view }
    let bound = entries[count...].filter { $0.kind == .bound }
    if !views.isEmpty {
      entries.replaceSubrange(count..., with: entries[count...].filter { $0.kind != .view })
    }
    for entry in views.reversed() { drop(entry) }
    cutPath(kept)
    // Drivers whose declaration is removed with its screen are skipped (pitfalls 3 and 5 of
    // bindings that cut a path: they would write outdated values).
    for entry in bound {
      guard let pusher = entry.pusher, let driver = pusher.driver else { continue }
      if let screen = driver.screen, screen.index <= count { driver.clear(pusher) }
    }
    pathChanged()
    screensChanged(from: count)
  }
}
