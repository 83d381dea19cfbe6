// SPDX-License-Identifier: MIT

/// A preview of a view, which `#Preview` creates.
///
/// No host shows previews yet; the code compiles.
@MainActor
@preconcurrency
public struct Preview {
  /// The tag type for traits of views.
  public struct ViewTraits: Sendable {}

  /// The name of the preview, if any.
  public let displayName: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The traits of the preview.
  ///   - body: Creates the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    self.body = body
  }
}

/// A type that registers a preview for tools; `#Preview` declares it.
public protocol PreviewRegistry {
  /// The file that contains the preview, as `#fileID`.
  static var fileID: String { get }
  /// The first line of the preview, starting at 1.
  static var line: Int { get }
  /// The first column of the preview, starting at 1.
  static var column: Int { get }

  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// A trait of a preview.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case orientation(String)
    case modifier(any PreviewModifier)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }
  /// The size that fits the view.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }
  /// A fixed size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Portrait orientation.
  public static var portrait: Self { Self(kind: .orientation("portrait")) }
  /// Landscape orientation, rotated to the left.
  public static var landscapeLeft: Self { Self(kind: .orientation("landscapeLeft")) }
  /// Landscape orientation, rotated to the right.
  public static var landscapeRight: Self { Self(kind: .orientation("landscapeRight")) }
  /// Portrait orientation, upside down.
  public static var portraitUpsideDown: Self { Self(kind: .orientation("portraitUpsideDown")) }

  /// Applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kind: .modifier(modifier))
  }
}

/// A modifier for previews, with a context that several previews share.
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view of the preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// The content view of a preview in a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The content and behaviour of the view.
  public var body: some View { content }
}
