// SPDX-License-Identifier: MIT

import Waymark

struct ArticleView: View {
  let article: Article

  private var summary: AttributedString {
    (try? AttributedString(markdown: article.summary)) ?? AttributedString(article.summary)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.title).font(.largeTitle).bold()
        Text("by **\(article.author)**")
        Text(summary)
        Text("Saved \(article.saved.formatted(date: .abbreviated, time: .omitted))")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(article.author)
    .navigationBarTitleDisplayMode(.inline)
  }
}
