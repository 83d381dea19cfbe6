// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(SwiftUI 2019, *)
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  @available(SwiftUI 2020, *)
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
  @available(SwiftUI 2020, *)
  public var openURL: OpenURLAction { fatalError() }
  @available(SwiftUI 2021, *)
  public var dismiss: DismissAction { fatalError() }
  @available(SwiftUI 2021, *)
  public var isPresented: Bool { fatalError() }
}

@available(SwiftUI 2019, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  @available(SwiftUI 2023, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  @available(SwiftUI 2023, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}

@available(SwiftUI 2019, *)
public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() {}
}

@available(SwiftUI 2020, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

@available(SwiftUI 2021, *)
@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}

@available(SwiftUI 2020, *)
@MainActor @preconcurrency public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

@available(SwiftUI 2019, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }

  @available(SwiftUI 2023, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EmptyView()
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EmptyView()
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
}
