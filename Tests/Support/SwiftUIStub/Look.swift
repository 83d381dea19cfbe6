// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}

@available(SwiftUI 2019, *)
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

@available(SwiftUI 2019, *)
public struct Font: Hashable, Sendable {
  public static let title = Font()
  public static let footnote = Font()
}

@available(SwiftUI 2019, *)
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
}

@available(SwiftUI 2019, *)
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

@available(SwiftUI 2019, *)
public protocol ShapeStyle: Sendable {}

@available(SwiftUI 2021, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(SwiftUI 2021, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

@available(SwiftUI 2019, *)
@MainActor public protocol PrimitiveButtonStyle {}

@available(SwiftUI 2021, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

@available(SwiftUI 2021, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(SwiftUI 2019, *)
extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }

  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> some View { EmptyView() }

  @available(SwiftUI 2021, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EmptyView()
  }

  @available(SwiftUI 2020, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    EmptyView()
  }
}
