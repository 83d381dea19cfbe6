// SPDX-License-Identifier: MIT

import Foundation

extension ShareLink where Label == WaymarkViews.Label<Text, Image> {
  /// Shares items, with a preview of each and a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(titleKey)) }

  /// Shares an item, with a preview and a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, .sharing(titleKey))
  }

  /// Shares items, with a preview of each and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(title)) }

  /// Shares an item, with a preview and a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, .sharing(title))
  }

  /// Shares items, with a preview of each and a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, .sharing(title)) }

  /// Shares an item, with a preview and a title.
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
  /// Shares addresses or texts, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(titleKey))
  }

  /// Shares an address or a text, with a title.
  public init<I: _SharedAsItIs>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, .sharing(titleKey))
  }

  /// Shares addresses or texts, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(title))
  }

  /// Shares an address or a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _SharedAsItIs>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, .sharing(title))
  }

  /// Shares addresses or texts, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _SharedAsItIs {
    self.init(items, subject, message, nil, .sharing(title))
  }

  /// Shares an address or a text, with a title.
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
