// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

struct NavigationPathTests {
  @Test func `a path of mixed values tells types apart`() {
    #expect(NavigationPath([1]) == NavigationPath([1]))
    var whole = NavigationPath()
    whole.append(1)
    var fraction = NavigationPath()
    fraction.append(1.0)
    #expect(whole != fraction && whole.count == 1 && NavigationPath().isEmpty)
  }
}
