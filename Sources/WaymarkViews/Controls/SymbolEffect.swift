// SPDX-License-Identifier: MIT

import WaymarkRender

/// A way for glyphs to move.
public protocol SymbolEffect: Sendable {
  /// The host's word; nil for what hosts do not draw.
  var _word: String? { get }
}

/// An effect that lasts while it is there.
public protocol IndefiniteSymbolEffect {}

/// An effect that is over after a while.
public protocol DiscreteSymbolEffect {}

/// An effect by which one glyph takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect of hosts', of any kind.
public struct _HostSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The host's word.
  public let _word: String?
  /// The whole glyph at once; hosts move all glyphs so.
  public var wholeSymbol: Self { self }
  /// The layers one after the other; hosts move all at once.
  public var byLayer: Self { self }
  /// Upward.
  public var up: Self { _word == "scale" ? Self(_word: "scaleUp") : self }
  /// Downward.
  public var down: Self { _word == "scale" ? Self(_word: "scaleDown") : self }
  /// Clockwise; hosts turn all glyphs so.
  public var clockwise: Self { self }
  /// One part after the other; hosts change the whole glyph.
  public var iterative: Self { self }
  /// All parts so far; hosts change the whole glyph.
  public var cumulative: Self { self }
}

extension SymbolEffect where Self == _HostSymbolEffect {
  /// Jumping.
  public static var bounce: _HostSymbolEffect { _HostSymbolEffect(_word: "bounce") }
  /// Fading out and in.
  public static var pulse: _HostSymbolEffect { _HostSymbolEffect(_word: "pulse") }
  /// Growing and shrinking.
  public static var breathe: _HostSymbolEffect { _HostSymbolEffect(_word: "breathe") }
  /// Turning.
  public static var rotate: _HostSymbolEffect { _HostSymbolEffect(_word: "rotate") }
  /// Moving to and fro.
  public static var wiggle: _HostSymbolEffect { _HostSymbolEffect(_word: "wiggle") }
  /// Fading part by part; drawn as one part.
  public static var variableColor: _HostSymbolEffect { _HostSymbolEffect(_word: "variableColor") }
  /// Larger, or with ``_HostSymbolEffect/down`` smaller.
  public static var scale: _HostSymbolEffect { _HostSymbolEffect(_word: "scale") }
  /// One glyph in place of another; hosts show the other at once.
  public static var replace: _HostSymbolEffect { _HostSymbolEffect(_word: nil) }
  /// Not there until it ends.
  public static var appear: _HostSymbolEffect { _HostSymbolEffect(_word: "hidden") }
  /// Not there.
  public static var disappear: _HostSymbolEffect { _HostSymbolEffect(_word: "hidden") }
}

/// How often and how fast an effect goes on; hosts do as they usually do.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times as fast.
  ///
  /// Ignored: `speed`.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times.
  ///
  /// Ignored: `count`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast.
  ///
  /// Ignored: `speed`.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  ///
  /// Ignored: `count`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// By the effect of a glyph; hosts change it at once.
  public static var symbolEffect: ContentTransition { .interpolate }

  /// By an effect of glyphs; hosts change them at once.
  ///
  /// Ignored: `effect`, `options`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .interpolate }
}

extension View {
  /// Moves the glyphs in this view while it is active.
  ///
  /// They stand still for those who want little to move.
  ///
  /// Ignored: `options`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let word = effect._word == "scale" ? "scaleUp" : effect._word
    return attributes((.symbolEffect, isActive ? word.map { .text($0) } : nil))
  }

  /// Would move the glyphs in this view each time a value changes; hosts show them as they are.
  ///
  /// Ignored: `effect`, `options`, `value`.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Keeps the glyphs in this view from moving, whatever is said further out.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    attributes((.symbolEffect, isEnabled ? .text("none") : nil))
  }
}
