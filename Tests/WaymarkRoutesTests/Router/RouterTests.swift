// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

/// The target of a navigation, and navigations without a target.
@MainActor @Suite struct RouterTests {
  private let router = Router()
  private let page = Surface()

  @Test func `the handler for a navigation's type opens it, else the one for all others`() {
    router.registerForOthers(Opener("any "))
    router.register(Opener("walk "), for: TripNavigation.self)
    router.appeared(page)
    router.navigate(TripNavigation.stage(1))
    router.navigate(InnNavigation.inn)
    #expect(page.opened == ["walk stage 1", "any inn"])
  }

  @Test func `a router inherits handlers as they are, and its own outrank them`() {
    let child = Router(inheriting: router)
    child.appeared(page)
    router.register(Opener("outer "), for: TripNavigation.self)
    child.navigate(TripNavigation.start)
    child.registerForOthers(Opener("inner "))
    child.navigate(TripNavigation.start)
    #expect(page.opened == ["outer start", "inner start"])
    #expect(child.handler(forExactly: TripNavigation.self) != nil)
    #expect(child.handler(forExactly: InnNavigation.self) == nil)
  }

  @Test func `a router without a parent has only what is registered with it`() {
    router.register(Opener(), for: TripNavigation.self)
    #expect(Router().handler(forExactly: TripNavigation.self) == nil)
  }

  @Test func `a navigation that nothing is registered for is reported once for each type`() {
    router.appeared(page)
    let found = reports {
      router.navigate(TripNavigation.start)
      router.navigate(TripNavigation.stage(1))
      router.navigate(InnNavigation.inn)
    }
    #expect(found.severities == [.error, .error])
    #expect(page.opened.isEmpty)
  }

  @Test func `a navigation waits for the first target, in order, whenever its handler comes`() {
    let found = reports {
      router.navigate(TripNavigation.stage(1))
      router.navigate(TripNavigation.stage(2))
      router.register(Opener(), for: TripNavigation.self)
      router.appeared(page)
    }
    #expect(page.opened == ["stage 1", "stage 2"])
    #expect(found.severities.isEmpty)
    router.disappeared(page)
    router.appeared(page)
    #expect(page.opened.count == 2)
  }

  @Test func `what waits goes on waiting for a target that takes it`() {
    router.register(Opener(only: ["outer"]), for: TripNavigation.self)
    let found = reports {
      router.navigate(TripNavigation.start)
      router.appeared(page)
    }
    #expect(found.severities.isEmpty)
    let outer = Surface("outer")
    router.appeared(outer)
    #expect(outer.opened == ["start"])
  }

  @Test func `a navigation that no target on screen takes is reported`() {
    router.register(Opener(only: ["outer"]), for: TripNavigation.self)
    router.appeared(page)
    let found = reports { router.navigate(TripNavigation.start) }
    #expect(found.severities == [.error])
    let outer = Surface("outer")
    router.appeared(outer)
    #expect(outer.opened.isEmpty)
  }

  @Test func `no more than a hundred navigations wait`() {
    let found = reports {
      for number in 1...101 { router.navigate(TripNavigation.stage(number)) }
    }
    #expect(found.severities == [.error])
    router.register(Opener(), for: TripNavigation.self)
    router.appeared(page)
    #expect(page.opened.count == 100)
    #expect(page.opened.last == "stage 100")
  }

  // MARK: Targets

  @Test func `a screen opens in the target that appeared last`() {
    let other = Surface("other")
    router.register(Opener(), for: TripNavigation.self)
    router.appeared(page)
    router.appeared(other)
    router.navigate(TripNavigation.stage(1))
    router.appeared(page)
    router.navigate(TripNavigation.stage(2))
    router.disappeared(page)
    router.navigate(TripNavigation.stage(3))
    #expect(page.opened == ["stage 2"])
    #expect(other.opened == ["stage 1", "stage 3"])
  }

  @Test func `a target inside another is in front of it, whichever appeared first`() {
    let inner = Surface("inner", in: page)
    router.register(Opener(), for: TripNavigation.self)
    router.appeared(inner)
    router.appeared(page)
    router.navigate(TripNavigation.start)
    #expect(inner.opened == ["start"])
    #expect(page.opened.isEmpty)
  }

  @Test func `a covered target is passed over, and so is one that does not take the screen`() {
    let (covered, strange) = (Surface("covered"), Surface("strange"))
    covered.isUncovered = false
    router.register(Opener(only: ["page", "covered"]), for: TripNavigation.self)
    for target in [page, strange, covered] { router.appeared(target) }
    router.navigate(TripNavigation.start)
    #expect(page.opened == ["start"])
    #expect(covered.opened.isEmpty)
  }

  @Test func `while all targets are covered, a navigation waits for the next that appears`() {
    page.isUncovered = false
    router.register(Opener(), for: TripNavigation.self)
    router.appeared(page)
    router.navigate(TripNavigation.start)
    #expect(page.opened.isEmpty)
    page.isUncovered = true
    router.appeared(page)
    #expect(page.opened == ["start"])
  }

  @Test func `from inside a target a screen opens there while nothing covers it`() {
    let other = Surface("other")
    router.register(Opener(), for: TripNavigation.self)
    router.appeared(page)
    router.appeared(other)
    let own = Router(router, from: page)
    own.navigate(TripNavigation.stage(1))
    page.isUncovered = false
    own.navigate(TripNavigation.stage(2))
    #expect(page.opened == ["stage 1"])
    #expect(other.opened == ["stage 2"])
    #expect(own.isSame(as: router))
  }

  @Test func `a target is not retained`() {
    router.register(Opener(), for: TripNavigation.self)
    do { router.appeared(Surface("gone")) }
    #expect(router.targets.isEmpty)
  }

  @Test func `the default router is the process's unless another is bound to the task`() async {
    #expect(Router.default === Router.process)
    await RouterScope.$current.withValue(router) {
      #expect(Router.default === router)
      await Task { #expect(Router.default === router) }.value
    }
  }
}
