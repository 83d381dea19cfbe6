// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics

extension FlowPath {
  /// Names a type of screens, so that paths that were written may be read with them.
  ///
  /// What is read can only become values of types that the app has named: by this, or by a
  /// `flowDestination(for:)` that has been on screen. Call it early for the types of screens that
  /// are declared deeper down, and for the subclasses of a class that a destination is for. A type
  /// stays named for the life of the process; naming it again does nothing.
  public static func register<Screen: Hashable & Codable>(_ type: Screen.Type) {
    name(type)
  }

  /// Names a type that has a destination.
  ///
  /// - Returns: Whether that is new, so that paths on screen have to be resolved again; false for
  ///   a type that cannot be decoded.
  @discardableResult
  package static func name(_ type: any Any.Type) -> Bool { NamedScreens.shared.add(type) }

  /// The path in a form that can be written; nil if one of its screens is not `Codable`.
  ///
  /// Which one it was is reported. The screen of a `flowDestination(isPresented:)` or `(item:)`
  /// is in no path, so it is not written.
  public var codable: CodableRepresentation? {
    let strange = routes.first { route in
      !(route.screen.base is EncodedScreen || route.screen.base is any Codable)
    }
    guard let strange else { return CodableRepresentation(routes: routes) }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        Cannot create CodableRepresentation of flow path, because its screen of type \
        “\(type(of: strange.screen.base))” is not Codable.
        """,
        severity: .warning))
    return nil
  }

  /// Makes a path that was written earlier.
  ///
  /// Screens of types that are named become what they were. The others stay ``EncodedScreen``s,
  /// and so do those whose JSON is not of their type.
  public init(_ codable: CodableRepresentation) {
    self.init(codable.routes)
    resolve()
  }

  /// Makes the screens whose types have been named since the path was read.
  ///
  /// A `FlowStack` does this by itself.
  public mutating func resolve() {
    for index in routes.indices {
      guard routes[index].screen.base is EncodedScreen else { continue }
      routes[index].screen = FlowPath.resolved(routes[index].screen)
    }
  }

  /// A screen as it is to be shown: itself, unless it is an ``EncodedScreen`` whose type is named.
  package static func resolved(_ screen: AnyHashable) -> AnyHashable {
    guard let encoded = screen.base as? EncodedScreen else { return screen }
    return encoded.decoded() ?? screen
  }
}

extension FlowPath {
  /// A path in a form that can be written.
  ///
  /// What is written is one flat list: for each route its style, the name of its screen's type and
  /// the screen's JSON, as text; the top screen first. That is FlowStacks' form, and what FlowStacks
  /// wrote is read. Only the types' names differ: FlowStacks writes mangled ones, which hold an
  /// address for private types, so that these could not be read by the next run of the app.
  ///
  /// Two are equal when their paths are: screens by their values, those that are not decoded yet by
  /// the names of their types and their JSON.
  public struct CodableRepresentation {
    let routes: [Route<AnyHashable>]
  }
}

extension FlowPath.CodableRepresentation: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.routes.elementsEqual(other.routes) { one, other in
      one.style == other.style && isSameWritten(one.screen, other.screen)
    }
  }
}

extension FlowPath.CodableRepresentation: Codable {
  /// Reads a path, whatever types it names; none of them is looked up.
  ///
  /// - Throws: `DecodingError` when it is not a list of styles, each with two texts after it.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var routes: [Route<AnyHashable>] = []
    while !list.isAtEnd {
      let style = try list.decode(RouteStyle.self)
      let name = try list.decode(String.self)
      let screen = EncodedScreen(typeName: name, json: try list.decode(String.self))
      routes.append(Route(screen: AnyHashable(screen), style: style))
    }
    self.routes = routes.reversed()
  }

  /// Writes the path; a screen that was not decoded is written as it was read.
  ///
  /// - Throws: What the screens throw when they are encoded.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    let screens = screenEncoder()
    for route in routes.reversed() {
      let screen = try EncodedScreen(route.screen, by: screens)
      try list.encode(route.style)
      try list.encode(screen.typeName)
      try list.encode(screen.json)
    }
  }
}

private func isSameWritten(_ one: AnyHashable, _ other: AnyHashable) -> Bool {
  switch (one.base as? EncodedScreen, other.base as? EncodedScreen) {
  case (let encoded?, nil): encoded.isWritten(for: other)
  case (nil, let encoded?): encoded.isWritten(for: one)
  default: isSameScreen(one, other)
  }
}
