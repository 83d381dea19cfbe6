// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A SwiftUI view that shows a `UIView`.
///
/// Like SwiftUI's protocol, on every host. `updateUIView` runs when the value changes, when a value
/// that its dynamic properties read changes, and when a value that it has itself read changes.
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
  /// The type of the coordinator, which passes on the events of the view; `Void` by default.
  associatedtype Coordinator = Void
  /// The context in which the view is created and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view; called once for each position in the view tree.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view; called after its creation and on each change.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up the view after its removal; does nothing by default.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator; called once, before the view is created.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The content of the `UIView`.
  public var body: _RepresentedView<Self> { _RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context in which a representable's view is created and updated.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  public let transaction: Transaction
  /// The environment of the view; the view is updated when values that it reads change.
  public let environment: EnvironmentValues
}

/// The body of a ``UIViewRepresentable``.
public struct _RepresentedView<Representable: UIViewRepresentable>: View {
  // A closure always compares as changed, so the view is updated whenever the representable is new.
  private let representable: () -> Representable
  @StateObject private var place = RepresentedViewPlace<Representable>()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = { representable } }

  /// The content of the representable.
  public var body: some View {
    let view = place.update(representable(), environment)
    UIViewContent(view: view).onUnmount { place.end() }
  }
}

/// The position of a representable in the view tree, with its view and coordinator.
@MainActor
private final class RepresentedViewPlace<Representable: UIViewRepresentable>: ObservableObject {
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  /// Creates the view if necessary, and updates it.
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

  /// Dismantles the view when its position is removed.
  func end() {
    guard let (view, coordinator) = made else { return }
    made = nil
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}
