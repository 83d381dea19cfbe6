// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose content is evaluated at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The content follows the clock of the host: in a test, it changes when the test advances its
/// clock. While the scene is in the background it stands still. Dates that have passed meanwhile
/// are skipped, as are those less than a tenth of a second after the one before.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is evaluated with.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      /// Continuously, which is the cadence of all hosts.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The date of the schedule for which the content is shown.
    public let date: Date
    /// How often the content changes.
    public let cadence: Cadence

    init(date: Date) {
      self.date = date
      cadence = .live
    }
  }

  private let schedule: Schedule
  private let content: (Date) -> Content
  @Environment(\.scenePhase) private var phase
}

/// The context of a timeline view as its content receives it, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a view whose content depends on the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates.
  ///   - content: Returns the content for a date.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0)) }
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ScheduledContent(schedule: schedule, isPaused: phase == .background, content: content)
  }
}

nonisolated private struct ScheduledContent<Schedule: TimelineSchedule, Content: View>: View {
  typealias Body = Never

  let schedule: Schedule
  let isPaused: Bool
  let content: (Date) -> Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ScheduledNode(view, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: ScheduledNode<Schedule, Content>.self).receive(view)
  }
}

/// The node of a content that is evaluated at the dates of a schedule.
private final class ScheduledNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
  private var view: ScheduledContent<Schedule, Content>
  private var clock: TimelineClock
  private var waiting: Task<Void, Never>?
  private let site = ObservationSite.of(ScheduledNode<Schedule, Content>.self)
  private var observation: NodeObservation?

  init(_ view: ScheduledContent<Schedule, Content>, in parent: ViewNode) {
    self.view = view
    clock = TimelineClock(view.schedule, at: parent.graph.now)
    super.init(in: parent)
    child = Content._makeNode(evaluate(), in: self)
    wait()
  }

  func receive(_ new: ScheduledContent<Schedule, Content>) {
    view = new
    clock = TimelineClock(new.schedule, at: graph.now)
    update()
  }

  override func refresh() {
    clock.advance(to: graph.now)
    update()
  }

  private func update() {
    isDirty = false
    guard let child else { return }
    Content._updateNode(child, with: evaluate())
    wait()
  }

  private func evaluate() -> Content {
    observing(at: site, in: self, &observation, NodeObservation(self)) { view.content(clock.date) }
  }

  private func wait() {
    waiting?.cancel()
    waiting = nil
    guard let next = clock.nextChange, !view.isPaused, graph.runsEffects else { return }
    waiting = Task { [weak self, time = graph.time] in
      try? await time.sleep(next)
      if !Task.isCancelled { self?.invalidate() }
    }
  }

  override func didUnmount() {
    waiting?.cancel()
    observation?.end()
  }
}
