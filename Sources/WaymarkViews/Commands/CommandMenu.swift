// SPDX-License-Identifier: MIT

/// A menu of commands with a name.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let name: String
  private let content: Content

  /// A menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = nameKey.text
    self.content = content()
  }

  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name.content
    self.content = content()
  }

  /// A menu with a name.
  @_disfavoredOverload
  public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    name = String(localized: nameResource)
    self.content = content()
  }

  /// A menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = String(name)
    self.content = content()
  }

  /// What it consists of.
  @MainActor public var body: some Commands { ShownCommands { Section(name) { content } } }
}

/// Commands in one of the system's menus.
///
/// There are no commands of a system's own, so that a group that replaces some and one that comes
/// before or after them are the same: what it holds, under the name of its menu.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Commands before those of a place.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Commands after those of a place.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Commands in the place of others.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// What it consists of.
  @MainActor public var body: some Commands {
    ShownCommands {
      if Content.self != EmptyView.self { Section(placement.menu) { content } }
    }
  }
}

/// A place among the system's commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The name of the menu.
  let menu: String
  private let group: String

  private init(_ menu: String, _ group: String) {
    self.menu = menu
    self.group = group
  }

  /// About the app.
  public static let appInfo = CommandGroupPlacement("App", "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement("App", "appSettings")
  /// What the system offers.
  public static let systemServices = CommandGroupPlacement("App", "systemServices")
  /// To hide and to show the app.
  public static let appVisibility = CommandGroupPlacement("App", "appVisibility")
  /// To end the app.
  public static let appTermination = CommandGroupPlacement("App", "appTermination")
  /// To make and to open documents.
  public static let newItem = CommandGroupPlacement("File", "newItem")
  /// To save documents.
  public static let saveItem = CommandGroupPlacement("File", "saveItem")
  /// To import and to export.
  public static let importExport = CommandGroupPlacement("File", "importExport")
  /// To print.
  public static let printItem = CommandGroupPlacement("File", "printItem")
  /// To undo and to redo.
  public static let undoRedo = CommandGroupPlacement("Edit", "undoRedo")
  /// To copy and to paste.
  public static let pasteboard = CommandGroupPlacement("Edit", "pasteboard")
  /// To edit text.
  public static let textEditing = CommandGroupPlacement("Edit", "textEditing")
  /// To style text.
  public static let textFormatting = CommandGroupPlacement("Format", "textFormatting")
  /// To change the bar of buttons.
  public static let toolbar = CommandGroupPlacement("View", "toolbar")
  /// To show and to hide the sidebar.
  public static let sidebar = CommandGroupPlacement("View", "sidebar")
  /// To change the size of windows.
  public static let windowSize = CommandGroupPlacement("Window", "windowSize")
  /// To arrange windows.
  public static let windowArrangement = CommandGroupPlacement("Window", "windowArrangement")
  /// The open windows.
  public static let windowList = CommandGroupPlacement("Window", "windowList")
  /// To show windows there is one of.
  public static let singleWindowList = CommandGroupPlacement("Window", "singleWindowList")
  /// Help.
  public static let help = CommandGroupPlacement("Help", "help")
}

/// Commands for a sidebar; none here, a split view has a button of its own for it.
nonisolated public struct SidebarCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for text that is edited; none here, hosts have their own.
nonisolated public struct TextEditingCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for the style of text; none here, text that is edited has no styles.
nonisolated public struct TextFormattingCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for a bar of buttons; none here, nobody can change one.
nonisolated public struct ToolbarCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}
