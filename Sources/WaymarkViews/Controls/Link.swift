// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A control that opens a link, by the ``EnvironmentValues/openURL`` of its place.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.isEnabled) private var isEnabled

  /// A link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(
      .link,
      [
        (.url, .text(destination.absoluteString)), (.disabled, isEnabled ? nil : .bool(true)),
        // A host opens the address by itself, unless the app wants to know first.
        (.tappable, openURL.isSystem ? nil : .bool(true)),
      ],
      content: label
    ) { [isEnabled, openURL, destination] event throws(HostEventError) in
      guard event == .tap else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      openURL(destination)
    }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
