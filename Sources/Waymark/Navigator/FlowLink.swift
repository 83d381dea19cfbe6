// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// A control that opens a screen in the flow stack around it.
///
/// Like `NavigationLink(value:)`, but it says how the screen is shown, too.
public struct FlowLink<P: Hashable, Label: View>: View {
  @Environment(\.flow) private var around
  private let value: P?
  private let style: RouteStyle
  private let label: Label

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - value: The screen to open; a link without one does nothing.
  ///   - style: How it is shown.
  ///   - label: What the link looks like.
  public init(value: P?, style: RouteStyle, @ViewBuilder label: () -> Label) {
    self.value = value
    self.style = style
    self.label = label()
  }
  private var flow: Flow? { around?.flow }

  public var body: some View {
    Button(action: open) { label }
  }

  private func open() {
    guard let value else { return }
    guard let flow else {
      DiagnosticSink.current.report(
        Diagnostic(
          "A FlowLink of a value of type “\(P.self)” is not in a FlowStack. It opens nothing.",
          severity: .error))
      return
    }
    flow.open(AnyHashable(value), as: style)
  }
}

extension FlowLink where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: P?, style: RouteStyle) {
    self.init(value: value, style: style) { Text(title) }
  }

  /// Makes a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: P?, style: RouteStyle) {
    self.init(value: value, style: style) { Text(titleKey) }
  }
}
