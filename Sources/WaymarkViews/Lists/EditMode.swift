// SPDX-License-Identifier: MIT

/// Whether the rows of a list can be deleted and moved.
public enum EditMode: Hashable, Sendable {
  /// The rows are not being edited.
  case inactive
  /// The rows are temporarily being edited, for example during a swipe.
  case transient
  /// The rows are being edited.
  case active

  /// Whether the rows are being edited, temporarily or not.
  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the lists in this view.
  ///
  /// Each screen, sheet and window has its own mode, which ``EditButton`` changes; views can set
  /// another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of a screen, a sheet or a window.
// Proof: accessed only on the main thread, where bindings are used.
final class EditModeSource: @unchecked Sendable {
  private var mode = EditMode.inactive
  private weak var box: EnvironmentBox<Binding<EditMode>?>?

  /// Sets a separate edit mode in a scope.
  static func begin(in scope: EnvironmentScope) {
    let source = EditModeSource()
    let box = EnvironmentBox<Binding<EditMode>?>(source.binding)
    source.box = box
    scope.set([ObjectIdentifier(EditModeKey.self): box])
  }

  private var binding: Binding<EditMode> {
    Binding(
      location: ClosureLocation(get: { self.mode }, set: { mode, _ in self.change(to: mode) }))
  }

  private func change(to new: EditMode) {
    guard new != mode else { return }
    mode = new
    // Notifies readers of the binding even if an app makes bindings equatable by their values.
    MainThread.now { box?.put(binding) }
  }
}

/// A button that toggles the edit mode of the lists on its screen.
///
/// Like SwiftUI's `EditButton`, its title is Edit or Done.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button for the edit mode of its context.
  public init() {}

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { [mode] in
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
