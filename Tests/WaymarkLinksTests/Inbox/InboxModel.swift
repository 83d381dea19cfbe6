// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The rules of an inbox in their simplest form: all links are kept, and searched each time.
struct InboxModel {
  struct Letter {
    var id: Int
    var link: String
    var source: LinkSource
    var time: Double
    var needs: Set<LinkGate> = []
    /// The outcome; nil while it waits.
    var end: String?
    var receivedAt: Double?
    var listeners: [String] = []
    /// Whether listeners that have not received it do not receive it any more.
    var isWithdrawn = false
    var mayComeAgain = false
    var wasDelivered: Bool { end.map { !$0.hasPrefix("refused") && !$0.hasPrefix("dup") } ?? true }
  }

  var letters: [Letter] = []
  var gates: Set<LinkGate> = []
  var isReady = false
  var now = 1000.0
  var isUpdated = false
  var received: [String] = []

  /// The gates that a link requires; nil for links without a destination.
  private func needs(_ link: String) -> Set<LinkGate>? {
    let known: [String: Set<LinkGate>] =
      isUpdated
      ? ["/trails/1": ["loaded"], "/trails/2": ["loaded"]]
      : [
        "/trails/1": [], "/trails/2": [], "/account": ["signedIn"],
        "/orders/1": ["signedIn", "loaded"],
      ]
    return known[link]
  }

  private mutating func endWaiting(_ end: String, where isMeant: (Letter) -> Bool = { _ in true }) {
    for index in letters.indices where letters[index].end == nil && isMeant(letters[index]) {
      letters[index].end = end
    }
  }

  private mutating func close(_ gate: LinkGate) {
    guard gates.contains(gate) else { return }
    gates.remove(gate)
    endWaiting("closed") { $0.needs.contains(gate) }
    for index in letters.indices where letters[index].needs.contains(gate) {
      letters[index].isWithdrawn = true
    }
  }

  mutating func run(_ step: InboxStep) {
    let now = now
    switch step {
    case .ready: isReady = true
    case .open(let gate): gates.insert(gate)
    case .close(let gate): close(gate)
    case .gates(let all):
      for gate in gates.subtracting(all).sorted(by: { $0.rawValue < $1.rawValue }) { close(gate) }
      gates = all
    case .wait(let seconds): self.now += seconds
    case .expire: endWaiting("expired") { now - $0.time > 100 }
    case .decline: endWaiting("declined")
    case .leave:
      for index in letters.indices where letters[index].end == "applied" {
        letters[index].mayComeAgain = true
      }
    case .refuse:
      letters.append(
        Letter(id: letters.count + 1, link: "", source: .notification, time: now, end: "refused"))
    case .update: isUpdated = true
    case .restart:
      isReady = false
      gates = []
      for index in letters.indices { letters[index].isWithdrawn = true }
    case .deliver(let link, let source): deliver(link, source)
    case .receive(let listener): receive(listener)
    }
  }

  private mutating func deliver(_ link: String, _ source: LinkSource) {
    run(.expire)
    var letter = Letter(id: letters.count + 1, link: link, source: source, time: now)
    if let needs = needs(link) {
      letter.needs = needs
      let newest = letters.last { $0.end == nil || $0.end == "applied" }
      if let newest, !newest.mayComeAgain, newest.link == link, newest.source == source,
        (0...2).contains(now - newest.time)
      {
        letter.end = "duplicate of \(newest.id)"
      } else {
        endWaiting("superseded by \(letter.id)")
      }
    } else {
      letter.end = "refused"
      endWaiting("superseded by \(letter.id)")
    }
    letters.append(letter)
  }

  private mutating func receive(_ listener: String) {
    run(.expire)
    // Only the newest link is ever delivered.
    guard isReady, let index = letters.lastIndex(where: \.wasDelivered) else { return }
    var letter = letters[index]
    defer { letters[index] = letter }
    if letter.end == "applied" {
      let isLate = !(0...10).contains(now - (letter.receivedAt ?? 0))
      if isLate || letter.isWithdrawn || letter.listeners.contains(listener) { return }
    } else if letter.end != nil {
      return
    }
    guard letter.needs.isSubset(of: gates) else { return }
    guard let needs = needs(letter.link) else {
      letter.isWithdrawn = true
      if letter.end == nil { letter.end = "unknown now" }
      return
    }
    letter.needs = needs
    guard needs.isSubset(of: gates) else { return }
    if letter.end == nil {
      letter.receivedAt = now
      letter.isWithdrawn = false
    }
    letter.end = "applied"
    letter.listeners.append(listener)
    received.append(listener.isEmpty ? "\(letter.id)" : "\(listener) \(letter.id)")
  }
}

/// The outcome of a link in the model's terms.
func modelEnd(of outcome: LinkOutcome) -> String {
  switch outcome.result {
  case .applied: "applied"
  case .dropped(.superseded(let id)): "superseded by \(id)"
  case .dropped(.expired): "expired"
  case .dropped(.duplicate(let id)): "duplicate of \(id)"
  case .dropped(.refused(.closed)): "closed"
  case .dropped(.refused(.declined)): "declined"
  case .dropped(.refused(.link)): outcome.pattern == nil ? "refused" : "unknown now"
  case .dropped(.refused(.payload)): "refused"
  case .dropped(.refused(.screenStays)), .dropped(.refused(.blocked)): "received back"
  }
}
