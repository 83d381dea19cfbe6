// SPDX-License-Identifier: MIT

import Foundation

extension ShareLink where Label == WaymarkViews.Label<Text, Image> {
  /// Creates a link with a title that shares items, with a preview of each.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(titleKey)) }

  /// Creates a link with a title that shares an item, with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, .sharing(titleKey))
  }

  /// Creates a link with a title that shares items, with a preview of each.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(title)) }

  /// Creates a link with a title that shares an item, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, .sharing(title))
  }

  /// Creates a link with a title that shares items, with a preview of each.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(title)) }

  /// Creates a link with a title that shares an item, with a preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, .sharing(title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == WaymarkViews.Label<Text, Image>
{
  /// Creates a link with a title that shares URLs or strings.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(titleKey))
  }

  /// Creates a link with a title that shares a URL or a string.
  public init<I: _SharedAsItIs>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, .sharing(titleKey))
  }

  /// Creates a link with a title that shares URLs or strings.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(title))
  }

  /// Creates a link with a title that shares a URL or a string.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _SharedAsItIs>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, .sharing(title))
  }

  /// Creates a link with a title that shares URLs or strings.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(title))
  }

  /// Creates a link with a title that shares a URL or a string.
  public init<I: _SharedAsItIs>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, .sharing(title))
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate static func sharing(_ title: LocalizedStringKey) -> Self { sharing(Text(title)) }

  fileprivate static func sharing(_ title: some StringProtocol) -> Self { sharing(Text(title)) }

  fileprivate static func sharing(_ title: Text) -> Self {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
