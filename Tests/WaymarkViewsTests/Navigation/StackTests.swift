// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Page: View {
  let title: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Tally(title)
    Button("dismiss \(title)") { dismiss() }
    Text("presented \(isPresented)")
  }
}

private struct Values: View {
  @Binding var path: [Int]
  var prefix = "page"

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Page(title: "root")
        NavigationLink("to 1", value: 1)
        NavigationLink("to nothing", value: Int?.none)
        NavigationLink("to a word", value: "word")
      }
      .navigationDestination(for: Int.self) { Page(title: "\(prefix)\($0)") }
    }
  }
}

/// N1–N12, N18–N20, M9, M10: stacks and their paths.
@MainActor
struct StackTests {
  private func stack(_ path: [Int] = []) -> (Probe, ([Int]) -> Void, () -> [Int]) {
    let remote = Remote<[Int]>()
    let probe = Probe(Remoted(path, remote) { $path in Values(path: $path) })
    return (
      probe,
      {
        remote.value = $0
        probe.graph.flush()
      },
      { remote.value ?? [] }
    )
  }

  private func pages(_ probe: Probe) -> [String] {
    probe.texts.filter { $0.hasPrefix("page") || $0.hasPrefix("root") }
  }

  @Test func `a stack without a path keeps its own, and its root cannot be popped (N1)`() throws {
    let probe = Probe(
      NavigationStack {
        NavigationLink("go", value: 5)
          .navigationDestination(for: Int.self) { Text("five \($0)") }
      })
    #expect(throws: HostEventError.unsupported) { try probe.back() }
    try probe.tap("go")
    #expect(probe.all(.screen).count == 2 && probe.texts == ["go", "five 5"])
    try probe.back()
    #expect(probe.all(.screen).count == 1)
    #expect(throws: HostEventError.unsupported) { try probe.back() }
  }

  @Test func `a link appends its value to the bound path; one of nil is disabled (N2)`() throws {
    let (probe, _, path) = stack([7])
    #expect(throws: HostEventError.hidden) { try probe.tap("to 1") }
    try probe.back()
    try probe.tap("to 1")
    #expect(path() == [1] && pages(probe).last == "page1 0")
    try probe.back()
    #expect(throws: HostEventError.disabled) { try probe.tap("to nothing") }
    #expect(path() == [])
  }

