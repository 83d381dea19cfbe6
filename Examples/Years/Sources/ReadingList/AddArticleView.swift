// SPDX-License-Identifier: MIT

import Waymark

struct AddArticleView: View {
  enum Field: Hashable {
    case title, author
  }

  @ObservedObject var model: ArticleListModel
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var author = ""
  @State private var isShowingError = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title)
          .focused($focus, equals: .title)
          .submitLabel(.next)
        TextField("Author", text: $author)
          .focused($focus, equals: .author)
          .submitLabel(.done)
      }
      .onSubmit {
        if focus == .title {
          focus = .author
        } else {
          save()
        }
      }
      .navigationTitle("Add an article")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(title.isEmpty)
        }
      }
      .alert(isPresented: $isShowingError, error: model.error) { _ in
        Button("OK") { focus = .title }
      } message: { _ in
        Text("Choose another title.")
      }
      .onAppear { focus = .title }
    }
  }

  private func save() {
    guard !title.isEmpty else {
      focus = .title
      return
    }
    Task {
      if await model.save(title: title, author: author) {
        dismiss()
      } else {
        isShowingError = true
      }
    }
  }
}
