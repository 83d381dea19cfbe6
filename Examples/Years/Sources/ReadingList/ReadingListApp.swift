// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct ReadingListApp: App {
  var body: some Scene {
    WindowGroup {
      ArticleListView(model: ArticleListModel(library: Library()))
    }
  }
}
