// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Room: Hashable, Sendable {
  case hall, attic
}

private let house = RouteTable<Room>.reporting(hosts: ["house.example"]) {
  LinkRoute("/", route: .hall)
  LinkRoute("/attic", route: .attic) { _ in .hall }
}

@MainActor
private final class HouseModel: ObservableObject {
  @Published var path: [Route<Room>] = []
  @Published var inbox = LinkInbox()
}

/// The models that views have made.
@MainActor
private final class Register {
  weak var last: HouseModel?
  var count = 0

  func make() -> HouseModel {
    let model = HouseModel()
    last = model
    count += 1
    return model
  }
}

/// A view that owns its model, and follows links with it.
private struct HouseView: View {
  let windows: LinkWindows?
  @StateObject private var model: HouseModel

  init(_ register: Register, _ windows: LinkWindows?) {
    self.windows = windows
    _model = StateObject(wrappedValue: register.make())
  }

  @ViewBuilder var body: some View {
    let content = FlowStack($model.path, withNavigation: true) {
      Text("hall").flowDestination(for: Room.self) { Text("\($0)") }
    }
    .links(house, inbox: $model.inbox, path: $model.path)
    if let windows { content.linkWindow(windows, id: "a") } else { content }
  }
}

@MainActor
struct LinkLeakTests {
  private let register = Register()

  @Test(arguments: [false, true])
  func `a removed view that followed links leaves nothing`(isInWindow: Bool) async throws {
    let windows = isInWindow ? LinkWindows(focus: { _ in }, open: { _ in false }) : nil
    let app = XCUIApplication { HouseView(register, windows) }
    app.launch()
    app.open(try #require(URL(string: "https://house.example/attic")))
    #expect(app.staticTexts["attic"].isHittable)
    #expect(register.last != nil && register.count == 1)
    app.terminate()
    #expect(register.last == nil)
  }
}
