// SPDX-License-Identifier: MIT

/// A control style at a place in the view hierarchy, with the style that applies outside of it.
///
/// The innermost style draws a control. Its content uses the outer style, so a style can show the
/// kind of control that it draws.
class AppliedStyle<Configuration> {
  private let outer: AppliedStyle?

  init(outer: AppliedStyle?) { self.outer = outer }

  /// Returns the control as drawn by this style alone.
  @MainActor
  fileprivate func draw(_ configuration: Configuration, in place: StylePlace) -> AnyView {
    AnyView(EmptyView())
  }

  /// Returns the control as drawn by the style; disabled if it has no action, even in an enabled
  /// view.
  @MainActor
  final func body(_ configuration: Configuration, isEnabled: Bool = true) -> AnyView {
    draw(
      configuration,
      in: StylePlace { [outer] values in
        values[StyleKey<Configuration>.self] = outer
        values.isEnabled = values.isEnabled && isEnabled
      })
  }
}

/// The environment of a style's content.
nonisolated struct StylePlace {
  fileprivate let change: (inout EnvironmentValues) -> Void
}

private final class TypedStyle<Style, Configuration, Drawn: View>: AppliedStyle<Configuration> {
  private let style: Style
  private let drawing: @MainActor (Style, Configuration) -> Drawn

  init(
    _ style: Style, _ drawing: @escaping @MainActor (Style, Configuration) -> Drawn,
    outer: AppliedStyle<Configuration>?
  ) {
    self.style = style
    self.drawing = drawing
    super.init(outer: outer)
  }

  override func draw(_ configuration: Configuration, in place: StylePlace) -> AnyView {
    AnyView(EnvironmentView(content: drawing(style, configuration), change: place.change))
  }
}

/// The environment key of the style for a configuration type.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppliedStyle<Configuration>? { nil }
}

/// The body of a style, which can have state and read the environment like a view.
struct StyleBody<Style, Configuration, Drawn: View>: View {
  var style: Held<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Drawn

  init(
    _ style: Style, _ configuration: Configuration,
    makeBody: @escaping @MainActor (Style, Configuration) -> Drawn
  ) {
    self.style = Held(value: style)
    self.configuration = configuration
    self.makeBody = makeBody
  }

  var body: Drawn { makeBody(style.value, configuration) }
}

/// Applies a style to the controls in its content.
nonisolated struct StyledView<Content: View, Style, Configuration, Drawn: View>: WrappingView {
  let content: Content
  let style: Style
  let drawing: @MainActor (Style, Configuration) -> Drawn

  init(
    _ content: Content, _ style: Style,
    drawing: @escaping @MainActor (Style, Configuration) -> Drawn
  ) {
    self.content = content
    self.style = style
    self.drawing = drawing
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> StyleNode<Style, Configuration> {
    let node = StyleNode<Style, Configuration>(in: parent)
    node.apply(style, drawing)
    return node
  }

  @MainActor
  func update(_ node: StyleNode<Style, Configuration>) { node.apply(style, drawing) }
}

extension StyledView: EachModifier {}

final class StyleNode<Style, Configuration>: EnvironmentNode {
  private var style: Style?

  func apply(_ new: Style, _ drawing: @escaping @MainActor (Style, Configuration) -> some View) {
    // An equal style keeps the object, so that the controls below are not updated.
    if let style, isSame(style, new) { return }
    style = new
    change { values in
      values[StyleKey<Configuration>.self] = TypedStyle(
        new, drawing, outer: values[StyleKey<Configuration>.self])
    }
  }

  private func isSame(_ old: Style, _ new: Style) -> Bool {
    var (old, new) = (old, new)
    return FieldPlan.of(Style.self).isSame(&old, &new)
  }
}
