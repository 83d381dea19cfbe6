// SPDX-License-Identifier: MIT

public import WaymarkRender

/// The size of a sheet in a window with space for a larger one.
///
/// Like SwiftUI's, but without custom sizings: hosts perform layout, not the runtime.
public protocol PresentationSizing: Sendable {
  /// The name of the size that hosts receive; nil for the default size.
  @_spi(Host) nonisolated var hostValue: CardSizingValue? { get }
}

extension PresentationSizing {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: CardSizingValue? { nil }
}

/// The host's default size.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: CardSizingValue? { nil }
}

/// A size suitable for forms.
public struct FormPresentationSizing: PresentationSizing {
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: CardSizingValue? { .form }
}

/// A size suitable for a page of text, close to the size of the window.
public struct PagePresentationSizing: PresentationSizing {
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: CardSizingValue? { .page }
}

/// A size that fits the content.
///
/// Content that fills the available space, such as a navigation stack, keeps the default size.
public struct FittedPresentationSizing: PresentationSizing {
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: CardSizingValue? { .fitted }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The host's default size.
  public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size suitable for forms.
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size suitable for a page of text.
  public static var page: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A size that fits the content.
  public static var fitted: Self { Self() }
}

extension PresentationSizing {
  /// Returns a sizing that fits the content, in both directions if either argument is true.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    OtherPresentationSizing(hostValue: horizontal || vertical ? .fitted : hostValue)
  }

  /// Returns the same sizing: hosts never shrink a sheet automatically while it is shown.
  ///
  /// Ignored: `horizontal`, `vertical`.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

private struct OtherPresentationSizing: PresentationSizing {
  let hostValue: CardSizingValue?
}
