// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A view whose content depends on its size.
///
/// It takes all available space and aligns its content at the top leading corner. The size is the
/// one that the host has reported; before that, and always in headless tests, it is the window's
/// size.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Returns the content for the geometry of the view.
  public var content: (GeometryProxy) -> Content

  @State private var frame: ElementFrame?
  @State private var usesAnchors = false
  @Environment(\.windowFrame) private var window
  @Environment(\.coordinateSpaces) private var spaces

  /// Creates a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let isWaiting = frame == nil
    let proxy = GeometryProxy(
      own: frame ?? window, spaces: spaces, usesAnchors: isWaiting ? $usesAnchors : nil)
    // Otherwise a page would first show what anchors place, such as an indicator, somewhere else.
    let opacity: PropertyValue? = isWaiting && usesAnchors ? .number(0) : nil
    ElementView(.geometry, [(.opacity, opacity)], content: content(proxy)) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
  }
}

/// The size and position of a view.
public struct GeometryProxy {
  let own: ElementFrame
  let spaces: [AnyHashable: ElementFrame]
  /// Receives whether the content of a reader that is not measured yet resolves anchors; nil for
  /// other proxies.
  var usesAnchors: Binding<Bool>?

  /// The size of the view in points.
  public var size: CGSize { CGSize(width: own.width, height: own.height) }

  /// The safe area insets, which are zero because hosts exclude the space of bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// The global space is that of the window. Hosts report frames when sizes change and after
  /// scrolling. An unknown name refers to the global space.
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

  /// Returns the frame of the view in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of the named coordinate space of an enclosing view, relative to this view;
  /// nil if the name is unknown.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = spaces[coordinateSpace.name] else { return nil }
    return CGRect(
      x: space.x - own.x, y: space.y - own.y, width: space.width, height: space.height)
  }

  /// Resolves an anchor in the coordinate space of the view.
  ///
  /// The body that resolves it is evaluated again when the frame of the anchor's view changes, which
  /// hosts report as for ``frame(in:)``. Until the first report, and always in headless tests, that
  /// frame is the one of this view, and content that a ``GeometryReader`` creates with an anchor is
  /// transparent until the reader itself is measured. After its view has been removed, an anchor
  /// keeps the last frame (D35).
  public subscript<T>(anchor: Anchor<T>) -> T {
    usesAnchors?.wrappedValue = true
    let frame = anchor.place.frame ?? own
    return anchor.source.resolve(
      CGRect(
        x: frame.x - own.x, y: frame.y - own.y, width: frame.width, height: frame.height))
  }
}
