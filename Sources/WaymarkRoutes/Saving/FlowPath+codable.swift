// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics

extension FlowPath {
  /// Registers a type of screens, so that encoded paths with this type can be decoded.
  ///
  /// Only types that the app has registered can be decoded, with this method or with a
  /// `flowDestination(for:)` that has been on screen. Call it early for types of screens that are
  /// declared on other screens, and for subclasses of a destination's class. A registration is
  /// permanent for the process; repeating it has no effect.
  public static func register<Screen: Hashable & Codable>(_ type: Screen.Type) {
    name(type)
  }

  /// Registers a type with a destination.
  ///
  /// - Returns: Whether the type is new, so that paths on screen must be resolved again; false for
  ///   a type that cannot be decoded.
  @discardableResult
  package static func name(_ type: any Any.Type) -> Bool { NamedScreens.shared.add(type) }

  /// The encodable form of the path; nil if one of its screens is not `Codable`.
  ///
  /// That screen's type is reported. The screen of a `flowDestination(isPresented:)` or `(item:)`
  /// is not in a path, so it is not encoded.
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

  /// Creates a path from its encodable form.
  ///
  /// Screens of registered types are decoded. Others remain ``EncodedScreen``s, and so do those
  /// whose JSON is not of their type.
  public init(_ codable: CodableRepresentation) {
    self.init(codable.routes)
    resolve()
  }

  /// Decodes the screens whose types have been registered since the path was decoded.
  ///
  /// A `FlowStack` does this automatically.
  public mutating func resolve() {
    for index in routes.indices {
      guard routes[index].screen.base is EncodedScreen else { continue }
      routes[index].screen = FlowPath.resolved(routes[index].screen)
    }
  }

  /// Returns the screen to show: the screen itself, or the decoded screen if it is an
  /// ``EncodedScreen`` with a registered type.
  package static func resolved(_ screen: AnyHashable) -> AnyHashable {
    guard let encoded = screen.base as? EncodedScreen else { return screen }
    return encoded.decoded() ?? screen
  }
}

extension FlowPath {
  /// The encodable form of a path.
  ///
  /// The encoding is one flat list that contains, for each route, its style, the name of its
  /// screen's type and the screen's JSON as a string, with the top screen first. This is
  /// FlowStacks' format, and paths encoded by FlowStacks can be decoded. Only the type names
  /// differ: FlowStacks writes mangled names, which contain an address for private types, so that
  /// these could not be decoded after a relaunch.
  ///
  /// Two values are equal if their paths are: screens by their values, and undecoded screens by the
  /// names of their types and their JSON.
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
  /// Decodes a path with any type names; none of the types is looked up.
  ///
  /// - Throws: `DecodingError` if it is not a list of styles, each followed by two strings.
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

  /// Encodes the path; an undecoded screen is written unchanged.
  ///
  /// - Throws: Errors that the screens throw when they are encoded.
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
