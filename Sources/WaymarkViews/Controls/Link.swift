// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A control that opens a URL with the ``EnvironmentValues/openURL`` action of its environment.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ElementView(
      .link,
      [
        (.url, .text(destination.absoluteString)), (.disabled, isEnabled ? nil : .bool(true)),
        // A host opens the URL itself, unless the app handles it first.
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
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
