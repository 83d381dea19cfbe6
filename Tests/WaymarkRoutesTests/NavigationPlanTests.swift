// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

/// One line of the table: the paths of a plan's steps, with the changes of each.
struct PlanCase: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String
  let platform: NavigationPlatform
  let style: ReplaceStyle
  let steps: String

  init(
    _ before: String, _ after: String, _ platform: NavigationPlatform,
    replacing style: ReplaceStyle = .automatic,
    _ steps: String
  ) {
    self.before = before
    self.after = after
    self.platform = platform
    self.style = style
    self.steps = steps
  }

  var plan: NavigationPlan<Int> {
    NavigationPlan(from: routes(before), to: routes(after), on: platform, replacing: style)
  }

  var testDescription: String { "[\(before)] → [\(after)] \(platform) \(style)" }
}

private let stack = NavigationPlatform.navigationStack
private let oneByOne = NavigationPlatform.navigationStack(dismissesSeveral: false)
private let view = NavigationPlatform.navigationView
private let viewOneByOne = NavigationPlatform.navigationView(dismissesSeveral: false)

private let plans: [PlanCase] =
  [
    PlanCase("p1 s2", "p1 s2", .allAtOnce, ""),
    PlanCase("p1 s2", "p1 s2", view, ""),
    PlanCase("s1 p2", "S1 p2", .allAtOnce, "update [S1 p2]"),
    PlanCase("s1 p2", "S1 p2", stack, "update [S1 p2]"),
    PlanCase("s1 p2", "S1 p2", view, "update [S1 p2]"),

    PlanCase("", "p1 S2 p3 c4", .allAtOnce, "push 1, present 2 [p1 S2 p3 c4]"),
    PlanCase("s1 s2 s3", "s1 s3", .allAtOnce, "dismiss 1 [s1 s3]"),
    PlanCase("p1 S2 p3 p4", "p5 S2 p4", .allAtOnce, "pop 1, replace 1 [p5 S2 p4]"),

    PlanCase("p1 p2 p3", "p1 p3", stack, "pop 1 [p1 p3]"),
    PlanCase("p1 p2 p3", "", stack, "pop 3 []"),
    PlanCase("p1 p2", "p3 p4 p5", stack, "replace 2, push 1 [p3 p4 p5]"),
    PlanCase("", "S1 p2 p3 p4", stack, "present 1 [S1 p2 p3 p4]"),
    PlanCase("p1", "p1 p2 s3", stack, "push 1 [p1 p2]; present 1 [p1 p2 s3]"),
    PlanCase(
      "p1", "p1 p2 S3 p4 s5", stack, "present 1 [p1 S3 p4]; push 1, present 1 [p1 p2 S3 p4 s5]"),
    PlanCase("p1 S2", "p3 S2 s4", stack, "replace 1, present 1 [p3 S2 s4]"),
    PlanCase("p1 s2 s3", "p1 p4", stack, "dismiss 2, push 1 [p1 p4]"),
    PlanCase("p1 s2 s3", "p1 p4", oneByOne, "dismiss 1 [p1 s2]; dismiss 1, push 1 [p1 p4]"),
    PlanCase("s1 s2 s3", "s1 s3", stack, "dismiss 2 [s1]; present 1 [s1 s3]"),
    PlanCase("p1 s2", "p1 c2", stack, "dismiss 1 [p1]; present 1 [p1 c2]"),
    PlanCase("p1 p2", "p1 s2", stack, "pop 1 [p1]; present 1 [p1 s2]"),
    PlanCase("s1", "s2", stack, "dismiss 1 []; present 1 [s2]"),

    PlanCase("", "p1 p2 S3", view, "push 1 [p1]; push 1 [p1 p2]; present 1 [p1 p2 S3]"),
    PlanCase("p1 p2 p3", "p1", view, "pop 2 [p1]"),
    PlanCase("p1 p2 p3", "p1 p3", view, "pop 2 [p1]; push 1 [p1 p3]"),
    PlanCase("p1 p2", "p1 p3", view, "replace 1 [p1 p3]"),
    PlanCase(
      "p1 p2 s3", "p1 p4 p5", view, "dismiss 1 [p1 p2]; replace 1 [p1 p4]; push 1 [p1 p4 p5]"),
    PlanCase("p1 p2 s3 c4", "p5", view, "dismiss 2 [p1 p2]; pop 2 []; push 1 [p5]"),
    PlanCase("p1 s2 p3 c4", "p1", view, "dismiss 2 [p1]"),
    PlanCase("p1 s2 p3 c4", "p1", viewOneByOne, "dismiss 1 [p1 s2 p3]; dismiss 1 [p1]"),
    PlanCase("p1 s2", "p3 s2", view, "dismiss 1 [p1]; replace 1 [p3]; present 1 [p3 s2]"),
    PlanCase("p1", "s2", view, "pop 1 []; present 1 [s2]"),

    PlanCase("p1 p2", "p1 p3", view, replacing: .silently, "update, silently [p1 p3]"),
    PlanCase("s1 p2", "s3 p4", stack, replacing: .silently, "update, silently [s3 p4]"),
    PlanCase(
      "p1 p2 p3", "p1 p4", stack, replacing: .silently,
      "update, silently [p1 p2 p4]; pop 1, silently [p1 p4]"),
    PlanCase("s1", "c1", stack, replacing: .silently, "dismiss 1 []; present 1 [c1]"),
    PlanCase("p1 s2 p3", "p4", stack, replacing: .silently, "dismiss 1, replace 1 [p4]"),
    PlanCase(
      "p1 p2", "p1 p3", .allAtOnce, replacing: .push, "push 1 [p1 p2 p3]; pop 1, covered [p1 p3]"),
    PlanCase(
      "p1 p2", "p3 p4 p5", view, replacing: .push,
      "push 1 [p1 p2 p5]; replace 2, covered [p3 p4 p5]"),
    PlanCase("S1 p2", "S1 p3", stack, replacing: .pop, "push 1, covered [S1 p3 p2]; pop 1 [S1 p3]"),
    PlanCase("s1", "s2", stack, replacing: .push, "dismiss 1 []; present 1 [s2]"),
    PlanCase("p1", "p2", stack, replacing: .crossFade, "replace 1, cross-fading [p2]"),
    PlanCase(
      "p1 s2 p3", "p4 s5", stack, replacing: .crossFade,
      "dismiss 1, replace 1, present 1, cross-fading [p4 s5]"),
    PlanCase("p1", "s2", stack, replacing: .crossFade, "pop 1 []; present 1 [s2]"),
    PlanCase("p1", "s2", .allAtOnce, replacing: .crossFade, "pop 1, present 1, cross-fading [s2]"),
    PlanCase("p1 p2", "p3", view, replacing: .unanimated, "pop 1, replace 1, not animated [p3]"),
  ]
  + ([.silently, .push, .pop, .crossFade, .unanimated] as [ReplaceStyle]).flatMap { style in
    [
      PlanCase("p1", "p1 p2", stack, replacing: style, "push 1 [p1 p2]"),
      PlanCase("p1 p2", "p1", stack, replacing: style, "pop 1 [p1]"),
      PlanCase("p1 p2", "p3 p2", stack, replacing: style, "replace 1 [p3 p2]"),
    ]
  }

