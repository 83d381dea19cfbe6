// SPDX-License-Identifier: MIT

/// The content of a screen's bar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the items as views.
  ///
  /// Only the runtime's own types override the default, which uses the body.
  @MainActor static func _parts(_ content: Self) -> _ToolbarParts
}

/// What the content of a bar shows, and where.
public struct _ToolbarParts {
  /// The items of the bar.
  var items: AnyView?
  /// The content of the menu at the end of the bar.
  var secondary: AnyView?
}

extension ToolbarContent {
  @MainActor
  public static func _parts(_ content: Self) -> _ToolbarParts { Body._parts(content.body) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the runtime handles this content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  @MainActor public static func _parts(_ content: Never) -> _ToolbarParts {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor
  public static func _parts(_ content: Self) -> _ToolbarParts {
    content.map { Wrapped._parts($0) } ?? _ToolbarParts()
  }
}
