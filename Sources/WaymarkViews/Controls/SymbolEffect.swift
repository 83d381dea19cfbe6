// SPDX-License-Identifier: MIT

public import WaymarkRender

/// An animation of symbols.
public protocol SymbolEffect: Sendable {
  /// The value that hosts receive; nil if hosts do not draw the effect.
  @_spi(Host) var hostValue: SymbolEffectValue? { get }
}

extension SymbolEffect {
  /// Nil: an effect of an app's own is not drawn.
  @_spi(Host) public var hostValue: SymbolEffectValue? { nil }
}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays once and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// An effect of any kind that hosts implement.
public struct _HostSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The value that hosts receive; nil if hosts do not draw the effect.
  @_spi(Host) public let hostValue: SymbolEffectValue?
  /// Animates the whole symbol at once, as hosts always do.
  public var wholeSymbol: Self { self }
  /// Animates all layers at once; hosts do not animate layers separately.
  public var byLayer: Self { self }
  /// Scales up.
  public var up: Self { isScale ? Self(hostValue: .scaleUp) : self }
  /// Scales down.
  public var down: Self { isScale ? Self(hostValue: .scaleDown) : self }
  /// Rotates clockwise, as hosts always do.
  public var clockwise: Self { self }
  /// Changes the whole symbol; hosts do not change layers separately.
  public var iterative: Self { self }
  /// Changes the whole symbol; hosts do not change layers cumulatively.
  public var cumulative: Self { self }

  private var isScale: Bool { hostValue == .scaleUp || hostValue == .scaleDown }
}

extension SymbolEffect where Self == _HostSymbolEffect {
  /// Bounces the symbol.
  public static var bounce: _HostSymbolEffect { _HostSymbolEffect(hostValue: .bounce) }
  /// Fades the symbol out and in.
  public static var pulse: _HostSymbolEffect { _HostSymbolEffect(hostValue: .pulse) }
  /// Scales the symbol up and down repeatedly.
  public static var breathe: _HostSymbolEffect { _HostSymbolEffect(hostValue: .breathe) }
  /// Rotates the symbol.
  public static var rotate: _HostSymbolEffect { _HostSymbolEffect(hostValue: .rotate) }
  /// Wiggles the symbol back and forth.
  public static var wiggle: _HostSymbolEffect { _HostSymbolEffect(hostValue: .wiggle) }
  /// Fades the symbol; like SwiftUI's, but hosts fade all layers at once.
  public static var variableColor: _HostSymbolEffect {
    _HostSymbolEffect(hostValue: .variableColor)
  }
  /// Scales the symbol up, or down with ``_HostSymbolEffect/down``.
  public static var scale: _HostSymbolEffect { _HostSymbolEffect(hostValue: .scaleUp) }
  /// Replaces one symbol with another; hosts do not animate the change.
  public static var replace: _HostSymbolEffect { _HostSymbolEffect(hostValue: nil) }
  /// Hides the symbol while the effect is active.
  public static var appear: _HostSymbolEffect { _HostSymbolEffect(hostValue: .hidden) }
  /// Hides the symbol while the effect is active.
  public static var disappear: _HostSymbolEffect { _HostSymbolEffect(hostValue: .hidden) }
}

/// Options for the speed and the repetition of an effect; hosts always use their own defaults.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default of the host.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect indefinitely; hosts use their default.
  public static let repeating = SymbolEffectOptions()
  /// Plays the effect once; hosts use their default.
  public static let nonRepeating = SymbolEffectOptions()
  /// Multiplies the speed of the effect.
  ///
  /// Ignored: `speed`.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Sets the number of repetitions.
  ///
  /// Ignored: `count`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Multiplies the speed of the effect.
  ///
  /// Ignored: `speed`.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Sets the number of repetitions.
  ///
  /// Ignored: `count`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// A fade between symbols: hosts do not replace them layer by layer.
  public static var symbolEffect: ContentTransition { .interpolate }

  /// A fade between symbols: hosts do not replace them layer by layer.
  ///
  /// Ignored: `effect`, `options`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .interpolate }
}

extension View {
  /// Animates the symbols in this view while the effect is active.
  ///
  /// Symbols do not move if Reduce Motion is on.
  ///
  /// Ignored: `options`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    attributes((.symbolEffect, isActive ? effect.hostValue?.propertyValue : nil))
  }

  /// Animates the symbols in this view once whenever a value changes.
  ///
  /// Symbols do not move if Reduce Motion is on.
  ///
  /// Ignored: `options`.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    BeatView(content: self, effect: effect.hostValue, value: value)
  }

  /// Removes the symbol effects from this view, including those that outer views set.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    attributes((.symbolEffect, isEnabled ? SymbolEffectValue.inactive.propertyValue : nil))
  }
}

/// Counts the changes of a value, each of which hosts show by an effect.
nonisolated private struct BeatView<Content: View, Value: Equatable>: View {
  let content: Content
  let effect: SymbolEffectValue?
  let value: Value
  @State private var count = 0

  @MainActor var body: some View {
    content.attributes(
      (.symbolBeat, count > 0 ? effect.map { .text("\($0.rawValue) \(count)") } : nil)
    )
    .onChange(of: value) { if effect != nil { count += 1 } }
  }
}
