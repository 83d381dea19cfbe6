// SPDX-License-Identifier: MIT

/// A button that begins to rename what is around it, by the action of `renameAction`.
///
/// It is disabled where there is no such action.
///
/// ```swift
/// struct TripRow: View {
///   @Binding var title: String
///   @FocusState private var isRenaming: Bool
///
///   var body: some View {
///     TextField("Title", text: $title)
///       .focused($isRenaming)
///       .contextMenu { RenameButton() }
///       .renameAction($isRenaming)
///   }
/// }
/// ```
nonisolated public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a rename button.
  public init() {}

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension EnvironmentValues {
  /// The action that begins to rename the nearest view with one.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// An action that begins to rename something.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

nonisolated private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension View {
  /// Sets the action of a ``RenameButton``.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets a ``RenameButton`` focus the field with the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
