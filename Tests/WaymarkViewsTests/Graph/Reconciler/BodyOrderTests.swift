// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

/// A log of modifiers while their bodies run, without publishing it.
@MainActor
private final class Register: ObservableObject {
  var names: [String] = []
}

private struct Registering: ViewModifier {
  let name: String
  @EnvironmentObject var register: Register

  func body(content: Content) -> some View {
    let _ = register.names.append(name)
    content
  }
}

private struct Root: View {
  let register: Register
  @State var path: [Int]
  @State private var late = "inner"

  var body: some View {
    NavigationStack(path: $path) {
      Button("Both") {
        path.append(2)
        late = "late"
      }
      .modifier(Registering(name: late))
      .modifier(Registering(name: "outer"))
      .navigationDestination(for: Int.self) { _ in Text(register.names.joined(separator: " ")) }
    }
    .environmentObject(register)
  }
}

@MainActor @Suite struct BodyOrderTests {
  @Test func `modifiers run from the outside in, before destinations at launch (S8)`() {
    let app = XCUIApplication { Root(register: Register(), path: [1]) }
    app.launch()
    #expect(app.staticTexts["outer inner"].exists)
  }

  @Test func `modifiers run before destinations that the same update needs (S8)`() {
    let app = XCUIApplication { Root(register: Register(), path: []) }
    app.launch()
    app.buttons["Both"].tap()
    #expect(app.staticTexts.firstMatch.label.hasSuffix("late"))
  }
}
