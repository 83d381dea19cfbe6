// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
private func report(
  _ probe: Probe, _ y: Double, of index: Int = 0, kind: ElementKind = .scroll,
  _ phases: ScrollValue.Phase..., velocity: Double? = nil
) throws {
  let value = ScrollValue(
    phases: phases.isEmpty ? [.idle] : phases, offset: PointValue(x: -8, y: y - 20),
    contentSize: SizeValue(width: 300, height: 1000),
    insets: InsetsValue(top: 20, leading: 8, bottom: 30, trailing: 4),
    containerSize: SizeValue(width: 312, height: 500),
    velocity: velocity.map { PointValue(x: 0, y: $0) })
  let scroll = try #require(probe.all(kind).dropFirst(index).first)
  try probe.graph.send(HostEvent(.scrolling(value), on: scroll.id))
}

/// D37: views that observe scrolling.
@MainActor
struct ScrollObserverTests {
  private let journal = Journal()

  @Test func `D37: the geometry of a scroll view follows from what the host reports`() throws {
    var found: ScrollGeometry?
    let probe = Probe(
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          found = $1
        })
    #expect(probe.all(.scroll)[0][.scrollObserved] == true)
    try report(probe, 100)
    let geometry = try #require(found)
    #expect(geometry.contentOffset == CGPoint(x: -8, y: 80))
    #expect(geometry.contentSize == CGSize(width: 300, height: 1000))
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 8, bottom: 30, trailing: 4))
    #expect(geometry.containerSize == CGSize(width: 312, height: 500))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 100, width: 300, height: 450))
    #expect(geometry.bounds == CGRect(x: -8, y: 80, width: 312, height: 500))
    #expect(probe.host.errors == [])
  }

  @Test func `D37: an action runs first with equal values, and then only for another one`()
    throws
  {
    let journal = journal
    let probe = Probe(
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: Bool.self) {
          $0.visibleRect.minY > 100
        } action: { old, new in
          journal.note("\(old) \(new)")
        })
    #expect(journal.take() == [])
    try report(probe, 0)
    #expect(journal.take() == ["false false"])
    try report(probe, 60)
    try report(probe, 100)
    #expect(journal.take() == [])
    try report(probe, 101)
    try report(probe, 400)
    try report(probe, 0)
    #expect(journal.take() == ["false true", "true false"])
  }

  @Test func `D37: the action sees the state of the last update, and changes it`() throws {
    let (probe, _) = Probe.remoted(0) { $count in
      VStack {
        Text("\(count)")
        ScrollView { Text("a") }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.visibleRect.minY
          } action: { _, _ in
            count += 1
          }
      }
    }
    try report(probe, 0)
    try report(probe, 5)
    try report(probe, 9)
    #expect(probe.texts.first == "3")
  }

  @Test func `D37: phases arrive in order, several at once if need be`() throws {
    let journal = journal
    let probe = Probe(
      List { Text("a") }
        .onScrollPhaseChange { old, new in journal.note("\(old) \(new)") }
        .onScrollPhaseChange { _, new, context in
          journal.note(
            "\(new.isScrolling) \(context.geometry.visibleRect.minY) "
              + "\(context.velocity.map { "\($0.dy)" } ?? "-")")
        })
    try report(probe, 0, kind: .list)
    try report(probe, 0, kind: .list, .tracking)
    #expect(journal.take() == ["idle tracking", "true 0.0 -"])
    try report(probe, 9, kind: .list, .tracking, .interacting, .decelerating, velocity: 40)
    #expect(
      journal.take() == [
        "tracking interacting", "interacting decelerating", "true 9.0 40.0", "true 9.0 40.0",
      ])
    try report(probe, 10, kind: .list, .idle)
    try report(probe, 20, kind: .list, .animating, .idle)
    #expect(
      journal.take() == [
        "decelerating idle", "false 10.0 -", "idle animating", "animating idle", "true 20.0 -",
        "false 20.0 -",
      ])
  }

  private struct Nested: View {
    let journal: Journal
    var showsFirst = true

    var body: some View {
      VStack {
        Text("title")
        if showsFirst {
          ScrollView {
            ScrollView(.horizontal) { Text("in") }
              .onScrollGeometryChange(for: CGFloat.self) {
                $0.visibleRect.minY
              } action: { _, new in
                journal.note("inner \(new)")
              }
            ScrollView(.horizontal) { Text("unobserved") }
          }
        }
        ScrollView { Text("second") }
      }
      .sheet(isPresented: .constant(true)) { ScrollView { Text("sheet") } }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.visibleRect.minY
      } action: { _, new in
        journal.note("outer \(new)")
      }
    }
  }

  @Test func `D37: the first scroll view in a view is observed, but not what is inside of it`()
    throws
  {
    let journal = journal
    let (probe, show) = Probe.remoted(true) {
      Nested(journal: journal, showsFirst: $0.wrappedValue)
    }
    #expect(
      probe.all(.scroll).map { $0[.scrollObserved] == true } == [true, true, false, true, false])
    try report(probe, 1, of: 0)
    try report(probe, 2, of: 1)
    try report(probe, 3, of: 3)
    #expect(journal.take() == ["outer 1.0", "inner 2.0"])
    for other in [2, 4] {
      #expect(throws: HostEventError.unsupported) { try report(probe, 4, of: other) }
    }
    show(false)
    try report(probe, 5, of: 0)
    #expect(journal.take() == ["outer 5.0"])
  }

  @Test func `D37: reports of covered scroll views are accepted, implausible ones are not`()
    throws
  {
    let journal = journal
    let probe = Probe(
      NavigationStack(path: .constant([1])) {
        ScrollView { Text("a") }
          .onScrollPhaseChange { _, new in journal.note("\(new)") }
          .navigationDestination(for: Int.self) { _ in Text("b") }
      })
    try report(probe, 0, .animating)
    #expect(journal.take() == ["animating"])
    #expect(throws: HostEventError.invalid) { try report(probe, .infinity, .idle) }
    #expect(journal.take() == [])
  }

  private struct Film: View {
    let journal: Journal

    var body: some View {
      ScrollView {
        Text("film").onScrollVisibilityChange(threshold: 0.3) { journal.note("\($0)") }
      }
    }
  }

  private func see(_ isVisible: Bool, _ probe: Probe) throws {
    let film = try #require(probe.all(.box).first { $0[.visibilityThreshold] != nil })
    try probe.graph.send(HostEvent(.visible(isVisible), on: film.id))
  }

  @Test func `D37: a view says when it is visible, and when it is not any more`() throws {
    let journal = journal
    let (probe, show) = Probe.remoted(true) { if $0.wrappedValue { Film(journal: journal) } }
    #expect(probe.all(.box).compactMap { $0[.visibilityThreshold] } == [0.3])
    try see(false, probe)
    #expect(journal.take() == [])
    try see(true, probe)
    try see(true, probe)
    try see(false, probe)
    try see(true, probe)
    #expect(journal.take() == ["true", "false", "true"])
    show(false)
    #expect(journal.take() == ["false"])
    #expect(probe.host.errors == [])
  }

  @Test(arguments: [true, false])
  func `D37: a covered view is invisible, whenever the host says so`(isReported: Bool) throws {
    let journal = journal
    let (probe, show) = Probe.remoted([Int]()) { path in
      NavigationStack(path: path) {
        Film(journal: journal).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    try see(true, probe)
    show([1])
    #expect(journal.take() == ["true", "false"])
    if isReported { try see(false, probe) }
    show([])
    if isReported { try see(true, probe) }
    #expect(journal.take() == ["true"])
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (7, 1), (.nan, 0.5)] as [(Double, Double)])
  func `a threshold is a fraction`(threshold: Double, used: Double) {
    let probe = Probe(Text("a").onScrollVisibilityChange(threshold: threshold) { _ in })
    #expect(probe.all(.box).compactMap { $0[.visibilityThreshold] } == [used])
  }
}
