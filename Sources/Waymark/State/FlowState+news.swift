// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// What is shown has been brought to the screen: all are told, once that is what is wanted.
  mutating func updated() -> [FlowAction] {
    guard !isUnderway else { return [] }
    var actions: [FlowAction] = []
    takeNews(of: root, into: &actions)
    return actions
  }

  private mutating func takeNews(of path: PathID, into actions: inout [FlowAction]) {
    guard let known = paths[path] else { return }
    if let news = known.news {
      paths[path]?.news = nil
      if !entrances.isEmpty { for one in news.closed { entrances[one.id] = nil } }
      actions.append(.tell(path, news, after: known.routes))
    }
    for child in known.children { takeNews(of: child, into: &actions) }
  }
}
