// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkDiagnostics
import WaymarkRender

/// A control that shares items with other apps.
///
/// Like SwiftUI's `ShareLink`, but only URLs and text can be shared. A browser page opens the
/// browser's share dialog, or copies the URL if the browser has none; a test host records what is
/// shared. A tap reports a warning if none of the items can be shared, such as an image.
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

  /// Creates a link with a custom label that shares items, with a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, preview, label()) }

  /// Creates a link with a custom label that shares an item, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ControlView(
      action: { [items, subject, message, preview, share] in
        let title = subject?.content ?? items.first.flatMap { preview?($0).title }
        let shared = items.compactMap(\.shared)
        if shared.count < items.count {
          SceneSurroundings.current?.graph?.report(
            "ShareLink can share only URLs and text.", severity: .warning)
        }
        if !shared.isEmpty {
          _ = share(SharedContent(shared, subject: title, message: message?.content))
        }
      }, label: label)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a custom label that shares URLs or strings.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: _SharedAsItIs { self.init(items, subject, message, nil, label()) }

  /// Creates a link with a custom label that shares a URL or a string.
  public init<I: _SharedAsItIs>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the default label that shares items, with a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel()) }

  /// Creates a link with the default label that shares an item, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with the default label that shares URLs or strings.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a link with the default label that shares a URL or a string.
  public init<I: _SharedAsItIs>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }
}

/// The default label of a ``ShareLink``: "Share…" with a symbol.
nonisolated public struct DefaultShareLinkLabel: View {
  /// The content and behaviour of the view.
  @MainActor public var body: some View { Label("Share…", systemImage: "square.and.arrow.up") }
}

/// A type whose values are shared without a preview.
public protocol _SharedAsItIs: Transferable {}

extension URL: _SharedAsItIs {}
extension String: _SharedAsItIs {}

/// A representation of an item that a person sees before sharing it.
///
/// The title becomes the subject of the shared content if the ``ShareLink`` has none. Images and
/// icons are not shown: the browser determines its own preview.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String?

  private init(of title: String?) { self.title = title }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// Ignored: `icon`, `image`.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(of: titleKey.text)
  }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// Ignored: `icon`, `image`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(of: String(title))
  }

  /// Creates a preview with a title, an image and an icon.
  ///
  /// Ignored: `icon`, `image`.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(of: title.content) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  ///
  /// Ignored: `image`.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(of: titleKey.text) }

  /// Creates a preview with a title and an image.
  ///
  /// Ignored: `image`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(of: String(title)) }

  /// Creates a preview with a title and an image.
  ///
  /// Ignored: `image`.
  public init(_ title: Text, image: Image) { self.init(of: title.content) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  ///
  /// Ignored: `icon`.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(of: titleKey.text) }

  /// Creates a preview with a title and an icon.
  ///
  /// Ignored: `icon`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(of: String(title)) }

  /// Creates a preview with a title and an icon.
  ///
  /// Ignored: `icon`.
  public init(_ title: Text, icon: Icon) { self.init(of: title.content) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(of: titleKey.text) }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(of: String(title)) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.init(of: title.content) }
}

/// An action that asks the host to share content and returns whether the host could.
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
