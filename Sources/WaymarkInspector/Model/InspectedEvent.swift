// SPDX-License-Identifier: MIT

import WaymarkRecording
import WaymarkRender
import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// Something that has happened in a session, with the work that it caused.
struct InspectedEvent: Identifiable, Hashable {
  enum Kind: Hashable {
    /// What the app received: the index of its step in the recording; nil if the recording has
    /// reached its limit.
    case input(step: Int?)
    /// A change of a path that was proposed or made.
    case navigation(Change)
    /// A change that the app made itself, such as after a timer.
    case update
  }

  /// A change of the path of a flow stack, with descriptions of its values.
  struct Change: Hashable {
    var cause: String
    var before: [String]
    var after: [String]
    var outcome: NavigationOutcome
    var nesting: Int

    /// Whether it waits until gates open.
    var isHeld: Bool {
      if case .held = outcome { true } else { false }
    }

    @MainActor
    init(_ event: NavigationEvent) {
      cause = event.cause.rawValue
      before = event.before.map(Self.text)
      after = event.after.map(Self.text)
      outcome = event.outcome
      nesting = event.nesting
    }

    @MainActor
    private static func text(of route: Route<AnyHashable>) -> String {
      "\(route.style): \(InspectedValue.text(of: route.screen.base))"
    }
  }

  /// The number of the event in its session.
  let id: Int
  /// The milliseconds since the session began.
  let time: Int
  let kind: Kind
  /// What happened, on one line.
  let title: String
  /// Whether the app rejected the input.
  var isRejected = false
  /// The URL path of the front screen before an input, if it has one.
  var address: String?
  /// What the graph did from the event on, until the next one.
  var work = GraphInspection.Work()
}

extension InspectedEvent {
  /// A selection of events.
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case inputs = "Inputs"
    case navigation = "Navigation"
    case updates = "Updates"

    var id: Self { self }

    func includes(_ event: InspectedEvent) -> Bool {
      switch (self, event.kind) {
      case (.all, _), (.inputs, .input), (.navigation, .navigation), (.updates, .update): true
      default: false
      }
    }
  }

  /// Returns whether the text of a search occurs in the event.
  func matches(_ text: String) -> Bool {
    if text.isEmpty || title.localizedCaseInsensitiveContains(text) { return true }
    return work.bodies.keys.contains { $0.localizedCaseInsensitiveContains(text) }
  }
}

extension Recording.Input {
  /// The input on one line.
  var title: String {
    switch self {
    case .action(.action(let action), let element): "\(action.title) on \(element)"
    case .action(.scrolled(let target), let element):
      "scroll to \(target.map { "\($0)" } ?? "a removed element") on \(element)"
    case .action(.drop(let phase, let source, _), let element):
      "\(phase.rawValue) with \(source) on \(element)"
    case .link(let url): "link \(url)"
    case .activity(let type, let url): "activity \(type): \(url)"
    case .phase(let phase): "phase \(phase)"
    case .window(let frame): "size \(frame.text)"
    case .appearance(let appearance): appearance.text
    case .unsupported(let reason): reason
    case .end: "end"
    }
  }
}

extension HostEvent.Action {
  fileprivate var title: String {
    switch self {
    case .frame(let frame): "size \(frame.text)"
    case .measured(let sizes): "sizes of \(sizes.children.count) views"
    case .appearance(let appearance): appearance.text
    case .changeText(let text): "type \(text.debugDescription)"
    case .changeOn(let isOn): isOn ? "turn on" : "turn off"
    case .scrolling(let value):
      "\(value.phases.map(\.rawValue).joined(separator: ", ")) at "
        + "\(Int(value.offset.x)), \(Int(value.offset.y))"
    case .visible(let isVisible): isVisible ? "visible" : "not visible"
    case .visibleRange(let first, let count): "rows \(first) to \(first + max(count, 1) - 1)"
    case .hover(false, _): "pointer left"
    case .hover(true, let pointer):
      pointer.map { "pointer at \(Int($0.location.x)), \(Int($0.location.y))" } ?? "pointer entered"
    case .drop(let drop): drop.phase.rawValue
    default: "\(self)"
    }
  }
}

extension ElementFrame {
  fileprivate var text: String { "\(Int(width)) × \(Int(height))" }
}

extension Appearance {
  fileprivate var text: String {
    "appearance \(isDark ? "dark" : "light"), text \(Int((wordScale * 100).rounded())) %"
  }
}
