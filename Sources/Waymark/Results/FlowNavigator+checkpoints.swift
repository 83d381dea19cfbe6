// SPDX-License-Identifier: MIT

public import WaymarkRoutes

extension FlowNavigator {
  /// Marks the topmost screen of the path, or its root, as a place to return to.
  ///
  /// A name marks one screen, the most recent. The mark ends with its screen and with the flow
  /// stack, and is not saved with the path. To keep it, save ``checkpoints``, or declare the name
  /// in the screen's value, with `CheckpointScreen`.
  public func setCheckpoint(_ checkpoint: Checkpoint) {
    guard let flow else { return }
    flow.sync()
    let top = flow.store.state.paths[flow.id]?.screens.last?.id
    flow.makeResults().checkpoints[checkpoint] = .some(top)
  }

  /// The indices of the screens that ``setCheckpoint(_:)`` has marked; -1 is the root.
  ///
  /// Setting it marks only the screens at these indices; indices without an open screen are
  /// ignored.
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

  /// Closes all screens above a checkpoint: the topmost screen that ``setCheckpoint(_:)`` has
  /// marked, or whose value declares it.
  ///
  /// - Returns: False if no such screen is open, which is reported; no screen is closed.
  @discardableResult
  public func returnTo(
    _ checkpoint: Checkpoint, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    guard let index = index(of: checkpoint) else { return false }
    goBackTo(index: index, fileID: fileID, line: line)
    return true
  }

  /// Closes all screens above a checkpoint, and passes a value to the screen there; see
  /// `returnTo(_:)` and `goBackTo(index:with:)`.
  ///
  /// - Returns: False if no such screen is open, which is reported; no screen is closed.
  @discardableResult
  public func returnTo<Result>(
    _ checkpoint: Checkpoint, with result: Result, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    guard let index = index(of: checkpoint) else { return false }
    goBackTo(index: index, with: result, fileID: fileID, line: line)
    return true
  }

  /// Returns the index of a checkpoint; reports a missing one.
  private func index(of checkpoint: Checkpoint) -> Int? {
    let found = [checkpoints[checkpoint], routes.index(of: checkpoint)].compactMap(\.self).max()
    if found == nil { reportUnknown(checkpoint) }
    return found
  }
}
