// SPDX-License-Identifier: MIT

/// Whether the rows of a list are deleted and moved.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// They are for a while, as when one is swiped.
  case transient
  /// They are.
  case active

  /// Whether they are, for a while or not.
  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the lists of this place are edited.
  ///
  /// Each screen, sheet and window has a mode of its own, which ``EditButton`` changes; another one
  /// can be set in its place.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of a screen, a sheet or a window.
// Proof: it is touched on the main thread only: bindings are used there.
final class EditModeSource: @unchecked Sendable {
  private var mode = EditMode.inactive
  private weak var box: EnvironmentBox<Binding<EditMode>?>?

  /// Gives a place a mode of its own.
  static func begin(in scope: EnvironmentScope) {
    let source = EditModeSource()
    let box = EnvironmentBox<Binding<EditMode>?>(source.binding)
    source.box = box
    scope.set([ObjectIdentifier(EditModeKey.self): box])
  }

  private var binding: Binding<EditMode> {
    Binding(location: ClosureLocation(get: { self.mode }, set: { mode, _ in self.take(mode) }))
  }

  private func take(_ new: EditMode) {
    guard new != mode else { return }
    mode = new
    // Those who read the binding are told, even where an app has bindings be equal by their values.
    MainThread.now { box?.put(binding) }
  }
}

/// A button that begins and ends the editing of the lists on its screen.
///
/// Like SwiftUI's `EditButton`: it says Edit, or Done.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// A button for the edit mode of its place.
  public init() {}

  /// What it consists of.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { [mode] in
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
