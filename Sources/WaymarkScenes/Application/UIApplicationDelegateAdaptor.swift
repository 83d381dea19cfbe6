// SPDX-License-Identifier: MIT

public import WaymarkViews

/// Adds a UIKit application delegate to an `App`.
///
/// Like SwiftUI's property wrapper. The delegate is created with the app, and notified of the
/// launch before the app's body is read. If it is an `ObservableObject`, the app's body observes it
/// and it is in the environment of all views; this also applies to a scene delegate that it
/// specifies in `application(_:configurationForConnecting:options:)`. Links and activities reach
/// `onOpenURL` and `onContinueUserActivity`; quick actions reach the scene delegate.
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: @preconcurrency DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType
  @ObservedObject private var observer: DelegateObserver

  /// Creates an adaptor for a delegate type, which is created with `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = Delegates.make(delegateType)
    wrappedValue = delegate
    observer = DelegateObserver(of: delegate)
  }

  /// Connects the delegate to the scene of the app.
  public mutating func update() {
    guard let graph = SceneSurroundings.current?.graph else { return }
    SceneConnection.join(graph, delegate: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Publishes the changes of an observable delegate.
@MainActor
private final class DelegateObserver: ObservableObject {
  private var subscription: AnyCancellable?

  init(of delegate: any NSObjectProtocol) {
    if let object = delegate as? any ObservableObject { follow(object) }
  }

  private func follow(_ object: some ObservableObject) {
    subscription = object.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}
