// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that a screen or a list shows when its content is unavailable (D15).
///
/// It shows a label with a large icon, a description and actions, centred in the available space.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description below it and actions below the description.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2).bold()
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label style that shows a large icon above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.accessibilityAddTraits(.isHeader)
    }
  }
}

extension ContentUnavailableView
where Label == WaymarkViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, an image from the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// Creates a view with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// Creates a view with a title, an image from the app and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// Creates a view with a title, an image from the app and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(Label(title, systemImage: name), description)
  }

  private init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }
}

/// The views that make up ``ContentUnavailableView/search``.
nonisolated public struct SearchUnavailableContent {
  /// A label that reports a search without results.
  public struct Label: View {
    let text: String?
    @Environment(\.searchText) private var searched

    /// The content and behaviour of the view.
    @MainActor public var body: some View {
      NoResultsLabel(query: text.map { .constant($0) } ?? searched ?? .constant(""))
    }
  }

  /// A description that suggests another search.
  public struct Description: View {
    /// The content and behaviour of the view.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// An empty view: a search without results has no actions.
  public struct Actions: View {
    /// The content and behaviour of the view.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// A label that reports a search without results and follows changes of the query.
private struct NoResultsLabel: View {
  @Binding var query: String

  var body: some View {
    Label(
      query.isEmpty ? "No Results" : "No Results for “\(query)”", systemImage: "magnifyingglass")
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Creates a view that reports that the enclosing `searchable` has no results for its text.
  ///
  /// Outside of a `searchable`, the view names no search text.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(nil) }

  /// Creates a view that reports that a search has no results; it omits an empty search text.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> { search(text) }

  private static func search(_ text: String?) -> Self {
    Self(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
