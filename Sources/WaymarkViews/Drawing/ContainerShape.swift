// SPDX-License-Identifier: MIT

public import Foundation

/// The form that ``View/containerShape(_:)`` of a view around has set; a rectangle without one.
///
/// It is as large as its own room, however far in the container that is.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The form, as large as its room.
  public init() {}
  /// A rectangle: the outline outside of a view, which has no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// How hosts draw it outside of a view.
  public var _form: _ShapeForm { _ShapeForm(word: "rectangle") }
  /// The container's shape.
  public func _placed(in container: AnyShape) -> any Shape { container }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape { AnyShape(Rectangle()) }
}

extension EnvironmentValues {
  var containerShapeValue: AnyShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the form of the ``ContainerRelativeShape``s in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    let shape = AnyShape(shape)
    return transformEnvironment(\.containerShapeValue) { $0 = shape }
  }
}
