// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkRender

// What the session sends: the mutations of its graph as patches, and requests of the app.
extension Session {
  func apply(_ batch: [Mutation]) {
    guard !isClosed else { return }
    do {
      if served == nil {
        operations += try encoder.encode(batch)
      } else if !continuesServedPage(after: batch) {
        try encoder.load(batch)
        compareMarkup()
      }
    } catch {
      // The runtime and the host are out of sync, and only a reload can recover.
      store.report("The page and the view graph are out of sync: \(error)")
      isClosed = true
      transport?.close(1011)
    }
  }

  /// Continues with the elements of the served page if all batches so far are those that led to it.
  private func continuesServedPage(after batch: [Mutation]) -> Bool {
    served?.mutations.combine(batch)
    guard let served, let mutations = served.page.mutations,
      served.mutations.finalize() == mutations, let known = store.servedPages[mutations]
    else { return false }
    encoder.resume(known.state)
    self.served = nil
    return true
  }

  /// Ends the comparison with a page that another process has served if both show the same now.
  private func compareMarkup() {
    guard let served else { return }
    if let mutations = served.page.mutations, store.servedPages[mutations] != nil { return }
    if encoder.renderedPage().identity.markup == served.page.markup { self.served = nil }
  }

  func open(address: String) -> Bool {
    guard !isClosed, transport != nil, let address = WebAddress.allowed(address) else {
      return false
    }
    operations.append(.open(address))
    schedule()
    return true
  }

  func address(of value: AnyHashable) -> String? { store.site?.screenAddress(value) }

  func share(_ content: SharedContent) -> Bool {
    guard !isClosed, transport != nil else { return false }
    operations.append(PatchOperation(sharing: content))
    schedule()
    return true
  }

  /// Flushes the graph soon and sends the result.
  func schedule() {
    mustFlush = true
    if !isInTurn { continueSoon() }
  }

  /// Sends what has changed since the last message as one patch.
  func report() {
    let depth = Layers(encoder.tree).depth
    updateHistory(depth: depth)
    sealState()
    guard !operations.isEmpty || announced != (lastHandled, depth) || announcedHistory != history
    else {
      return
    }
    var message = "[\(lastHandled),"
    if let history, history != announcedHistory {
      let kept = announcedHistory.map { history.commonCount(with: $0) } ?? 0
      announcedHistory = history
      let added = history.addresses.dropFirst(kept).map(JSON.string)
      message += JSON.array((kept > 0 ? [.number("\(kept)")] : []) + added).compactText
    } else {
      message += "\(depth)"
    }
    announced = (lastHandled, depth)
    message += ",["
    for (index, operation) in operations.enumerated() {
      if index > 0 { message += "," }
      operation.append(to: &message)
    }
    message += "]]"
    operations = []
    sentCount += 1
    let (times, clock, metrics) = (unanswered, store.clock, store.metrics)
    unanswered = []
    transport?.send(message) {
      guard !times.isEmpty else { return }
      let now = clock.now()
      for time in times { metrics.eventTime.record(now - time) }
    }
  }
}
