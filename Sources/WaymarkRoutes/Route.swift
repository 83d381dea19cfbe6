// SPDX-License-Identifier: MIT

/// One open screen and its presentation style.
///
/// A path is an array of routes, without the root screen. On platforms without covers (macOS), a
/// cover is shown as a sheet.
public enum Route<Screen> {
  /// A screen pushed on the navigation stack from which it was opened.
  case push(Screen)

  /// A screen that slides up over the one below.
  ///
  /// - Parameter withNavigation: Whether the sheet has its own navigation stack, so that more
  ///   screens can be pushed in it.
  case sheet(Screen, withNavigation: Bool)

  /// A screen that covers everything below it.
  ///
  /// - Parameter withNavigation: Whether the cover has its own navigation stack, so that more
  ///   screens can be pushed in it.
  case cover(Screen, withNavigation: Bool)
}

extension Route: RouteProtocol {
  /// Creates a route that shows a screen in a style.
  public init(screen: Screen, style: RouteStyle) {
    switch style {
    case .push: self = .push(screen)
    case .sheet(let withNavigation): self = .sheet(screen, withNavigation: withNavigation)
    case .cover(let withNavigation): self = .cover(screen, withNavigation: withNavigation)
    }
  }

  /// The screen's value.
  ///
  /// Setting it keeps the style.
  public var screen: Screen {
    get {
      switch self {
      case .push(let screen), .sheet(let screen, _), .cover(let screen, _): screen
      }
    }
    set { self = Route(screen: newValue, style: style) }
  }

  /// The presentation style of the screen.
  public var style: RouteStyle {
    switch self {
    case .push: .push
    case .sheet(_, let withNavigation): .sheet(withNavigation: withNavigation)
    case .cover(_, let withNavigation): .cover(withNavigation: withNavigation)
    }
  }

  /// Whether the screen is presented with its own navigation stack; false for a push.
  public var withNavigation: Bool {
    switch self {
    case .push: false
    case .sheet(_, let withNavigation), .cover(_, let withNavigation): withNavigation
    }
  }

  /// Whether the screen is a sheet or a cover.
  public var isPresented: Bool {
    switch self {
    case .push: false
    case .sheet, .cover: true
    }
  }

  /// Returns a route with the same style and a transformed screen.
  public func map<NewScreen, Failure: Error>(
    _ transform: (Screen) throws(Failure) -> NewScreen
  ) throws(Failure) -> Route<NewScreen> {
    Route<NewScreen>(screen: try transform(screen), style: style)
  }
}

extension Route: Equatable where Screen: Equatable {
  /// Whether both have the same style and the same screen.
  ///
  /// Two type-erased screens are the same only if their types are: 1 is not 1.0.
  public static func == (one: Route, other: Route) -> Bool {
    one.style == other.style && isSameScreen(one.screen, other.screen)
  }
}

extension Route: Hashable where Screen: Hashable {}
extension Route: Encodable where Screen: Encodable {}
extension Route: Decodable where Screen: Decodable {}
extension Route: Sendable where Screen: Sendable {}

/// Whether two values are the same screen: equal and, if they are type-erased, of the same type.
///
/// `AnyHashable` alone considers the `Int` 1 equal to the `Double` 1.0, and `[1]` to `[1.0]`.
/// Objects of different classes may be equal, as determined by their `==`.
package func isSameScreen<Screen: Equatable>(_ one: Screen, _ other: Screen) -> Bool {
  guard one == other else { return false }
  guard Screen.self == AnyHashable.self,
    let one = one as? AnyHashable, let other = other as? AnyHashable
  else { return true }
  let types: (Any.Type, Any.Type) = (type(of: one.base), type(of: other.base))
  return types.0 == types.1 || (types.0 is AnyObject.Type && types.1 is AnyObject.Type)
}
