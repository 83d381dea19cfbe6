// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

private enum Basket: CheckpointScreen {
  case cart(Int)
  case address

  var checkpoint: Checkpoint? {
    switch self {
    case .cart: "cart"
    case .address: nil
    }
  }
}

struct CheckpointTests {
  @Test func `a path returns to the topmost screen that names the checkpoint (Q10)`() {
    var path: [Route<Basket>] = [.push(.cart(1)), .push(.cart(2)), .sheet(.address)]
    #expect(path.index(of: "cart") == 1)
    let erased = path
    let hasReturned = path.returnTo("cart")
    #expect(hasReturned)
    #expect(path == [.push(.cart(1)), .push(.cart(2))])
    var flow = FlowPath(erased)
    flow.push("above")
    flow.returnTo("cart")
    #expect(flow.count == 2)
  }

  @Test func `a checkpoint that no screen names is reported, and nothing closes (Q10)`() {
    var path: [Route<Basket>] = [.push(.address)]
    let reported = reports { path.returnTo("cart") }
    #expect(reported.severities == [.error])
    #expect(!reported.value && path.count == 1)
  }
}