@Suite struct NavigationPlanTests {
  @Test(arguments: plans)
  func `a plan has the steps of the table`(line: PlanCase) {
    let steps = line.plan.steps.map { step in
      let words = step.description.prefix { $0 != "→" }
      return "\(words)[\(text(step.routes))]"
    }
    #expect(steps.joined(separator: "; ") == line.steps)
    #expect(line.steps.isEmpty || line.plan.steps.last?.routes == routes(line.after))
  }

  @Test func `a plan prints its steps in numbered lines`() {
    let plan = NavigationPlan(from: routes("p1 s2 C3"), to: routes("p1 p4 s5"), on: stack)
    #expect(
      plan.description == """
        1. dismiss 2, push 1 → [push 1, push 4]
        2. present 1 → [push 1, push 4, sheet 5]
        """)
    #expect("\(NavigationPlan(from: routes("p1"), to: routes("p1")))" == "nothing to do")
  }

  @Test func `plans are equal when their steps are`() {
    let plan = NavigationPlan(from: routes("p1"), to: routes("p1 p2"), on: stack)
    #expect(plan == NavigationPlan(from: routes("p1"), to: routes("p1 p2"), on: view))
    #expect(plan != NavigationPlan(from: routes("p1"), to: routes("p1 p3"), on: stack))
    #expect(plan != NavigationPlan(from: routes(""), to: routes("p1 p2"), on: stack))
  }

  @Test func `what only gets another value, or a navigation stack, is not animated`() {
    #expect(PlanCase("s1", "S1", stack, "").plan.steps.map(\.isAnimated) == [false])
    #expect(PlanCase("s1", "s1 p2", stack, "").plan.steps.map(\.isAnimated) == [true])
    #expect(
      PlanCase("p1", "p2", stack, replacing: .silently, "").plan.steps.map(\.isAnimated) == [false])
    #expect(
      PlanCase("p1", "p2", stack, replacing: .push, "").plan.steps.map(\.isAnimated) == [
        true, false,
      ])
    #expect(
      PlanCase("p1", "p2", stack, replacing: .pop, "").plan.steps.map(\.isAnimated) == [
        false, true,
      ])
    #expect(
      PlanCase("p1", "p2", stack, replacing: .crossFade, "").plan.steps.map(\.isAnimated) == [true])
    #expect(
      PlanCase("p1", "p2", stack, replacing: .unanimated, "").plan.steps.map(\.isAnimated) == [
        false
      ])
  }

  @Test func `only the steps of a replacement that was asked for carry its style`() {
    let transitions: (PlanCase) -> [ReplaceStyle?] = { $0.plan.steps.map(\.transition) }
    #expect(transitions(PlanCase("p1", "p2", view, "")) == [nil])
    #expect(transitions(PlanCase("p1", "p2", view, replacing: .push, "")) == [.push, .push])
    #expect(transitions(PlanCase("p1", "s2", view, replacing: .push, "")) == [nil, nil])
  }

  @Test func `numbers of another type are other screens`() {
    let plan = NavigationPlan<AnyHashable>(
      from: [.sheet(1)], to: [.sheet(1.0)], on: .navigationStack)
    #expect(plan.steps.map(\.change.description) == ["dismiss 1", "present 1"])
  }

  @Test func `a screen with the same id is the same screen with another value`() {
    struct Trail: Hashable, Identifiable {
      let id: Int
      var name: String
    }
    let from: Routes<Trail> = [.sheet(Trail(id: 1, name: "a"))]
    let to: Routes<Trail> = [.sheet(Trail(id: 1, name: "b"), withNavigation: true)]
    for platform in [.allAtOnce, stack, view] {
      let plan = NavigationPlan(from: from, to: to, on: platform)
      #expect(plan.steps.map(\.change.isUpdate) == [true])
      #expect(plan.steps.last?.routes == to)
    }
  }
}