  @Test func `a link to a type without a destination does nothing but say so (N3)`() throws {
    let probe = Probe(NavigationStack { NavigationLink("go", value: "x") })
    try probe.tap("go")
    #expect(probe.all(.screen).count == 1)
    #expect(
      probe.reported == [
        """
        A NavigationLink is presenting a value of type “String” but there is no matching \
        navigationDestination declaration visible from the location of the link. The link cannot \
        be activated.
        Note: Links search for destinations in any surrounding NavigationStack, then within the \
        same column of a NavigationSplitView.
        """
      ])
  }

  @Test func `a path's value without a destination shows a sign, and back works (N4)`() throws {
    let (probe, show) = Probe.remoted(["a"]) { $path in
      NavigationStack(path: $path) { Text("\(path.count)") }
    }
    #expect(probe.all(.screen).count == 2 && probe.texts == ["1"])
    #expect(probe.text(.systemName, of: .image) == ["exclamationmark.triangle"])
    show(["a", "b"])
    #expect(probe.all(.screen).count == 3)
    try probe.back()
    try probe.back()
    #expect(probe.all(.screen).count == 1 && probe.texts == ["0"])
  }

  @Test func `a destination that comes later takes the sign's place`() {
    let (probe, show) = Probe.remoted(false) { $isOn in
      NavigationStack(path: .constant([1])) {
        VStack {
          if isOn { Text("d").navigationDestination(for: Int.self) { Text("page \($0)") } }
        }
      }
    }
    #expect(probe.all(.image).count == 1)
    show(true)
    #expect(probe.texts == ["d", "page 1"] && probe.all(.image).isEmpty)
  }

  @Test func `an AnyHashable destination is for the values of such a path (N5)`() {
    let probe = Probe(
      NavigationStack(path: .constant([AnyHashable(1), AnyHashable("a")])) {
        Text("root").navigationDestination(for: AnyHashable.self) { Text("any \($0)") }
      })
    #expect(probe.texts == ["root", "any 1", "any a"])
  }

  @Test func `values are matched by their exact type (N5)`() {
    let values: [AnyHashable] = [1, Int8(1), 1.0]
    let probe = Probe(
      NavigationStack(path: .constant(NavigationPath(values))) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("Int \($0)") }
          .navigationDestination(for: Int8.self) { Text("Int8 \($0)") }
          .navigationDestination(for: Double.self) { Text("Double \($0)") }
      })
    #expect(probe.texts == ["root", "Int 1", "Int8 1", "Double 1.000000"])
  }

  @Test func `of several destinations the one closest to the root counts, and it is said (N6)`() {
    let probe = Probe(
      NavigationStack(path: .constant(NavigationPath([1, 2]))) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("low \(number)")
            .navigationDestination(for: Int.self) { Text("high \($0)") }
        }
      })
    #expect(probe.texts == ["root", "low 1", "low 2"])
    #expect(
      probe.reported == [
        """
        A navigationDestination for “Int” was declared earlier on the stack. Only the destination \
        declared closest to the root view of the stack will be used.
        """
      ])
  }

  @Test func `a destination on a pushed screen serves the screens above it (N7)`() {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    path.append(2)
    let probe = Probe(
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            if number == 1 {
              Text("more").navigationDestination(for: String.self) { Text("word \($0)") }
            }
          }
        }
      })
    #expect(probe.texts == ["root", "number 1", "more", "word a", "number 2"])
    #expect(probe.graph.counters.batches == 1 && probe.reported.isEmpty)
  }

  @Test func `a destination works in a background, not on the stack itself (N9)`() {
    let inside = Probe(
      NavigationStack(path: .constant([1])) {
        Text("root").background {
          Text("behind").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      })
    #expect(inside.texts.contains("page 1"))
    let outside = Probe(
      NavigationStack(path: .constant([1])) { Text("root") }
        .navigationDestination(for: Int.self) { Text("page \($0)") })
    #expect(outside.texts == ["root"] && outside.all(.image).count == 1)
    #expect(outside.reported.count == 2)
  }

  @Test func `back takes exactly the last value off the path (N10)`() throws {
    let (probe, _, path) = stack([1, 2, 3])
    let cost = try probe.cost { try probe.back() }
    #expect(path() == [1, 2] && cost.batches == 1 && cost.removes == 1)
  }

  @Test func `what the old and the new path begin with stays, with its state (N11)`() throws {
    let (probe, show, _) = stack([1])
    try probe.tap("page1 0")
    show([1, 2, 3])
    #expect(pages(probe) == ["root 0", "page1 1", "page2 0", "page3 0"])
    try probe.tap("page3 0")
    let cost = probe.cost { show([1, 9, 3]) }
    #expect(pages(probe) == ["root 0", "page1 1", "page9 0", "page3 0"])
    #expect(cost.batches == 1 && cost.removes == 2)
    show([1])
    #expect(pages(probe) == ["root 0", "page1 1"])
  }

  @Test func `another value at the same depth starts anew, an equal one does not (N12)`() throws {
    let (probe, show, _) = stack([3, 1])
    try probe.tap("page1 0")
    show([3, 1])
    #expect(pages(probe) == ["root 0", "page3 0", "page1 1"])
    show([3, 2])
    show([3, 1])
    #expect(pages(probe) == ["root 0", "page3 0", "page1 0"])
    // N12 compares depth, too: the same value twice is two screens.
    show([3, 1, 1])
    #expect(pages(probe) == ["root 0", "page3 0", "page1 0", "page1 0"])
  }

  @Test func `pushed screens follow what their destination captured (N18)`() {
    let (probe, show) = Probe.remoted("a") { $prefix in
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Tally("\(prefix)\($0)") }
      }
    }
    show("b")
    #expect(probe.texts == ["root", "b1 0"])
  }

  @Test func `a destination never runs for a value that has left the path (N18)`() {
    struct Trails: Equatable {
      var names = ["a", "b"]
      var path = [0, 1]
    }
    let (probe, show) = Probe.remoted(Trails()) { $trails in
      NavigationStack(path: $trails.path) {
        Text("root").navigationDestination(for: Int.self) { Text(trails.names[$0]) }
      }
    }
    show(Trails(names: ["c"], path: [0]))
    #expect(probe.texts == ["root", "c"])
    show(Trails(names: [], path: []))
    #expect(probe.texts == ["root"])
  }

  @Test func `a path that cannot be written stays as it is (N19)`() throws {
    let probe = Probe(Values(path: .constant([])))
    try probe.tap("to 1")
    #expect(probe.all(.screen).count == 1)
    let deep = Probe(Values(path: .constant([1, 2])))
    try deep.back()
    #expect(deep.all(.screen).count == 3 && deep.host.errors.isEmpty)
  }

  @Test func `dismiss pops the screen it was read on and those above it (M9)`() throws {
    let (probe, show, path) = stack()
    try probe.tap("dismiss root")
    #expect(probe.all(.screen).count == 1)
    show([1, 2])
    try probe.tap("dismiss page2")
    #expect(path() == [1])
    try probe.tap("dismiss page1")
    #expect(path() == [])
  }

  @Test func `pushed screens are presented, the root is not (M10)`() {
    let (probe, _, _) = stack([1])
    #expect(probe.texts.filter { $0.hasPrefix("pres") } == ["presented false", "presented true"])
  }

  @Test func `a dismissal that comes late does nothing (M9)`() throws {
    var late: DismissAction?
    let (probe, show) = Probe.remoted([1, 2]) { $path in
      NavigationStack(path: $path) {
        Text("\(path)").navigationDestination(for: Int.self) { number in
          if number == 2 { DismissGrab { late = $0 } } else { Text("other") }
        }
      }
    }
    show([1, 3])
    let dismiss = try #require(late)
    dismiss()
    probe.graph.flush()
    #expect(probe.texts[0] == "[1, 3]")
  }
}
