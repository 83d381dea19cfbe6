// SPDX-License-Identifier: MIT

public import WaymarkViews

/// Gives an `App` a delegate as UIKit's apps have one.
///
/// Like SwiftUI's. The delegate is made with the app, and told of the launch before the app's body
/// is read. One that is an `ObservableObject` is followed by the app's body and is in the
/// environment of all views, as is a scene delegate whose class it names in
/// `application(_:configurationForConnecting:options:)`.
/// Links and activities come by `onOpenURL` and `onContinueUserActivity`, quick actions to the
/// scene delegate.
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: @preconcurrency DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType
  @ObservedObject private var news: DelegateNews

  /// An adaptor for a delegate of a type, which is made by its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = Delegates.make(delegateType)
    wrappedValue = delegate
    news = DelegateNews(of: delegate)
  }

  /// Connects the delegate with the scene whose app this is a part of.
  public mutating func update() {
    guard let graph = SceneSurroundings.current?.graph else { return }
    SceneConnection.join(graph, delegate: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Has the app's body follow a delegate that can be followed.
@MainActor
private final class DelegateNews: ObservableObject {
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
