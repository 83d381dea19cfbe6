// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A place in a view, which another view converts to its own coordinate space.
///
/// Like SwiftUI's `Anchor`. ``View/anchorPreference(key:value:transform:)`` creates anchors, and a
/// ``GeometryProxy`` resolves them. Anchors are equal if they refer to the same place in the same
/// view, wherever that is now.
public struct Anchor<Value> {
  let place: AnchorPlace
  let source: Source

  init(_ source: Source, in place: AnchorPlace) {
    self.source = source
    self.place = place
  }

  /// What an anchor refers to in its view: a rectangle, a point, or several of them.
  public struct Source {
    /// What is compared, because closures are not comparable.
    fileprivate let form: AnchorForm
    /// Returns the value in the space in which the view has a frame.
    let resolve: @Sendable (_ frame: CGRect) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.place === b.place && a.source == b.source
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source)
  }
}

extension Anchor.Source: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.form == b.form }
}

extension Anchor.Source: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(form: .bounds) { $0 } }

  /// A rectangle in the coordinate space of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self(form: .rect(r)) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinate space of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(form: .point(p)) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point relative to the size of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(form: .unitPoint(p)) {
      CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y)
    }
  }

  /// The corner at the top and the leading edge.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The centre of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner at the top and the trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The centre of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The centre of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner at the bottom and the leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The centre of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner at the bottom and the trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates the source of several values in one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let parts = array.map(\.resolve)
    self.init(form: .several(array.map(\.form))) { frame in parts.map { $0(frame) } }
  }

  /// Creates the source of a value that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    guard let anchor else {
      self.init(form: .several([])) { _ in nil }
      return
    }
    self.init(form: anchor.form) { [resolve = anchor.resolve] in resolve($0) }
  }
}

/// What sources are compared by.
nonisolated private enum AnchorForm: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case several([AnchorForm])
}
