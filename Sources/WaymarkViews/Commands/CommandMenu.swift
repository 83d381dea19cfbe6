// SPDX-License-Identifier: MIT

/// A named menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let name: String
  private let content: Content

  /// Creates a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = nameKey.text
    self.content = content()
  }

  /// Creates a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name.content
    self.content = content()
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    name = String(localized: nameResource)
    self.content = content()
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = String(name)
    self.content = content()
  }

  /// The commands.
  @MainActor public var body: some Commands { ShownCommands { Section(name) { content } } }
}

/// Commands in one of the system's menus.
///
/// There are no system commands, so a group that replaces commands equals one that is placed before
/// or after them: its content appears under the name of the menu.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Creates commands before a group.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Creates commands after a group.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Creates commands that replace a group.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// The commands.
  @MainActor public var body: some Commands {
    ShownCommands {
      if Content.self != EmptyView.self { Section(placement.menu) { content } }
    }
  }
}

/// A placement among the system's commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The name of the menu.
  let menu: String
  private let group: String

  private init(_ menu: String, _ group: String) {
    self.menu = menu
    self.group = group
  }

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement("App", "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement("App", "appSettings")
  /// System services.
  public static let systemServices = CommandGroupPlacement("App", "systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement("App", "appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement("App", "appTermination")
  /// Creating and opening documents.
  public static let newItem = CommandGroupPlacement("File", "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement("File", "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement("File", "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("File", "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement("Edit", "undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement("Edit", "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement("Edit", "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement("Format", "textFormatting")
  /// Customising the toolbar.
  public static let toolbar = CommandGroupPlacement("View", "toolbar")
  /// Showing and hiding the sidebar.
  public static let sidebar = CommandGroupPlacement("View", "sidebar")
  /// Changing the size of windows.
  public static let windowSize = CommandGroupPlacement("Window", "windowSize")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement("Window", "windowArrangement")
  /// The open windows.
  public static let windowList = CommandGroupPlacement("Window", "windowList")
  /// Showing windows that exist once.
  public static let singleWindowList = CommandGroupPlacement("Window", "singleWindowList")
  /// Help.
  public static let help = CommandGroupPlacement("Help", "help")
}

/// Commands for a sidebar, of which there are none: a split view has its own button for it.
nonisolated public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// An empty set of commands.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for editing text, of which there are none: hosts have their own.
nonisolated public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// An empty set of commands.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for formatting text, of which there are none: editable text has no styles.
nonisolated public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// An empty set of commands.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for a toolbar, of which there are none: toolbars cannot be customised.
nonisolated public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// An empty set of commands.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}
