// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A `UIView` as a view.
///
/// Like SwiftUI's protocol, on every host. `updateUIView` runs when the value or what its dynamic
/// properties read has changed, and when what it has read itself has.
///
/// ```swift
/// struct Spinner: UIViewRepresentable {
///   let isBusy: Bool
///
///   func makeUIView(context: Context) -> UIActivityIndicatorView {
///     UIActivityIndicatorView(style: .large)
///   }
///
///   func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///     if isBusy { view.startAnimating() } else { view.stopAnimating() }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the `UIView`.
  associatedtype UIViewType: UIView
  /// The type of what passes the view's news on; nothing unless a type is given.
  associatedtype Coordinator = Void
  /// What is known where the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once for each place.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date; called once it is made, and on each change.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// The view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator; called once, before the view is made.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// What the `UIView` shows.
  public var body: _RepresentedView<Self> { _RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What is known where a representable's view is made and updated.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// What the change that is being made carries.
  public let transaction: Transaction
  /// The environment of the view; what is read of it is followed.
  public let environment: EnvironmentValues
}

/// The body of a ``UIViewRepresentable``.
public struct _RepresentedView<Representable: UIViewRepresentable>: View {
  // A closure counts as changed: the view is updated whenever the representable is newer.
  private let representable: () -> Representable
  @StateObject private var place = RepresentedViewPlace<Representable>()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = { representable } }

  /// What it consists of.
  public var body: some View {
    let view = place.update(representable(), environment)
    UIViewContent(view: view).onUnmount { place.end() }
  }
}

/// The place of a representable in the tree: its view and its coordinator.
@MainActor
private final class RepresentedViewPlace<Representable: UIViewRepresentable>: ObservableObject {
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  /// Makes the view if there is none, and brings it up to date.
  func update(
    _ representable: Representable, _ environment: EnvironmentValues
  ) -> Representable.UIViewType {
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction.now, environment: environment)
    let view = made?.view ?? representable.makeUIView(context: context)
    made = (view, coordinator)
    representable.updateUIView(view, context: context)
    return view
  }

  /// The view has lost its place.
  func end() {
    guard let (view, coordinator) = made else { return }
    made = nil
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}
