// SPDX-License-Identifier: MIT

extension View {
  nonisolated private func searched(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Adds a search field to the navigation bar of the enclosing screen.
  ///
  /// Around a `NavigationStack`, the field appears in the bar of the stack's root; outside of a
  /// stack, there is no bar and no field. If a screen has several search fields, the innermost is
  /// shown.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, nil, prompt?.content) }

  /// Adds a search field to the navigation bar of the enclosing screen.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text, nil, prompt.text) }

  /// Adds a search field to the navigation bar of the enclosing screen.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text, nil, String(prompt)) }

  /// Adds a search field to the navigation bar of the enclosing screen.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searched(text, nil, String(localized: prompt)) }

  /// Adds a search field with a binding to whether it is active; writing it starts or ends the
  /// search.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, isPresented, prompt?.content) }

  /// Adds a search field with a binding to whether it is active.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text, isPresented, prompt.text) }

  /// Adds a search field with a binding to whether it is active.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text, isPresented, String(prompt)) }

  /// Adds a search field with a binding to whether it is active.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searched(text, isPresented, String(localized: prompt)) }

  /// Adds a search field with suggestions, which are shown while it is active.
  ///
  /// This is an older form of `searchSuggestions`.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searched(text, nil, prompt?.content).searchSuggestions(suggestions) }

  /// Adds a search field with suggestions, which are shown while it is active.
  ///
  /// This is an older form of `searchSuggestions`.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searched(text, nil, prompt.text).searchSuggestions(suggestions) }

  /// Adds a search field with suggestions, which are shown while it is active.
  ///
  /// This is an older form of `searchSuggestions`.
  ///
  /// Ignored: `placement` (the field appears in the bar of the screen).
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searched(text, nil, String(prompt)).searchSuggestions(suggestions) }

  /// Shows suggestions below the search field of this view while the search is active.
  ///
  /// A tap on a suggestion with a `searchCompletion` replaces the search text.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Shows a choice of what the search applies to below the search field of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Shows a choice of what the search applies to below the search field of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
    return environment(
      \.searchScopes,
      SearchScopes(
        picker: AnyView(picker.pickerStyle(.segmented).labelsHidden()), activation: activation))
  }

  /// Binds the focus of the search field of this view to a value of the focus state.
  ///
  /// Apply it outside of `searchable`; without a search field inside, it has no effect. Writing the
  /// state focuses the field, which begins the search.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    bindingSearchFocus { AnyView($0.focused(binding, equals: value)) }
  }

  /// Binds the focus of the search field of this view to a Boolean focus state; apply it outside of
  /// `searchable`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    bindingSearchFocus { AnyView($0.focused(binding)) }
  }

  /// Adds a binding to those around the view.
  nonisolated private func bindingSearchFocus(
    _ bind: @escaping (AnyView) -> AnyView
  ) -> some View {
    transformEnvironment(\.searchFocus) { focus in
      focus = { [outer = focus] field in outer?(bind(field)) ?? bind(field) }
    }
  }

  /// Makes a tap on this suggestion replace the search text.
  ///
  /// Outside of suggestions, the modifier has no effect.
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
