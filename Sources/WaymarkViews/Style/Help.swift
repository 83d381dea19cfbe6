// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Says in a few words what the view is for; screen readers say it.
  nonisolated public func help(_ text: Text) -> some View {
    attributes((.hint, .text(text.content)))
  }

  /// Says in a few words what the view is for; screen readers say it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    attributes((.hint, .text(textKey.text)))
  }

  /// Says in a few words what the view is for; screen readers say it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    attributes((.hint, .text(String(text))))
  }

  /// Says in a few words what the view is for; screen readers say it.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    attributes((.hint, .text(String(localized: textResource))))
  }
}
