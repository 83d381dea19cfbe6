// SPDX-License-Identifier: MIT

/// How big a sheet is in a window that has room for more.
///
/// Like SwiftUI's, without sizings of an app's own: hosts lay out, not the runtime.
public protocol PresentationSizing: Sendable {
  /// The host's word for the size; nil for the usual one.
  nonisolated var _word: String? { get }
}

/// The host's usual size.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The host's word.
  public var _word: String? { nil }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// The host's word.
  public var _word: String? { "form" }
}

/// The size of a page of text, nearly the window's.
public struct PagePresentationSizing: PresentationSizing {
  /// The host's word.
  public var _word: String? { "page" }
}

/// The size of the content.
///
/// Content that fills all there is, such as a stack of screens, keeps the usual size.
public struct FittedPresentationSizing: PresentationSizing {
  /// The host's word.
  public var _word: String? { "fitted" }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The host's usual size.
  public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of text.
  public static var page: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: Self { Self() }
}

extension PresentationSizing {
  /// The same, but as large as the content in some directions: hosts take both of them, if any.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    OtherPresentationSizing(_word: horizontal || vertical ? "fitted" : _word)
  }

  /// The same; hosts never make a sheet smaller by themselves while it is shown.
  ///
  /// Ignored: `horizontal`, `vertical`.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

private struct OtherPresentationSizing: PresentationSizing {
  let _word: String?
}
