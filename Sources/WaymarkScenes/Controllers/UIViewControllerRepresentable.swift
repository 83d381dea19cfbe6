// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A view controller as a view.
///
/// Like SwiftUI's protocol, on every host: the controller shows what it shows in a window. Its
/// parent is the hosting controller around, if there is one. `updateUIViewController` runs when the
/// value or what its dynamic properties read has changed, and when what it has read itself has.
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
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what passes the controller's news on; nothing unless a type is given.
  associatedtype Coordinator = Void
  /// What is known where the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once for each place of the view.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date; called once it is made, and on each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// The view is gone; called after the controller has disappeared.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator; called once, before the controller is made.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The controller's views.
  public var body: _RepresentedController<Self> { _RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What is known where a representable's controller is made and updated.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// What the change that is being made carries.
  public let transaction: Transaction
  /// The environment of the view; what is read of it is followed.
  public let environment: EnvironmentValues
}
