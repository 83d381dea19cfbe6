// SPDX-License-Identifier: MIT

import WaymarkRender

/// What a screen or a list shows in place of content that is not there: a label with a large icon,
/// a description and actions, in the middle of the room it is offered (D15).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view of a label, a description below it and actions below that.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// What it consists of.
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

/// The icon, large, above the title.
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
  /// A view of a title, a picture of the app's and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// A view of a title, a glyph and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// A view of a title, a picture of the app's and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// A view of a title, a glyph and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }

  /// A view of a title, a picture of the app's and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  /// A view of a title, a glyph and a description.
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

/// What ``ContentUnavailableView/search`` says.
nonisolated public struct SearchUnavailableContent {
  /// That nothing was found, and for what.
  public struct Label: View {
    let text: String?
    @Environment(\.searchText) private var searched

    /// What it consists of.
    @MainActor public var body: some View {
      NoResultsLabel(words: text.map { .constant($0) } ?? searched ?? .constant(""))
    }
  }

  /// What can be done.
  public struct Description: View {
    /// What it consists of.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    /// What it consists of.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// That nothing was found for words, which follows them.
private struct NoResultsLabel: View {
  @Binding var words: String

  var body: some View {
    Label(
      words.isEmpty ? "No Results" : "No Results for “\(words)”", systemImage: "magnifyingglass")
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that nothing was found for the text of the `searchable` around.
  ///
  /// Where nothing is searched it names no text.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(nil) }

  /// Says that nothing was found for a text; an empty one is not named.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> { search(text) }

  private static func search(_ text: String?) -> Self {
    Self(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
