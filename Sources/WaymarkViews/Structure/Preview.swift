// SPDX-License-Identifier: MIT

/// A view that is shown while it is written: what `#Preview` makes.
///
/// No host shows previews yet; what they say compiles.
@MainActor
@preconcurrency
public struct Preview {
  /// Marks traits of views.
  public struct ViewTraits: Sendable {}

  /// The name; nil if it has none.
  public let displayName: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// A preview of a view.
  ///
  /// - Parameters:
  ///   - name: Its name, among others of the file.
  ///   - traits: How it is shown.
  ///   - body: Makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    self.body = body
  }
}

/// A type by which tools find a preview; `#Preview` declares it.
public protocol PreviewRegistry {
  /// The file of the preview, as `#fileID`.
  static var fileID: String { get }
  /// The line at which it begins, from 1.
  static var line: Int { get }
  /// The column at which it begins, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// How a preview is shown.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case orientation(String)
    case modifier(any PreviewModifier)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }
  /// As large as the view asks for.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }
  /// Of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Upright.
  public static var portrait: Self { Self(kind: .orientation("portrait")) }
  /// Turned to the left.
  public static var landscapeLeft: Self { Self(kind: .orientation("landscapeLeft")) }
  /// Turned to the right.
  public static var landscapeRight: Self { Self(kind: .orientation("landscapeRight")) }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self(kind: .orientation("portraitUpsideDown")) }

  /// Shown in what a modifier makes around it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kind: .modifier(modifier))
  }
}

/// What a preview is shown in, with values that several previews share.
public protocol PreviewModifier {
  /// The type of what is shared.
  associatedtype Context = Void
  /// The type of the view.
  associatedtype Body: View
  /// The preview's own view.
  typealias Content = PreviewModifierContent

  /// Makes what is shared.
  static func makeSharedContext() async throws -> Context

  /// Makes the view around the preview's.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, in a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}
