// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

/// The listeners of navigations, when they are called, and in which order.
@MainActor @Suite struct RouterListenerTests {
  private let router = Router()
  private let page = Surface()
  private let opener = Opener()

  init() {
    router.register(opener, for: TripNavigation.self)
    router.appeared(page)
  }

  @Test func `all listeners hear of a navigation, in order of registration`() {
    var heard: [String] = []
    router.didNavigate { heard.append("1 \(name($0))") }
    router.didNavigate { heard.append("2 \(name($0))") }
    router.navigate(TripNavigation.stage(1))
    #expect(heard == ["1 stage 1", "2 stage 1"])
  }

  /// K8.
  @Test func `the parent's listeners hear first`() {
    var heard: [String] = []
    let child = Router(inheriting: router)
    child.appeared(page)
    child.didNavigate { _ in heard.append("child") }
    router.didNavigate { _ in heard.append("parent") }
    child.navigate(TripNavigation.start)
    router.navigate(TripNavigation.start)
    #expect(heard == ["parent", "child", "parent"])
  }

  @Test func `a listener that is ended hears nothing more, even of what is being told`() {
    var heard: [String] = []
    var second: NavigationSubscription?
    router.didNavigate { _ in second?.cancel() }
    second = router.didNavigate { heard.append(name($0)) }
    router.navigate(TripNavigation.start)
    second?.cancel()
    #expect(heard.isEmpty)
  }

  @Test func `listeners hear of a navigation once it is shown, and not of one that is refused`() {
    var heard: [String] = []
    router.didNavigate { heard.append(name($0)) }
    opener.isSlow = true
    router.navigate(TripNavigation.stage(1))
    router.navigate(TripNavigation.stage(2))
    #expect(heard.isEmpty)
    opener.showAll()
    #expect(heard == ["stage 1", "stage 2"])
    opener.refuses = true
    router.navigate(TripNavigation.stage(3))
    opener.showAll()
    #expect(heard.count == 2)
  }

  @Test func `what a listener navigates to opens after all listeners have heard`() {
    var heard: [String] = []
    router.didNavigate { [router, page] navigation in
      heard.append("1 \(name(navigation)), \(page.opened.count) open")
      if case TripNavigation.start = navigation { router.navigate(TripNavigation.stage(1)) }
    }
    router.didNavigate { [page] navigation in
      heard.append("2 \(name(navigation)), \(page.opened.count) open")
    }
    router.navigate(TripNavigation.start)
    #expect(
      heard == ["1 start, 1 open", "2 start, 1 open", "1 stage 1, 2 open", "2 stage 1, 2 open"])
  }

  @Test func `listeners that navigate without end are stopped and reported`() {
    router.didNavigate { [router] _ in router.navigate(TripNavigation.start) }
    let found = reports { router.navigate(TripNavigation.start) }
    #expect(found.severities == [.error])
    #expect(page.opened.count == 100)
  }
}
