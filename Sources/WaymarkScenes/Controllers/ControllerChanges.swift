// SPDX-License-Identifier: MIT

import WaymarkViews

/// Notifies views of a controller's changes, without retaining the controller.
@MainActor
final class ControllerChanges: ObservableObject, Identifiable {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

extension ControllerChanges: Hashable {
  nonisolated static func == (a: ControllerChanges, b: ControllerChanges) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
