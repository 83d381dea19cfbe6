// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var path: [Int] = []
  var isOn = false
  var upper = false
  var item: String?
  var name = "a"
}

private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("count \(name)") { count += 1 }
    Text("\(name) \(count)")
  }
}

/// N7, N8, N13–N17: destinations with `isPresented:` and `item:`, their positions, nested stacks.
@MainActor
struct BoundDestinationTests {
  private let remote = Remote<Shown>()

  private func probe<V: View>(@ViewBuilder _ view: @escaping (Binding<Shown>) -> V) -> Probe {
    Probe(Remoted(Shown(), remote, content: view))
  }

  private func show(_ probe: Probe, _ change: (inout Shown?) -> Void) {
    change(&remote.value)
    probe.graph.flush()
  }

  @Test func `a flag pushes one view, and back writes false (N13, N15)`() throws {
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        Text("root")
          .navigationDestination(isPresented: $shown.isOn) { Counting(name: shown.name) }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    show(probe) { $0?.isOn = true }
    #expect(probe.texts == ["root", "count a", "a 0"] && remote.value?.path == [])
    try probe.tap("count a")
    show(probe) { $0?.name = "b" }
    #expect(probe.texts.last == "b 1")
    try probe.back()
    #expect(remote.value?.isOn == false && probe.texts == ["root"])
  }

