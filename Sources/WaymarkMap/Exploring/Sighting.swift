// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkLinks
import WaymarkRender
import WaymarkViews

/// What is in front after some steps.
struct Sighting {
  var id: NavigationMap.Screen.ID
  var kind: NavigationMap.Screen.Kind
  var title: String?
  /// The pattern of the screen's link, and the path of this example.
  var pattern: String?
  var path: String?
  /// The elements that the app shows.
  let tree: ElementTree
  private let snapshot: AccessibilitySnapshot
}

extension Sighting {
  /// The controls in front, which are read each time.
  var controls: [Control] { Control.all(in: snapshot, tree) }

  /// Whether a swipe down dismisses what is in front.
  var canDismiss: Bool { snapshot.elements.first?.swipeDown != nil }

  /// Looks at a running app, with its link table if it has one.
  @MainActor
  init(_ driver: Driver, _ links: MapLinks?) {
    snapshot = driver.snapshot()
    tree = driver.host.tree
    let front = ScreenFront(tree)
    kind = front.kind
    title = front.title
    let address = links.flatMap { Self.address(of: driver, front, $0) }
    if let address, address.isFront { (pattern, path) = (address.pattern, address.path) }
    id =
      pattern
      ?? Self.declared(
        front, driver.declaration(of: front.element),
        over: address?.pattern ?? front.below ?? "the app")
  }

  /// Returns the pattern and the path that the app publishes, and whether they are those of the
  /// screen in front, or of one below.
  @MainActor
  private static func address(
    of driver: Driver, _ front: ScreenFront, _ links: MapLinks
  ) -> (pattern: String, path: String, isFront: Bool)? {
    for activity in driver.activities.reversed() {
      guard let url = activity.webpageURL, let match = links.match(url.absoluteString) else {
        continue
      }
      let stack = activity.userInfo?[LinkActivity.stackKey] as? [String] ?? []
      let isDialog = [.alert, .dialog, .menu].contains(front.kind)
      // The link is that of a screen below, if more screens are open than have links.
      let isFront = !isDialog && (stack.isEmpty || front.depth < stack.count)
      return (match.pattern, match.path, isFront)
    }
    return nil
  }

  /// Returns the id of a screen without a link, which is over another one.
  private static func declared(
    _ front: ScreenFront, _ declaration: ScreenDeclaration?, over below: String
  ) -> NavigationMap.Screen.ID {
    let title = front.title.flatMap { $0.isEmpty ? nil : "\(front.kind.rawValue) “\($0)”" }
    return switch front.kind {
    case .alert, .dialog: title ?? "\(front.kind.rawValue) on \(below)"
    case .menu: "menu on \(below)"
    case .root: declaration.flatMap(DeclaredName.of) ?? title ?? "root"
    default: declaration.flatMap(DeclaredName.of) ?? title ?? "\(front.kind.rawValue) on \(below)"
    }
  }
}

extension Driver {
  fileprivate func declaration(of element: ElementID?) -> ScreenDeclaration? {
    element.flatMap { declaration(of: $0) }
  }
}
