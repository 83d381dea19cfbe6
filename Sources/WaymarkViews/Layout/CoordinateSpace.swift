// SPDX-License-Identifier: MIT

import WaymarkRender

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view.
  case local
  /// The named coordinate space of an enclosing view.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the coordinate space of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The represented coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The named coordinate space of an enclosing view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the window.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: ElementFrame] { [:] }
}

extension EnvironmentValues {
  /// The frames of enclosing views with a named coordinate space.
  var coordinateSpaces: [AnyHashable: ElementFrame] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

extension View {
  /// Names the view's coordinate space, which its descendants can refer to.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    NamedSpace(name: AnyHashable(name), content: self)
  }

  /// Names the view's coordinate space, which its descendants can refer to.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpace(name: name.name, content: self)
  }
}

nonisolated private struct NamedSpace<Content: View>: View {
  let name: AnyHashable
  let content: Content
  @Environment(\.coordinateSpaces) private var outer
  @Environment(\.windowFrame) private var window

  @MainActor var body: some View {
    MeasuredView { frame in
      content.environment(
        \.coordinateSpaces, outer.merging([name: frame ?? window]) { $1 })
    }
  }
}