  @Test func `writing false takes down all above, and values above leave the path (N13)`() {
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        Text("root")
          .navigationDestination(isPresented: $shown.isOn) {
            Text("flag").navigationDestination(isPresented: $shown.upper) { Text("upper") }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    show(probe) {
      $0?.isOn = true
      $0?.upper = true
    }
    #expect(probe.texts == ["root", "flag", "upper"])
    show(probe) { $0?.path = [7] }
    #expect(probe.texts == ["root", "flag", "upper", "page 7"])
    show(probe) { $0?.isOn = false }
    #expect(probe.texts == ["root"] && remote.value?.path == [] && probe.host.errors.isEmpty)
  }

  @Test func `one flag taken down tells another whose view was above it (N13)`() {
    let probe = probe { $shown in
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: $shown.upper) { Text("upper") }
          .navigationDestination(isPresented: $shown.isOn) { Text("flag") }
      }
    }
    show(probe) { $0?.isOn = true }
    show(probe) { $0?.upper = true }
    #expect(probe.texts == ["root", "flag", "upper"])
    show(probe) { $0?.isOn = false }
    #expect(probe.texts == ["root"] && remote.value?.upper == false)
  }

  /// It would be written after the path that removed the screen (N15).
  @Test(arguments: [true, false])
  func `a flag whose screen goes with what it pushed is left alone (N13, N15)`(
    byCode: Bool
  ) {
    var dismiss: DismissAction?
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationDestination(for: Int.self) { number in
          DismissGrab { dismiss = $0 }
            .navigationDestination(isPresented: $shown.isOn) { Text("flag of \(number)") }
        }
      }
    }
    show(probe) {
      $0?.path = [1]
      $0?.isOn = true
    }
    #expect(probe.texts == ["root", "grab", "flag of 1"])
    if byCode {
      show(probe) { $0?.path = [] }
    } else {
      dismiss?()
      probe.graph.flush()
    }
    #expect(probe.texts == ["root"] && remote.value?.path == [] && remote.value?.isOn == true)
    show(probe) { $0?.path = [2] }
    #expect(probe.texts == ["root", "grab", "flag of 2"])
  }

  @Test func `another item starts its content anew without a push; nil pops (N13)`() throws {
    let probe = probe { $shown in
      NavigationStack {
        Button("red") { shown.item = "red" }
          .navigationDestination(item: $shown.item) { color in
            Counting(name: color)
            Button("amber") { shown.item = "amber" }
            Button("none") { shown.item = nil }
          }
      }
    }
    try probe.tap("red")
    try probe.tap("count red")
    let screen = probe.all(.screen).last?.id
    try probe.tap("amber")
    #expect(probe.texts.contains("amber 0") && probe.all(.screen).last?.id == screen)
    try probe.tap("none")
    #expect(probe.all(.screen).count == 1 && probe.host.errors.isEmpty)
    try probe.tap("red")
    try probe.back()
    #expect(remote.value?.item == nil)
  }

  @Test func `a flag's view is made with the declaring body, an item's only for one (N14)`() {
    var made: [String] = []
    let probe = probe { $shown in
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: $shown.isOn) {
            let _ = made.append("flag")
            Text("flag")
          }
          .navigationDestination(item: $shown.item) { item in
            let _ = made.append(item)
            Text(item)
          }
      }
    }
    #expect(made == ["flag"])
    show(probe) { $0?.item = "x" }
    #expect(made.contains("x") && probe.texts == ["root", "x"])
  }

  @Test func `in a path of one type only the root's destinations count, and it is said (N7)`() {
    let probe = Probe(
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("low \(number)").navigationDestination(for: String.self) { Text("word \($0)") }
        }
      })
    #expect(probe.texts == ["root", "low 1", "low 2"])
    #expect(
      probe.reported == [
        "Only root-level navigation destinations are effective for a navigation stack with a "
          + "homogeneous path."
      ])
  }

  @Test func `a destination in a list's row is reported but works (N8)`() throws {
    let probe = probe { $shown in
      NavigationStack {
        List {
          Text("row").navigationDestination(isPresented: $shown.isOn) { Text("flag") }
        }
      }
    }
    #expect(probe.reported.count == 1)
    let report = try #require(probe.reported.first)
    #expect(report.hasPrefix("Do not put a navigation destination modifier inside a \"lazy”"))
    #expect(report.hasSuffix("It will be ignored in a future release."))
    show(probe) { $0?.isOn = true }
    #expect(probe.texts == ["row", "flag"])
  }

  @Test func `a destination in a scroll view is none of the misplaced ones (N8)`() {
    let probe = probe { $shown in
      NavigationStack {
        ScrollView { Text("row").navigationDestination(isPresented: $shown.isOn) { Text("flag") } }
      }
    }
    show(probe) { $0?.isOn = true }
    #expect(probe.texts == ["row", "flag"] && probe.reported.isEmpty)
  }

  @Test func `a destination outside of a stack is reported and ignored (N8)`() {
    let probe = probe { $shown in
      Text("root").navigationDestination(isPresented: $shown.isOn) { Text("flag") }
    }
    show(probe) { $0?.isOn = true }
    #expect(probe.texts == ["root"] && probe.reported.count == 1)
  }

  @Test func `a stack in a pushed screen shows the only bar, and leads back (N16)`() throws {
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        NavigationLink("in", value: 1).navigationTitle("Outer")
          .navigationDestination(for: Int.self) { number in
            NavigationStack {
              NavigationLink("word", value: "w").navigationTitle("Inner")
                .navigationDestination(for: String.self) { Text("\($0) in \(number)") }
            }
          }
      }
    }
    try probe.tap("in")
    try probe.tap("word")
    #expect(probe.texts.last == "w in 1" && remote.value?.path == [1])
    let screens = probe.all(.screen)
    #expect(screens.map { $0.properties[.barHidden] } == [nil, .bool(true), nil, nil])
    #expect(probe.text(.backTitle, of: .screen) == [nil, "Outer", "Outer", "Inner"])
    let inner = try #require(probe.all(.navigationStack).last?.id)
    try probe.graph.send(HostEvent(.back, on: inner))
    #expect(probe.all(.screen).count == 3 && remote.value?.path == [1])
    try probe.graph.send(HostEvent(.back, on: inner))
    #expect(remote.value?.path == [] && probe.all(.screen).count == 1)
  }

  @Test func `a stack that goes from a screen gives the bar back (N16)`() {
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationTitle("Outer").navigationDestination(for: Int.self) { _ in
          VStack {
            if shown.isOn { NavigationStack { Text("inner") } }
            if shown.upper { NavigationStack { Text("other") } }
          }
          .navigationTitle("Page")
        }
      }
    }
    func bars() -> [Bool] { probe.all(.screen).map { $0.properties[.barHidden] != .bool(true) } }
    show(probe) {
      $0?.path = [1]
      $0?.isOn = true
    }
    #expect(bars() == [true, false, true])
    show(probe) { $0?.isOn = false }
    #expect(bars() == [true, true])
    #expect(probe.text(.backTitle, of: .screen) == [nil, "Outer"])
    show(probe) { $0?.upper = true }
    #expect(bars() == [true, false, true])
  }

  @Test func `of several writes in one update the last counts (N17)`() {
    let probe = probe { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    let cost = probe.cost {
      remote.value?.path = [1, 2]
      remote.value?.path = [3]
      remote.value?.path = [4, 5]
      probe.graph.flush()
    }
    #expect(probe.texts == ["root", "page 4", "page 5"] && cost.batches == 1)
    #expect(probe.reported.isEmpty)
  }
}
