// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let linear = Animation()
  public static func easeInOut(duration: Double) -> Animation { fatalError() }
  public static func linear(duration: Double) -> Animation { fatalError() }
}

@available(SwiftUI 2019, *)
public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  @available(SwiftUI 2023, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

@available(SwiftUI 2023, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}

@available(SwiftUI 2019, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

@available(SwiftUI 2023, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

@available(SwiftUI 2019, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@available(SwiftUI 2023, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

@available(SwiftUI 2019, *)
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var slide: AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { fatalError() }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

@available(SwiftUI 2019, *)
extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { EmptyView() }

  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { EmptyView() }

  nonisolated public func transition(_ transition: AnyTransition) -> some View { EmptyView() }
}
