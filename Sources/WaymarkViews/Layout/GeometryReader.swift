// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A view that knows its size, and hands it to what it shows.
///
/// It takes all the room it is offered and lays its content at its top leading corner. Hosts lay
/// out, so the size is the one that the host has reported; until then, and headless always, it is
/// the window's.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes what is shown, for a size.
  public var content: (GeometryProxy) -> Content

  @State private var frame: ElementFrame?
  @Environment(\.windowFrame) private var window
  @Environment(\.coordinateSpaces) private var spaces

  /// A view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// What it consists of.
  @MainActor public var body: some View {
    let proxy = GeometryProxy(own: frame ?? window, spaces: spaces)
    ElementView(.geometry, content: content(proxy)) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
  }
}

/// The size of a view and where it is.
public struct GeometryProxy {
  let own: ElementFrame
  let spaces: [AnyHashable: ElementFrame]

  /// Points in both directions.
  public var size: CGSize { CGSize(width: own.width, height: own.height) }

  /// What is taken by bars on the sides: nothing, since hosts leave that room out.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the view is in a space.
  ///
  /// The global space is the window's; hosts report places when sizes change and when scrolling
  /// has come to rest. A name that no view around has is taken for the global space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin: CGPoint
    switch coordinateSpace {
    case .local: origin = .zero
    case .global: origin = CGPoint(x: own.x, y: own.y)
    case .named(let name):
      let space = spaces[name] ?? ElementFrame(width: 0, height: 0)
      origin = CGPoint(x: own.x - space.x, y: own.y - space.y)
    }
    return CGRect(origin: origin, size: size)
  }

  /// Where the view is in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space that a view around has named, from this view's corner; nil where none
  /// has.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = spaces[coordinateSpace.name] else { return nil }
    return CGRect(
      x: space.x - own.x, y: space.y - own.y, width: space.width, height: space.height)
  }
}
