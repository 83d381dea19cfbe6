// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Item: Identifiable, Equatable {
  let id: Int
  var text = "x"
}

private final class Box: Identifiable {
  let id: Int
  var text = "x"
  init(_ id: Int) { self.id = id }
}

private struct Boxed: Identifiable {
  let id: Int
  let boxes: [String: [Box]]
}

/// The values that closures without captures log and read.
@MainActor
private enum Rows {
  static let journal = Journal()
  static let shelf = Shelf()

  static func text(_ item: Item) -> Text {
    journal.note("\(item.id)")
    return Text("\(item.id)\(item.text)")
  }
}

@Observable
@MainActor
private final class Shelf {
  var notes = ["a", "b", "c"]
}

private struct Shown: Equatable {
  var title = 0
  var items = (0..<5).map { Item(id: $0) }
}

private enum Choice {
  case text(String)
}

private struct Clock: DynamicProperty {
  var time = 0
}

/// A change of a parent runs only the closures of rows whose elements have changed.
@Suite(.serialized)
@MainActor
struct UnvisitedRowTests {
  private static func list() -> (Probe, (Shown) -> Void) {
    let result = Probe.remoted(Shown()) { $shown in
      VStack {
        Text("title \(shown.title)")
        ForEach(shown.items) { Rows.text($0) }
      }
    }
    _ = Rows.journal.take()
    return result
  }

  @Test func `E6 no row is visited when only a sibling of the rows changes`() {
    let (probe, show) = Self.list()
    var shown = Shown()
    shown.title = 1
    show(shown)
    #expect(Rows.journal.take().isEmpty)
    // Equal elements in another array are unchanged, too.
    shown.items = (0..<5).map { Item(id: $0) }
    shown.title = 2
    show(shown)
    #expect(Rows.journal.take().isEmpty)
    #expect(probe.texts == ["title 2", "0x", "1x", "2x", "3x", "4x"])
  }

