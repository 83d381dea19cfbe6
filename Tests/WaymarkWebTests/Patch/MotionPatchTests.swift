// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

@MainActor
struct MotionPatchTests {
  private let window = ElementID(index: 1)
  private let stack = ElementID(index: 2)
  private let first = ElementID(index: 3)
  private let second = ElementID(index: 4)
  private let course = AnimationValue(
    .bezier(PointValue(x: 0, y: 0), PointValue(x: 1, y: 1)), duration: 0.5, delay: 0.1)

  private func encoder() throws -> PatchEncoder {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load([
      .create(window, .window), .create(stack, .vstack), .create(first, .text),
      .create(second, .text), .set(first, .text, .text("a")), .set(second, .text, .text("b")),
      .insert(first, into: stack, at: 0), .insert(second, into: stack, at: 1),
      .insert(stack, into: window, at: 0), .insert(window, into: .root, at: 0),
    ])
    return encoder
  }

  private func kinds(_ operations: [PatchOperation]) -> [String] {
    operations.map { operation in
      switch operation {
      case .motion(let timing, let ids):
        "motion \(timing)"
          + (ids.map { " of \($0.map(\.description).joined(separator: ","))" } ?? "")
      case .rest: "rest"
      case .style: "style"
      case .insert: "insert"
      case .remove: "remove"
      case .text: "text"
      case .frames(_, let frames): "frames \(frames.count)"
      default: "other"
      }
    }
  }

  @Test func `a batch with one animation is one part`() throws {
    var encoder = try encoder()
    let operations = try encoder.encode([
      .motion(.animated(course)), .set(first, .opacity, .number(0.5)),
      .remove(second, from: stack), .destroy(second),
    ])
    #expect(
      kinds(operations) == ["motion 500 100 1 0 b 0 0 1 1", "remove", "style", "rest"])
  }

  @Test func `of several, each names its elements`() throws {
    var encoder = try encoder()
    let spring = AnimationValue(
      .spring(SpringValue(stiffness: 100, damping: 20)), duration: 1, repeatCount: nil,
      autoreverses: true)
    let operations = try encoder.encode([
      .set(first, .opacity, .number(0.5)), .motion(.animated(spring)),
      .set(second, .opacity, .number(0.5)),
    ])
    #expect(
      kinds(operations) == ["motion 1000 0 0 1 s 100 20 0 of 4", "style", "style", "rest"])
  }

  @Test func `changes that are immediate, or not animated, are marked`() throws {
    var encoder = try encoder()
    #expect(kinds(try encoder.encode([.set(first, .opacity, .number(0.5))])) == ["style"])
    let operations = try encoder.encode([
      .motion(.immediate), .set(first, .opacity, .number(0.4)),
    ])
    #expect(kinds(operations) == ["motion ", "style", "rest"])
  }

  @Test func `frames are the operations from the final state back`() throws {
    var encoder = try encoder()
    let frames = FramesValue(
      [
        [.init(first, .text, .text("0"))], [.init(first, .text, .text("1"))], [],
        [.init(ElementID(index: 99), .text, .text("nobody"))],
      ], course: course)
    let operations = try encoder.encode([.set(first, .text, .text("2")), .frames(frames)])
    guard case .frames(let timing, let steps)? = operations.last else {
      Issue.record("no frames")
      return
    }
    #expect(timing == "500 100 1 0 b 0 0 1 1" && steps.map(\.count) == [1, 1, 0, 0])
    #expect(steps[0] == [.text(NodeAddress(element: first), "0")])
    var json = ""
    operations[operations.count - 1].append(to: &json)
    #expect(json == #"[17,"500 100 1 0 b 0 0 1 1",[[[0,"3","0"]],[[0,"3","1"]],[],[]]]"#)
  }
}
