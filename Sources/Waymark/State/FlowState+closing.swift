// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// A person closes a screen that is shown, and all above it, in whichever path they are.
  ///
  /// The path of a flow that goes with a screen stays as it is: its owner may show it again. An
  /// alert goes alone, since what its buttons open is above it for a moment.
  mutating func close(_ screen: ScreenID, because cause: NavigationCause) -> [FlowAction] {
    guard let index = shown.lastIndex(where: { $0.id == screen }) else { return [] }
    if shown[index].isDialog { return [.remove(screen, because: cause)] }
    let gone = shown[index...].map(\.id)
    // The person has closed it: it is not shown any more, whatever else is underway.
    if isUnderway { show(Array(shown[..<index])) }
    let closed = Set(gone)
    var cut: Set<PathID> = []
    // Of each path the lowest goes, and with it what is above in that path.
    return gone.compactMap { screen in
      guard cut.insert(screen.path).inserted, !isIn(closed, screen.path) else { return nil }
      return .close(screen, because: cause)
    }
  }

  /// A person has gone back, which leaves some of the pushes on a root.
  ///
  /// What was opened meanwhile, as by the screen that appeared, stays.
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
