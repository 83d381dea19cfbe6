// SPDX-License-Identifier: MIT

/// What a transition applies to a view in each phase.
struct TransitionEffect: Sendable {
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// The animation of the phases; nil for that of the change.
  let animation: Animation?

  private init(
    _ animation: Animation? = nil,
    apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    self.animation = animation
    self.apply = apply
  }

  init(_ transition: some Transition) {
    let box = Box(transition)
    self.init { AnyView($0.modifier(TransitionModifier(box.value, phase: $1))) }
  }

  init<Modifier: ViewModifier>(active: Modifier, identity: Modifier) {
    let box = Box((active, identity))
    self.init { view, phase in
      AnyView(view.modifier(phase.isIdentity ? box.value.1 : box.value.0))
    }
  }

  /// Applies one effect when a view appears and another one when it disappears; nil if both do
  /// nothing.
  init?(insertion: TransitionEffect?, removal: TransitionEffect?) {
    guard insertion != nil || removal != nil else { return nil }
    self.init(insertion?.animation ?? removal?.animation) { view, phase in
      var view = view
      if let removal { view = removal.apply(view, phase == .willAppear ? .identity : phase) }
      if let insertion { view = insertion.apply(view, phase == .didDisappear ? .identity : phase) }
      return view
    }
  }

  /// Applies another effect around this one.
  func then(_ other: TransitionEffect?) -> TransitionEffect {
    guard let other else { return self }
    return TransitionEffect(animation ?? other.animation) { [apply] in
      other.apply(apply($0, $1), $1)
    }
  }

  /// Changes its phases with an animation; nil changes nothing.
  func playing(_ animation: Animation?) -> TransitionEffect {
    TransitionEffect(animation ?? self.animation, apply: apply)
  }

  private final class Box<Value>: @unchecked Sendable {
    // Proof: immutable, and read only by `apply` on the main actor.
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
