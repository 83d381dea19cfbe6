// SPDX-License-Identifier: MIT

/// A modifier whose values can be interpolated; see ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}
