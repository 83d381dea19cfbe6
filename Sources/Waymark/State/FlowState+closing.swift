// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// The user closes a screen and all screens above it, in every path.
  ///
  /// A flow inside a closed screen keeps its path, because it may be shown again. An alert closes
  /// alone: the screens that its buttons open are above it for a moment.
  mutating func close(_ screen: ScreenID, because cause: NavigationCause) -> [FlowAction] {
    guard let index = shown.lastIndex(where: { $0.id == screen }) else { return [] }
    if shown[index].isDialog { return [.remove(screen, because: cause)] }
    let gone = shown[index...].map(\.id)
    // It is already off screen, regardless of the current step.
    if isUnderway { show(Array(shown[..<index])) }
    let closed = Set(gone)
    var cut: Set<PathID> = []
    // In each path, the lowest of them is closed with all screens above it.
    return gone.compactMap { screen in
      guard cut.insert(screen.path).inserted, !isIn(closed, screen.path) else { return nil }
      return .close(screen, because: cause)
    }
  }

  /// The user has gone back to some of the pushes on a root.
  ///
  /// Screens that were opened meanwhile, for example by the uncovered screen, stay open.
  mutating func keep(_ left: [ScreenID], on base: SegmentBase) -> [FlowAction] {
    let pushes = shown[pushes(on: base)].map(\.id)
    let kept = zip(pushes, left).prefix { $0 == $1 }.count
    let new = left.dropFirst(kept)
    if !new.isEmpty, pushes.suffix(new.count).elementsEqual(new) {
      let gone = pushes.dropFirst(kept).dropLast(new.count)
      return gone.reversed().map { .remove($0, because: .back) }
    }
    return pushes.dropFirst(kept).first.map { close($0, because: .back) } ?? []
  }

  /// Whether a path is shown in one of these screens, directly or not.
  private func isIn(_ screens: Set<ScreenID>, _ path: PathID) -> Bool {
    guard let path = paths[path] else { return false }
    if let place = path.place { return screens.contains(place) || isIn(screens, place.path) }
    return path.parent.map { isIn(screens, $0) } ?? false
  }
}
