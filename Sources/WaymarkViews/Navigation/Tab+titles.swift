// SPDX-License-Identifier: MIT

extension Tab where Value: Hashable, Content: View, Label == WaymarkViews.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(titleKey, systemImage: name))
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(title, systemImage: name))
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(titleResource, systemImage: name))
  }

  /// Creates a tab with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    _ titleKey: LocalizedStringKey, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(titleKey, image: name))
  }

  /// Creates a tab with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(title, image: name))
  }

  /// Creates a tab with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: WaymarkViews.Label(titleResource, image: name))
  }
}

extension Tab where Value == Never, Content: View, Label == WaymarkViews.Label<Text, Image> {
  /// Creates a tab without a value, with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(titleKey, systemImage: name))
  }

  /// Creates a tab without a value, with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(title, systemImage: name))
  }

  /// Creates a tab without a value, with a title and a symbol.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(titleResource, systemImage: name))
  }

  /// Creates a tab without a value, with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    _ titleKey: LocalizedStringKey, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(titleKey, image: name))
  }

  /// Creates a tab without a value, with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(title, image: name))
  }

  /// Creates a tab without a value, with a title and an image of the app.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: WaymarkViews.Label(titleResource, image: name))
  }
}
