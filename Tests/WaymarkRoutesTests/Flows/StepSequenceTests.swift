// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRoutes

private typealias Path = [Route<Int>]

/// Steps that contain input, and are identified by their ids.
private struct Field: Hashable, Identifiable {
  let id: String
  var text = ""
}

struct StepSequenceTests {
  private let steps = StepSequence([1, 2, 3, 4])

  @Test(
    arguments: [
      ([], nil), ([.push(9)], nil), ([.push(1)], 0..<1), ([.push(9), .push(1), .push(2)], 1..<3),
      // The screens above the topmost step are not part of the flow.
      ([.push(1), .push(2), .push(9), .sheet(8)], 0..<2),
      // Started again above itself.
      ([.push(1), .push(2), .push(1)], 2..<3), ([.push(2), .push(2)], 1..<2),
      // A step below another screen belongs to a separate flow.
      ([.push(1), .push(9), .push(3)], 2..<3), ([.push(1), .push(3)], 0..<2),
    ] as [([Route<Int>], Range<Int>?)])
  func `the open steps are the topmost one and those below it in order (Q8)`(
    path: [Route<Int>], range: Range<Int>?
  ) {
    #expect(steps.range(in: path) == range)
  }

  @Test func `each verb is a path (Q8)`() {
    let path: Path = [.push(9), .sheet(1, withNavigation: true), .push(2), .push(8)]
    #expect(steps.started(in: [.push(9)]) == [.push(9), .push(1)])
    #expect(
      steps.started(in: [], as: .cover(withNavigation: true)) == [
        .cover(1, withNavigation: true)
      ])
    #expect(steps.next(in: path) == Array(path[..<3]) + [.push(3)])
    #expect(steps.skipping(in: path) == Array(path[..<2]) + [.push(3)])
    #expect(steps.back(in: path) == Array(path[..<2]))
    #expect(steps.restarted(in: path) == Array(path[..<2]))
    #expect(steps.cancelled(in: path) == [.push(9)])
  }

  @Test func `the first step keeps its style when it is skipped or comes again (Q8)`() {
    let skipped = steps.skipping(in: [.sheet(1, withNavigation: true)])
    #expect(skipped == [.sheet(2, withNavigation: true)])
    #expect(
      steps.restarted(in: [.sheet(2, withNavigation: true), .push(3)])
        == [.sheet(1, withNavigation: true)])
  }

  @Test func `there is nothing after the last step, and nothing without steps (Q8)`() {
    for path in [[.push(4)], [.push(9)], []] as [Path] {
      #expect(steps.next(in: path) == nil)
      #expect(steps.skipping(in: path) == nil)
    }
    for path in [[.push(9)], []] as [Path] {
      #expect(steps.back(in: path) == nil)
      #expect(steps.restarted(in: path) == nil)
      #expect(steps.cancelled(in: path) == nil)
      #expect(steps.progress(in: path) == nil)
      #expect(steps.skipped(in: path).isEmpty)
    }
    let none = StepSequence<Int>([])
    #expect(none.started(in: [.push(1)]) == [.push(1)])
    #expect(none.range(in: [.push(1)]) == nil)
  }

  @Test func `progress is that of the topmost step, and what was left out is skipped (Q8)`() {
    let path: Path = [.push(1), .push(4), .push(9)]
    #expect(steps.progress(in: path) == StepProgress(number: 4, count: 4))
    #expect(steps.skipped(in: path) == [2, 3])
    #expect(steps.progress(at: 2)?.fraction == 0.5)
    #expect(steps.progress(at: 1)?.isFirst == true && steps.progress(at: 4)?.isLast == true)
    #expect(steps.progress(at: 9) == nil)
    #expect(steps.progress(in: FlowPath(path))?.description == "4 of 4")
    #expect(StepProgress(number: 1, count: 0).fraction == 1)
  }

  @Test func `a step is known by its id, whatever it holds (Q8)`() {
    let fields = StepSequence([Field(id: "name"), Field(id: "address")])
    let path = [Route.push(Field(id: "name", text: "Mabel"))]
    #expect(fields.progress(in: path)?.number == 1)
    #expect(fields.next(in: path)?.first?.screen.text == "Mabel")
  }

  @Test func `steps and progress can be written and read (Q8)`() throws {
    let data = try JSONEncoder().encode(steps)
    #expect(try JSONDecoder().decode(StepSequence<Int>.self, from: data) == steps)
  }
}
