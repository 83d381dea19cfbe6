// SPDX-License-Identifier: MIT

public import WaymarkRoutes

extension FlowNavigator {
  /// Marks the topmost screen of the path, or its root, as a place to return to.
  ///
  /// A name marks one screen: the last. The mark ends with its screen and with the flow stack, and is
  /// not saved with the path; to keep it, save ``checkpoints``, or let the screen's value name it, as
  /// a `CheckpointScreen`.
  public func setCheckpoint(_ checkpoint: Checkpoint) {
    guard let flow else { return }
    flow.sync()
    let top = flow.store.state.paths[flow.id]?.screens.last?.id
    flow.makeResults().checkpoints[checkpoint] = .some(top)
  }

  /// The indices of the screens that are marked by ``setCheckpoint(_:)``; -1 is the root.
  ///
  /// Setting it marks the screens at the indices, and no others; indices that no open screen has are
  /// left out.
  public var checkpoints: [Checkpoint: Int] {
    get {
      guard let flow, let results = flow.results else { return [:] }
      flow.sync()
      return results.checkpoints.compactMapValues { screen in
        guard let screen else { return -1 }
        return flow.store.state.index(of: screen)
      }
    }
    set {
      guard let flow else { return }
      flow.sync()
      let screens = flow.store.state.paths[flow.id]?.screens ?? []
      flow.makeResults().checkpoints = newValue.filter { (-1..<screens.count).contains($0.value) }
        .mapValues { $0 < 0 ? nil : screens[$0].id }
    }
  }

  /// Closes all screens above a checkpoint: the screen that is marked by ``setCheckpoint(_:)``, or
  /// whose value names it; the topmost of them.
  ///
  /// - Returns: False when no such screen is open, which is reported; nothing is closed.
  @discardableResult
  public func returnTo(
    _ checkpoint: Checkpoint, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    guard let index = index(of: checkpoint) else { return false }
    goBackTo(index: index, fileID: fileID, line: line)
    return true
  }

  /// Closes all screens above a checkpoint, and hands a value to the screen there; see
  /// `returnTo(_:)` and `goBackTo(index:with:)`.
  ///
  /// - Returns: False when no such screen is open, which is reported; nothing is closed.
  @discardableResult
  public func returnTo<Result>(
    _ checkpoint: Checkpoint, with result: Result, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    guard let index = index(of: checkpoint) else { return false }
    goBackTo(index: index, with: result, fileID: fileID, line: line)
    return true
  }

  /// The index of a checkpoint; reports if there is none.
  private func index(of checkpoint: Checkpoint) -> Int? {
    let found = [checkpoints[checkpoint], routes.index(of: checkpoint)].compactMap(\.self).max()
    if found == nil { reportUnknown(checkpoint) }
    return found
  }
}
