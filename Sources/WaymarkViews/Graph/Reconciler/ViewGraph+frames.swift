// SPDX-License-Identifier: MIT

import WaymarkRender

extension ViewGraph {
  /// The maximum number of frames of one animation.
  private static let frameLimit = 90
  /// The frames per second.
  private static let frameRate = 30.0

  /// Shows a change, and sends its intermediate states.
  ///
  /// - Parameters:
  ///   - course: The duration, the delay and the repetitions.
  ///   - show: Updates views to their state at a fraction of the duration, from 0 to 1; called with
  ///     1 first and last. If it changes more than properties of elements, only the end is shown.
  func playFrames(along course: AnimationValue, show: (Double) -> Void) {
    show(1)
    guard !isSampling else { return }
    isSampling = true
    defer { isSampling = false }
    let count = max(2, min(Self.frameLimit, Int((course.duration * Self.frameRate).rounded(.up))))
    let outer = mutations
    let layouts = layoutDirty.count
    mutations = []
    var values: [FrameKey: PropertyValue?] = [:]
    var order: [FrameKey] = []
    var frames: [[FramesValue.Change]] = []
    var all: [Mutation] = []
    for index in 0...count {
      show(Double(index) / Double(count))
      guard layoutDirty.count == layouts, mutations.allSatisfy(isPropertyChange) else {
        // The host has to know all of it.
        mutations = outer + all + mutations
        return show(1)
      }
      for case .set(let id, let property, let value) in mutations {
        let key = FrameKey(element: id, property: property)
        if values.updateValue(value, forKey: key) == nil { order.append(key) }
      }
      all += mutations
      mutations.removeAll(keepingCapacity: true)
      frames.append(order.map { .init($0.element, $0.property, values[$0] ?? nil) })
    }
    mutations = outer
    guard !order.isEmpty else { return }
    var linear = course
    linear.curve = .bezier(PointValue(x: 0, y: 0), PointValue(x: 1, y: 1))
    mutations.append(.frames(FramesValue(frames, course: linear)))
  }

  private func isPropertyChange(_ mutation: Mutation) -> Bool {
    switch mutation {
    case .set, .motion: true
    default: false
    }
  }
}

private struct FrameKey: Hashable {
  let element: ElementID
  let property: Property
}
