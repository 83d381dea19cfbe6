// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Sets a tooltip for the view, which screen readers announce.
  nonisolated public func help(_ text: Text) -> some View {
    attributes((.hint, .text(text.content)))
  }

  /// Sets a tooltip for the view, which screen readers announce.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    attributes((.hint, .text(textKey.text)))
  }

  /// Sets a tooltip for the view, which screen readers announce.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    attributes((.hint, .text(String(text))))
  }

  /// Sets a tooltip for the view, which screen readers announce.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    attributes((.hint, .text(String(localized: textResource))))
  }
}
