// SPDX-License-Identifier: MIT

import WaymarkRoutes

struct Account: Hashable {
  let number: String
}

enum Page: Hashable {
  case detail(secret: String)
}

/// A value that no log, metric or trace may contain unless requested.
let secret = "1234-5678"

/// A person goes back two screens in a flow stack within another.
func back() -> NavigationEvent {
  NavigationEvent(
    cause: .back,
    before: [
      .push(Page.detail(secret: secret)), .sheet(1, withNavigation: true),
      .push(Account(number: secret)),
    ],
    after: [.push(Page.detail(secret: secret))], nesting: 2, seconds: 0.35)
}

/// A link leads from an account to the root of the outermost stack.
func link() -> NavigationEvent {
  NavigationEvent(cause: .link, before: [.push(Account(number: secret))], after: [])
}

/// A guard blocks a link to an account.
func blocked() -> NavigationEvent {
  var event = NavigationEvent(
    cause: .link.from(.link(source: "handoff", isTrusted: true)), before: [],
    after: [.push(Account(number: secret))])
  event.outcome = .blocked(reason: "not subscribed")
  return event
}

/// Guards are about to be asked.
func proposed() -> NavigationEvent {
  var event = blocked()
  event.outcome = .proposed
  return event
}

/// Names a screen by its value.
func value(of screen: AnyHashable) -> String {
  (screen.base as? Account)?.number ?? "other"
}
