// SPDX-License-Identifier: MIT

extension View {
  nonisolated private func searched(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Adds a field to search with to the bar of the screen that this view is on.
  ///
  /// Around a `NavigationStack` it is the bar of the stack's root; outside of any stack there is no
  /// bar, and no field. Of several on one screen the innermost is shown.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, nil, prompt?.content) }

  /// Adds a field to search with to the bar of the screen that this view is on.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text, nil, prompt.text) }

  /// Adds a field to search with to the bar of the screen that this view is on.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text, nil, String(prompt)) }

  /// Adds a field to search with to the bar of the screen that this view is on.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searched(text, nil, String(localized: prompt)) }

  /// Adds a field to search with; the flag says whether the person searches, and writing it begins
  /// and ends that.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, isPresented, prompt?.content) }

  /// Adds a field to search with; the flag says whether the person searches.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text, isPresented, prompt.text) }

  /// Adds a field to search with; the flag says whether the person searches.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text, isPresented, String(prompt)) }

  /// Adds a field to search with; the flag says whether the person searches.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searched(text, isPresented, String(localized: prompt)) }

  /// Adds a field to search with, and suggestions that are shown while the person searches.
  ///
  /// An older form: `searchSuggestions` does the same.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searched(text, nil, prompt?.content).searchSuggestions(suggestions) }

  /// Adds a field to search with, and suggestions that are shown while the person searches.
  ///
  /// An older form: `searchSuggestions` does the same.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searched(text, nil, prompt.text).searchSuggestions(suggestions) }

  /// Adds a field to search with, and suggestions that are shown while the person searches.
  ///
  /// An older form: `searchSuggestions` does the same.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searched(text, nil, String(prompt)).searchSuggestions(suggestions) }

  /// Shows suggestions below the field of the `searchable` in this view, while the person searches.
  ///
  /// A suggestion with a `searchCompletion` puts its words into the field when it is tapped.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Has a tap on this suggestion put words into the field.
  ///
  /// Outside of suggestions the view stays as it is.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}

nonisolated private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.completeSearch) private var complete

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  @MainActor var body: some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