  @Test func `E6 rows of a list are visited only when an element changes`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      List {
        Text("title \(shown.title)")
        ForEach(shown.items) { Rows.text($0) }
      }
    }
    _ = Rows.journal.take()
    var shown = Shown()
    shown.title = 1
    show(shown)
    shown.items = (0..<5).map { Item(id: $0) }
    shown.title = 2
    show(shown)
    #expect(Rows.journal.take().isEmpty)
    #expect(probe.texts == ["title 2", "0x", "1x", "2x", "3x", "4x"])
    shown.items[3].text = "y"
    show(shown)
    #expect(Rows.journal.take() == ["0", "1", "2", "3", "4"])
    #expect(probe.texts == ["title 2", "0x", "1x", "2x", "3y", "4x"])
  }

  @Test(arguments: [[0], [2], [4], [0, 4], [0, 1, 3], [0, 1, 2, 3, 4]])
  func `E6 only the rows of changed elements are visited`(changed: [Int]) {
    let (probe, show) = Self.list()
    var shown = Shown()
    for index in changed { shown.items[index].text = "y" }
    show(shown)
    #expect(Rows.journal.take() == changed.map { "\($0)" })
    #expect(probe.texts.dropFirst() == shown.items.map { "\($0.id)\($0.text)" }[...])
  }

  @Test(
    arguments: [
      ([9, 0, 1, 2, 3, 4], ["9"]), ([0, 1, 2, 3, 4, 9], ["9"]), ([0, 1, 9, 2, 3, 4], ["9"]),
      ([0, 1, 3, 4], []), ([1, 2, 3, 4], []), ([], []), ([4, 3, 2, 1, 0], []),
      ([0, 3, 2, 9, 1, 4], ["9"]), ([5, 6], ["5", "6"]),
    ] as [([Int], [String])])
  func `E6 rows that stay, move or go are not visited`(ids: [Int], visited: [String]) {
    let (probe, show) = Self.list()
    var shown = Shown()
    for (round, ids) in [ids, ids.reversed(), [0, 1, 2, 3, 4], ids].enumerated() {
      shown.items = ids.map { Item(id: $0) }
      show(shown)
      if round == 0 { #expect(Rows.journal.take() == visited) }
      #expect(probe.texts.dropFirst() == shown.items.map { "\($0.id)x" }[...])
    }
    #expect(probe.host.errors.isEmpty)
  }

  @Test func `E6 a moved element that has changed is shown as it is now`() {
    let (probe, show) = Self.list()
    var shown = Shown()
    shown.items.swapAt(1, 3)
    shown.items[3].text = "y"
    shown.items[4].text = "z"
    show(shown)
    #expect(Rows.journal.take() == ["1", "4"])
    #expect(probe.texts.dropFirst() == ["0x", "3x", "2x", "1y", "4z"])
  }

  @Test func `E6 a closure that captures something runs for each row`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      VStack { ForEach(shown.items) { Text("\($0.id) \(shown.title)") } }
    }
    var shown = Shown()
    shown.title = 7
    show(shown)
    #expect(probe.texts == (0..<5).map { "\($0) 7" })
  }

  @Test func `E6 rows of elements that refer to objects are always visited`() {
    let boxes = (0..<3).map { Box($0) }
    let (probe, show) = Probe.remoted(0) { $count in
      VStack {
        Text("\(count)")
        ForEach(boxes) { Text($0.text) }
        ForEach(boxes.map { Boxed(id: $0.id, boxes: ["a": [$0]]) }) { boxed in
          Text(boxed.boxes["a"]?.first?.text ?? "none")
        }
      }
    }
    boxes[1].text = "y"
    show(1)
    #expect(probe.texts == ["1", "x", "y", "x", "x", "y", "x"])
  }

  @Test func `another property for the ids makes other rows`() {
    struct Pair: Equatable {
      let a: Int
      let b: Int
    }
    struct Local: View {
      let pair: Pair
      @State var first: Int
      init(_ pair: Pair) {
        self.pair = pair
        _first = State(initialValue: pair.b)
      }
      var body: some View { Text("\(pair.a) \(first)") }
    }
    let pairs = [Pair(a: 1, b: 2), Pair(a: 2, b: 1)]
    let (probe, show) = Probe.remoted(\Pair.a) { $path in
      VStack { ForEach(pairs, id: path) { Local($0) } }
    }
    #expect(probe.texts == ["1 2", "2 1"])
    // By its other property, each row is now the other one, with its state.
    show(\.b)
    #expect(probe.texts == ["1 1", "2 2"])
  }

  @Test func `a row that has read what changed is updated once, whatever else changes`() {
    let remote = Remote<Int>()
    Rows.shelf.notes = ["a", "b", "c"]
    let probe = Probe(
      Remoted(0, remote) { $count in
        VStack {
          Text("\(count)")
          ForEach(0..<3) { index in
            let _ = Rows.journal.note("\(index)")
            Text(Rows.shelf.notes[index])
          }
        }
      })
    _ = Rows.journal.take()
    // All rows read the array, so all of them run, each once.
    Rows.shelf.notes[1] = "y"
    remote.value = 1
    probe.graph.flush()
    #expect(Rows.journal.take() == ["0", "1", "2"])
    #expect(probe.texts == ["1", "a", "y", "c"])
    remote.value = 2
    probe.graph.flush()
    #expect(Rows.journal.take().isEmpty)
  }

  @Test func `a row that its parent has updated since it changed is not updated again`() {
    let remote = Remote<Int>()
    Rows.shelf.notes = ["a", "b", "c"]
    let probe = Probe(
      Remoted(0, remote) { $count in
        ForEach(0..<3) { index in
          let _ = Rows.journal.note("\(index)")
          // It captures the count, so a change of the parent runs it for each row.
          Text("\(count) \(Rows.shelf.notes[index])")
        }
      })
    _ = Rows.journal.take()
    Rows.shelf.notes[1] = "y"
    remote.value = 1
    probe.graph.flush()
    #expect(Rows.journal.take() == ["0", "1", "2"])
    #expect(probe.texts == ["1 a", "1 y", "1 c"])
  }

  @Test func `rows are inserted and removed while others change their number of elements`() {
    let flags = (0..<3).map { _ in Remote<Bool>() }
    struct Flagged: View {
      let id: Int
      let flag: Remote<Bool>
      var body: some View {
        Remoted(false, flag) { $isOn in
          if isOn { Text("on \(id)") }
          Text("row \(id)")
        }
      }
    }
    let (probe, show) = Probe.remoted([0, 1]) { $ids in
      VStack {
        Text("first")
        ForEach(ids, id: \.self) { id in
          if id < 3 { Flagged(id: id, flag: flags[id]) } else { Text("row \(id)") }
        }
      }
    }
    func expect(_ texts: [String]) {
      probe.graph.flush()
      #expect(probe.texts == ["first"] + texts)
      #expect(probe.host.errors.isEmpty)
    }
    show([9, 0, 1])
    expect(["row 9", "row 0", "row 1"])
    show([0, 9, 1])
    expect(["row 0", "row 9", "row 1"])
    flags[0].value = true
    expect(["on 0", "row 0", "row 9", "row 1"])
    show([8, 0, 9, 1])
    expect(["row 8", "on 0", "row 0", "row 9", "row 1"])
    flags[0].value = false
    expect(["row 8", "row 0", "row 9", "row 1"])
    show([8, 0, 2, 1])
    expect(["row 8", "row 0", "row 2", "row 1"])
    flags[1].value = true
    flags[2].value = true
    show([2, 1, 7])
    expect(["on 2", "row 2", "on 1", "row 1", "row 7"])
  }

  @Test func `only types without references are compared by their bits`() {
    struct Mixed {
      let name: String
      let dates: [Date?]
      let pair: (Int, UUID)
      let tags: Set<String>
      let link: URL
    }
    struct Tree {
      let name: String
      let branches: [Tree]
    }
    struct Grove {
      let trees: [Grove]
      let box: Box
    }
    #expect(BitwiseValues.include(Tree.self))
    #expect(!BitwiseValues.include(Grove.self))
    #expect(BitwiseValues.include(Int.self))
    #expect(BitwiseValues.include(Mixed.self))
    #expect(BitwiseValues.include([String: [Item?]].self))
    #expect(BitwiseValues.include(Range<Int>.self))
    #expect(!BitwiseValues.include(Box.self))
    #expect(!BitwiseValues.include(Box?.self))
    #expect(!BitwiseValues.include([Int: [Box]].self))
    #expect(!BitwiseValues.include((Int, Boxed).self))
    #expect(!BitwiseValues.include((() -> Void).self))
    #expect(!BitwiseValues.include((any Sendable).self))
    #expect(!BitwiseValues.include(Choice.self))
    #expect(!BitwiseValues.include(Clock.self))
    #expect(!BitwiseValues.include(UnsafePointer<Int>.self))
    #expect(!BitwiseValues.include(Unmanaged<Box>.self))
    #expect(!BitwiseValues.include(Binding<Int>.self))
    #expect(!BitwiseValues.include(AnyHashable.self))
  }
}
