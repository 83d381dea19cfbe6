// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics
import WaymarkRender
import WaymarkViews

@testable import WaymarkHeadless
@testable import WaymarkTesting

/// A tree written by hand, in the form that the runtime emits.
struct Sketch {
  var kind: ElementKind
  var properties: [Property: PropertyValue]
  var children: [Sketch]

  init(
    _ kind: ElementKind, _ properties: [Property: PropertyValue] = [:],
    @SketchBuilder children: () -> [Sketch] = { [] }
  ) {
    self.kind = kind
    self.properties = properties
    self.children = children()
  }

  static func text(_ words: String) -> Sketch { Sketch(.text, [.text: .text(words)]) }

  static func button(_ words: String, _ properties: [Property: PropertyValue] = [:]) -> Sketch {
    Sketch(.button, properties) { text(words) }
  }

  static func row(_ words: String) -> Sketch { Sketch(.row) { button(words) } }

  static func screen(
    _ title: String, back: String? = nil, @SketchBuilder children: () -> [Sketch] = { [] }
  ) -> Sketch {
    var properties: [Property: PropertyValue] = [.title: .text(title)]
    properties[.backTitle] = back.map(PropertyValue.text)
    return Sketch(.screen, properties, children: children)
  }

  /// A window with its overlays, the frontmost last.
  static func window(_ content: Sketch..., overlays: [Sketch] = []) -> Sketch {
    Sketch(.window) {
      content
      Sketch(.overlays) { overlays }
    }
  }

  /// The mutations that create the tree; ids count up from `firstIndex` in reading order.
  func mutations(firstIndex: UInt32 = 1) -> [Mutation] {
    var log: [Mutation] = []
    var next = firstIndex
    add(to: .root, at: 0, log: &log, next: &next)
    return log
  }

  private func add(to parent: ElementID, at place: Int, log: inout [Mutation], next: inout UInt32) {
    let id = ElementID(index: next)
    next += 1
    log.append(.create(id, kind))
    for (property, value) in properties { log.append(.set(id, property, value)) }
    for (index, child) in children.enumerated() {
      child.add(to: id, at: index, log: &log, next: &next)
    }
    log.append(.insert(id, into: parent, at: place))
  }
}

@resultBuilder
enum SketchBuilder {
  static func buildExpression(_ sketch: Sketch) -> [Sketch] { [sketch] }
  static func buildExpression(_ sketches: [Sketch]) -> [Sketch] { sketches }
  static func buildBlock(_ parts: [Sketch]...) -> [Sketch] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[Sketch]]) -> [Sketch] { parts.flatMap { $0 } }
}

/// An app without a runtime: it shows sketches and records the received events.
@MainActor
final class SketchedApp {
  private(set) var events: [HostEvent] = []
  /// The reason why the next events are rejected.
  var refusal: HostEventError?
  var onEvent: (HostEvent) -> Void = { _ in }
  var isIdle = true
  private(set) var host = HeadlessHost()
  private(set) var wantsFlush: () -> Void = {}
  private(set) var sink = DiagnosticSink.current
  private(set) var urls: [URL] = []
  private(set) var stopCount = 0
  private var shown: Sketch
  private var nextIndex: UInt32 = 1
  private var isDirty = true

  init(_ sketch: Sketch) { shown = sketch }

  /// Shows another tree, starting with the next flush.
  func show(_ sketch: Sketch) {
    shown = sketch
    isDirty = true
  }

  func application(clock: ManualClock = ManualClock()) -> XCUIApplication {
    let place = SourcePlace(fileID: #fileID, file: #filePath, line: #line, column: #column)
    return XCUIApplication(clock: clock, at: place) { host, _, sink, arrivals, wantsFlush in
      self.host = host
      self.sink = sink
      self.wantsFlush = wantsFlush
      self.nextIndex = 1
      self.isDirty = true
      self.urls += arrivals.compactMap(\.url)
      return Runtime(
        send: { event in
          if let refusal = self.refusal { return refusal }
          self.events.append(event)
          self.onEvent(event)
          return nil
        },
        deliver: { self.urls += [$0].compactMap(\.url) }, flush: self.flush,
        isIdle: { self.isIdle },
        stop: { self.stopCount += 1 })
    }
  }

  func launched() -> XCUIApplication {
    let application = application()
    application.launch()
    return application
  }

  /// The event for the n-th element of the first sketch, in reading order.
  static func event(_ action: HostEvent.Action, _ index: UInt32) -> HostEvent {
    HostEvent(action, on: ElementID(index: index))
  }

  private func flush() {
    guard isDirty else { return }
    isDirty = false
    let old = host.tree.windows.flatMap { id in [Mutation.remove(id, from: .root), .destroy(id)] }
    let new = shown.mutations(firstIndex: nextIndex)
    nextIndex += UInt32(new.count)
    host.apply(old + new)
  }
}

extension Arrival {
  /// The URL, if it is one.
  fileprivate var url: URL? {
    if case .link(let url) = self { url } else { nil }
  }
}
