// SPDX-License-Identifier: MIT

extension Driver {
  private struct Use {
    weak var driver: Driver?
    let task: Int?
  }

  /// The drivers in use with their tasks, the most recently used last.
  ///
  /// Tests run in parallel in one process, each in its own task.
  private static var uses: [Use] = []

  package func recordUse() {
    Self.uses.removeAll { $0.driver == nil || $0.driver === self }
    Self.uses.append(Use(driver: self, task: Self.currentTask))
  }

  /// The driver of the app in front: of those that are running, the one that this task used last.
  package static var front: Driver? {
    // The drivers of other tasks belong to other tests.
    let task = currentTask
    return uses.last { $0.task == task && $0.driver?.isRunning == true }?.driver
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
