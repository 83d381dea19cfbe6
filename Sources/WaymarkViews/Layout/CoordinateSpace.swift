// SPDX-License-Identifier: MIT

import WaymarkRender

/// What places are counted from.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view around that has a name.
  case named(AnyHashable)

  /// Whether it is the window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that says what places are counted from.
public protocol CoordinateSpaceProtocol {
  /// What it says.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view itself.
  public init() {}
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window.
  public init() {}
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: ElementFrame] { [:] }
}

extension EnvironmentValues {
  /// Where the views around are that have names.
  var coordinateSpaces: [AnyHashable: ElementFrame] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

extension View {
  /// Gives the view a name, from which views in it can count places.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    NamedSpace(name: AnyHashable(name), content: self)
  }

  /// Gives the view a name, from which views in it can count places.
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
