// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkDiagnostics
import WaymarkRender

/// A control that lets a person share things with other apps.
///
/// Like SwiftUI's `ShareLink`, for addresses and text. A browser page opens the browser's own
/// sharing, or copies the address where it has none; a test's host notes what is shared. What
/// cannot be shared, such as a picture, is reported when it is to be.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @Environment(\.share) private var share

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// Shares items, with a preview of each and a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, preview, label()) }

  /// Shares an item, with a preview and a label of any views.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ControlView(
      action: { [items, subject, message, preview, share] in
        let title = subject?.content ?? items.first.flatMap { preview?($0).title }
        let shared = items.compactMap(\.shared)
        if shared.count < items.count {
          SceneSurroundings.current?.graph?.report(
            "ShareLink: only addresses and text can be shared here.", severity: .warning)
        }
        if !shared.isEmpty {
          _ = share(SharedContent(shared, subject: title, message: message?.content))
        }
      }, label: label)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares addresses or texts, with a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: _SharedAsItIs { self.init(items, subject, message, nil, label()) }

  /// Shares an address or a text, with a label of any views.
  public init<I: _SharedAsItIs>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares items, with a preview of each and the usual label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel()) }

  /// Shares an item, with a preview and the usual label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares addresses or texts, with the usual label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares an address or a text, with the usual label.
  public init<I: _SharedAsItIs>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }
}

/// The usual label of a ``ShareLink``: "Share…" with a glyph.
nonisolated public struct DefaultShareLinkLabel: View {
  /// What it consists of.
  @MainActor public var body: some View { Label("Share…", systemImage: "square.and.arrow.up") }
}

/// What needs no preview to be shared.
public protocol _SharedAsItIs: Transferable {}

extension URL: _SharedAsItIs {}
extension String: _SharedAsItIs {}

/// What a person sees of an item before it is shared.
///
/// Its title is the subject of what is shared where a ``ShareLink`` has none; pictures are not
/// shown: a browser shows what it likes.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String?

  private init(of title: String?) { self.title = title }

  /// A title with a picture and an icon.
  ///
  /// Ignored: `icon`, `image`.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(of: titleKey.text)
  }

  /// A title with a picture and an icon.
  ///
  /// Ignored: `icon`, `image`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(of: String(title))
  }

  /// A title with a picture and an icon.
  ///
  /// Ignored: `icon`, `image`.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(of: title.content) }
}

extension SharePreview where Icon == Never {
  /// A title with a picture.
  ///
  /// Ignored: `image`.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(of: titleKey.text) }

  /// A title with a picture.
  ///
  /// Ignored: `image`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(of: String(title)) }

  /// A title with a picture.
  ///
  /// Ignored: `image`.
  public init(_ title: Text, image: Image) { self.init(of: title.content) }
}

extension SharePreview where Image == Never {
  /// A title with an icon.
  ///
  /// Ignored: `icon`.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(of: titleKey.text) }

  /// A title with an icon.
  ///
  /// Ignored: `icon`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(of: String(title)) }

  /// A title with an icon.
  ///
  /// Ignored: `icon`.
  public init(_ title: Text, icon: Icon) { self.init(of: title.content) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init(of: titleKey.text) }

  /// A title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(of: String(title)) }

  /// A title alone.
  public init(_ title: Text) { self.init(of: title.content) }
}

/// Has the host share content; true where it could.
struct ShareAction: Sendable {
  private let share: @MainActor @Sendable (SharedContent) -> Bool

  init(_ share: @escaping @MainActor @Sendable (SharedContent) -> Bool) { self.share = share }

  @MainActor func callAsFunction(_ content: SharedContent) -> Bool { share(content) }
}

struct ShareKey: EnvironmentKey {
  static var defaultValue: ShareAction { ShareAction { _ in false } }
}

extension EnvironmentValues {
  var share: ShareAction { self[ShareKey.self] }
}
