// SPDX-License-Identifier: MIT

import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// A SwiftUI view that shows a `UIView` created by a test.
struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}

  /// Launches an app that shows views.
  @MainActor
  static func launch(_ views: UIView...) -> XCUIApplication {
    let app = XCUIApplication {
      VStack { ForEach(views, id: \.self) { Shown(view: $0) } }
    }
    app.launch()
    return app
  }
}
