// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

private struct Results: View {
  let words: String
  let journal: Journal
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  init(words: String, journal: Journal) {
    self.words = words
    self.journal = journal
  }

  var body: some View {
    List {
      Text("\(words.isEmpty ? "all" : words) \(isSearching)")
      Button("End") { dismissSearch() }
      NavigationLink("Push") { Text("pushed") }
    }
    .navigationTitle("Results")
  }
}

/// A searchable stack: with the field on its root screen, or around it.
private struct SearchApp: View {
  let journal: Journal
  let isOutside: Bool
  @State private var words = ""
  @State private var isPresented = false

  init(journal: Journal, isOutside: Bool) {
    self.journal = journal
    self.isOutside = isOutside
  }

  var body: some View {
    VStack {
      if isOutside {
        NavigationStack { Results(words: words, journal: journal) }
          .searchable(text: $words, isPresented: $isPresented, prompt: "Find trails")
      } else {
        NavigationStack {
          Results(words: words, journal: journal)
            .searchable(text: $words, isPresented: $isPresented, prompt: "Find trails")
        }
      }
      Button("Begin") { isPresented = true }
      Text("presented \(isPresented)")
    }
    .onSubmit(of: .search) { journal.note("search \(words)") }
    .onSubmit { journal.note("never") }
    .searchSuggestions {
      Text("Lakes").searchCompletion("lakes")
      Text("Just words")
    }
  }
}

@MainActor
@Suite(.serialized)
struct SearchTests {
  private let journal = Journal()

  private func app(isOutside: Bool) -> XCUIApplication {
    let journal = journal
    let app = XCUIApplication { SearchApp(journal: journal, isOutside: isOutside) }
    app.launch()
    return app
  }

  @Test(arguments: [false, true])
  func `I5 a field in the bar searches, and is over when it is cancelled`(isOutside: Bool) {
    let app = app(isOutside: isOutside)
    let field = app.searchFields["Find trails"]
    #expect(app.navigationBars["Results"].searchFields["Find trails"].exists)
    #expect(app.staticTexts["all false"].exists && !app.buttons["Cancel"].exists)
    field.tap()
    #expect(app.staticTexts["all true"].exists && app.staticTexts["presented true"].exists)
    field.typeText("ben\n")
    #expect(journal.take() == ["search ben"])
    #expect(app.staticTexts["ben true"].exists && !field.hasFocus)
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["all false"].exists && app.staticTexts["presented false"].exists)
  }

  @Test(arguments: [false, true])
  func `I5 code begins and ends searching`(isOutside: Bool) {
    let app = app(isOutside: isOutside)
    app.buttons["Begin"].tap()
    #expect(app.searchFields["Find trails"].hasFocus && app.staticTexts["all true"].exists)
    app.typeText("x")
    app.buttons["End"].tap()
    #expect(app.staticTexts["all false"].exists && !app.searchFields["Find trails"].hasFocus)
  }

  @Test(arguments: [false, true])
  func `I5 pushed screens have no field, and what was searched stays`(isOutside: Bool) {
    let app = app(isOutside: isOutside)
    app.searchFields["Find trails"].tap()
    app.searchFields["Find trails"].typeText("ben")
    app.buttons["Push"].tap()
    #expect(!app.searchFields.firstMatch.exists)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(app.searchFields["Find trails"].value as? String == "ben")
  }

  @Test func `suggestions are there while one searches, and complete the words`() {
    let app = app(isOutside: false)
    #expect(!app.buttons["Lakes"].exists)
    app.searchFields["Find trails"].tap()
    #expect(app.staticTexts["Just words"].exists && !app.buttons["Just words"].exists)
    app.buttons["Lakes"].tap()
    #expect(app.searchFields["Find trails"].value as? String == "lakes")
    app.buttons["Cancel"].tap()
    #expect(!app.buttons["Lakes"].exists)
  }

  @Test func `a field that goes with its view, one without a stack, and two on one screen`() {
    let remote = Remote<Int>()
    let app = XCUIApplication {
      Remoted(0, remote) { $count in
        VStack {
          Text("alone").searchable(text: .constant(""), prompt: "Alone")
          NavigationStack {
            if count == 1 {
              Text("one").searchable(text: .constant(""))
            } else if count == 2 {
              Text("two").searchable(text: .constant(""), prompt: "In")
                .searchable(text: .constant(""), prompt: "Out")
            }
          }
        }
      }
    }
    app.launch()
    #expect(app.searchFields.count == 0)
    remote.value = 1
    #expect(app.searchFields["Search"].exists)
    remote.value = 2
    #expect(app.searchFields.count == 1 && app.searchFields["In"].exists)
    remote.value = 0
    #expect(app.searchFields.count == 0)
  }

  @Test(arguments: [SearchScopeActivation.automatic, .onTextEntry])
  func `a search can be limited to a scope while it is active`(
    _ activation: SearchScopeActivation
  ) {
    let app = XCUIApplication {
      Scoped(activation: activation)
    }
    app.launch()
    #expect(!app.buttons["Names"].exists)
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("x")
    app.buttons["Names"].tap()
    #expect(app.staticTexts["x in Names"].exists)
    app.buttons["Cancel"].tap()
    #expect(!app.buttons["Names"].exists)
  }

  @Test func `the focus of a search field is bound to states outside of it`() {
    let app = XCUIApplication { Found() }
    app.launch()
    #expect(app.staticTexts["false, nil"].exists)
    app.buttons["Find"].tap()
    #expect(app.staticTexts["true, search"].exists && app.buttons["Cancel"].exists)
    app.buttons["Leave"].tap()
    #expect(app.staticTexts["false, nil"].exists)
    app.searchFields.firstMatch.tap()
    #expect(app.staticTexts["true, search"].exists)
    app.textFields["Name"].tap()
    #expect(app.staticTexts["false, name"].exists)
  }
}

private struct Found: View {
  @State private var words = ""
  @FocusState private var isFinding: Bool
  @FocusState private var place: String?

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(isFinding), \(place ?? "nil")")
        TextField("Name", text: .constant("")).focused($place, equals: "name")
        Button("Find") { isFinding = true }
        Button("Leave") { place = nil }
      }
      .searchable(text: $words)
      .modifier(Bound(isFinding: $isFinding, place: $place))
    }
  }
}

/// Binds the focus of one field to two states.
private struct Bound: ViewModifier {
  let isFinding: FocusState<Bool>.Binding
  let place: FocusState<String?>.Binding

  func body(content: Content) -> some View {
    content.searchFocused(isFinding).searchFocused(place, equals: "search")
  }
}

private struct Scoped: View {
  let activation: SearchScopeActivation
  @State private var words = ""
  @State private var scope = "All"

  var body: some View {
    NavigationStack {
      Text("\(words) in \(scope)")
        .searchable(text: $words)
        .searchScopes($scope, activation: activation) {
          ForEach(["All", "Names"], id: \.self) { Text($0) }
        }
    }
  }
}
