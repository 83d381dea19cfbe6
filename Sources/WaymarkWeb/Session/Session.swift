// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// Where a session's messages go.
@MainActor
protocol SessionLink: AnyObject {
  /// Sends a message; the session sends no other until `sent` is called.
  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void)
  /// Ends the connection with a code of RFC 6455.
  func close(_ code: Int)
}

/// One page in one browser: its own app, its own state.
///
/// Only one patch is ever on its way. While it is, events wait in the mailbox and changed state
/// waits in the graph, so a slow reader costs no memory.
@MainActor
final class Session: RenderHost {
  private var graph: ViewGraph?
  private var encoder: PatchEncoder
  private let stage: Stage
  private let link: any SessionLink
  private let mailbox: Mailbox

  /// The last event that was handled.
  private var done = 0
  private var announced: (done: Int, depth: Int) = (-1, -1)
  private var operations: [PatchOperation] = []
  /// The hash of the page in the browser, until the app's own page was seen to be the same.
  private var served: String?
  private var isMounted = false
  private var isSending = false
  private var mustFlush = false
  private var isScheduled = false

  init(stage: Stage, link: any SessionLink, mailbox: Mailbox) {
    self.stage = stage
    self.link = link
    self.mailbox = mailbox
    encoder = PatchEncoder(asset: stage.asset)
  }

  /// Handles what waits, and sends the outcome as one patch.
  func work() {
    guard !isSending, !isClosed else { return }
    for letter in mailbox.take() {
      guard let message = ClientMessage(letter), handle(message) else {
        stage.counters.malformed += 1
        return close(1002)
      }
      guard !isClosed else { return }
    }
    if mustFlush {
      mustFlush = false
      graph?.flush()
    }
    if isMounted, !isClosed { report() }
  }

  /// Ends the app's life in this page.
  func end() {
    isClosed = true
    graph?.wantsFlush = nil
    graph?.unmount()
    graph = nil
  }

  private(set) var isClosed = false

  /// Ends the connection; the page comes back with a fresh one.
  func drop() { close(1012) }

  private func close(_ code: Int) {
    link.close(code)
    end()
  }

  func apply(_ batch: [Mutation]) {
    guard !isClosed else { return }
    do {
      if let hash = served {
        try encoder.load(batch)
        if encoder.renderedPage().hash == hash { served = nil }
      } else {
        operations += try encoder.encode(batch)
      }
    } catch {
      // The runtime and this host disagree about what is shown; only a fresh page helps.
      stage.report("a batch does not fit what the page shows: \(error)")
      isClosed = true
      link.close(1011)
    }
  }

  func open(address: String) -> Bool {
    guard !isClosed, let address = WebAddress.allowed(address) else { return false }
    operations.append(.open(address))
    schedule()
    return true
  }

  private func handle(_ message: ClientMessage) -> Bool {
    switch message {
    case .hello(let page):
      guard graph == nil else { return false }
      mount(page)
      return true
    case .event(let number, let event):
      guard isMounted, number > done else { return false }
      done = number
      send(event)
      correct(event)
      return true
    case .phase(let number, let phase):
      guard isMounted, number > done else { return false }
      done = number
      graph?.scenePhase = phase
      return true
    case .back(let number, let steps):
      guard isMounted, number > done else { return false }
      done = number
      for _ in 0..<steps {
        guard let event = Layers(encoder.tree).back, send(event) else { break }
      }
      return true
    }
  }

  private func mount(_ page: String) {
    let graph = ViewGraph(host: self)
    self.graph = graph
    graph.wantsFlush = { [weak self] in self?.schedule() }
    served = page
    stage.mount(graph, effects: true)
    isMounted = true
    if served != nil {
      served = nil
      operations = encoder.reset() + operations
    }
  }

  @discardableResult
  private func send(_ event: HostEvent) -> Bool {
    do {
      try graph?.send(event)
      return true
    } catch {
      stage.counters.refused[error, default: 0] += 1
      return false
    }
  }

  /// Tells the page when what it shows of its own accord is not what the app made of it.
  private func correct(_ event: HostEvent) {
    guard let element = encoder.tree[event.target] else { return }
    let node = NodeAddress(element: element.id)
    switch (event.action, element.kind) {
    case (.changeText(let text), .textField):
      let value = element.text(.value) ?? ""
      if value != text { operations.append(.value(node, value)) }
    case (.changeOn(let isOn), .toggle):
      if element.flag(.on) != isOn {
        operations.append(.attribute(node, "aria-checked", isOn ? "false" : "true"))
      }
    default: break
    }
  }

  private func schedule() {
    mustFlush = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.work()
    }
  }

  private func report() {
    let depth = Layers(encoder.tree).depth
    guard !operations.isEmpty || announced != (done, depth) else { return }
    announced = (done, depth)
    var message = "[\(done),\(depth),["
    for (index, operation) in operations.enumerated() {
      if index > 0 { message += "," }
      operation.append(to: &message)
    }
    message += "]]"
    operations = []
    isSending = true
    link.send(message) { [weak self] in
      self?.isSending = false
      self?.work()
    }
  }
}
