// SPDX-License-Identifier: MIT

/// A preview of a view, which `#Preview` creates.
///
/// The command `previews` of an app's program lists all previews of the program, and draws them in
/// several sizes, colours and languages.
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
    case orientation(PreviewOrientation)
    case modifier(any PreviewModifier)
  }

  let kind: Kind
}

/// How a device is held in a preview.
enum PreviewOrientation {
  case portrait, landscapeLeft, landscapeRight, portraitUpsideDown

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device, which is the default.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }
  /// The size that the view takes in the window of a device.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }
  /// A fixed size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Portrait orientation, which is the default.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }
  /// Landscape orientation, rotated to the left, which swaps the width and the height of a phone.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }
  /// Landscape orientation, rotated to the right, which looks like ``landscapeLeft``.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }
  /// Portrait orientation, upside down, which looks like ``portrait``.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

  /// Applies a modifier to the preview, around those before it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kind: .modifier(modifier))
  }
}

/// A modifier for previews, with a context that several previews share.
///
/// The context is made once in a process, before the first preview that uses it.
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  nonisolated(nonsending) static func makeSharedContext() async throws -> Context

  /// Returns the modified view of the preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  nonisolated(nonsending) public static func makeSharedContext() async throws {}
}

/// The content view of a preview in a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The content and behaviour of the view.
  public var body: some View { content }
}
