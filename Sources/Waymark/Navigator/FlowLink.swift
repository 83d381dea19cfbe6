// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// A control that opens a screen in the enclosing flow stack.
///
/// Like `NavigationLink(value:)`, but with the presentation style of the screen. In a browser, it is
/// a link to the screen's URL if the app's table has one.
public struct FlowLink<P: Hashable, Label: View>: View {
  @Environment(\.flow) private var around
  private let value: P?
  private let style: RouteStyle
  private let label: Label

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - value: The screen to open; nil for a link without effect.
  ///   - style: The presentation style of the screen.
  ///   - label: The label of the link.
  public init(value: P?, style: RouteStyle, @ViewBuilder label: () -> Label) {
    self.value = value
    self.style = style
    self.label = label()
  }
  private var flow: Flow? { around?.flow }

  public var body: some View {
    Button(action: open) { label }.linksToScreen(of: AnyHashable(value))
  }

  private func open() {
    guard let value else { return }
    guard let flow else {
      DiagnosticSink.current.report(
        Diagnostic(
          "A FlowLink with a value of type “\(P.self)” is not in a FlowStack. It is ignored.",
          severity: .error))
      return
    }
    flow.open(AnyHashable(value), as: style)
  }
}

extension FlowLink where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: P?, style: RouteStyle) {
    self.init(value: value, style: style) { Text(title) }
  }

  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: P?, style: RouteStyle) {
    self.init(value: value, style: style) { Text(titleKey) }
  }
}
