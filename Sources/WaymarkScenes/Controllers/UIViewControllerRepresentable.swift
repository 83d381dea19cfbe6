// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A view that wraps a view controller.
///
/// Like SwiftUI's protocol, on every host. The enclosing hosting controller, if there is one, is
/// the parent of the controller. `updateUIViewController` runs when the value, its dynamic
/// properties, or values that it has read change.
///
/// ```swift
/// struct TrailScreen: UIViewControllerRepresentable {
///   let name: String
///
///   func makeUIViewController(context: Context) -> TrailController { TrailController() }
///
///   func updateUIViewController(_ controller: TrailController, context: Context) {
///     controller.name = name
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator; `Void` by default.
  associatedtype Coordinator = Void
  /// The context in which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller; called once for each place of the view.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller; called after its creation and after each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Called when the view was removed, after the controller has disappeared.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator; called once, before the controller is created.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Has no effect.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The view of the controller.
  public var body: _RepresentedController<Self> { _RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context in which a representable's controller is created and updated.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current change.
  public let transaction: Transaction
  /// The environment of the view; reading a value observes it.
  public let environment: EnvironmentValues
}
