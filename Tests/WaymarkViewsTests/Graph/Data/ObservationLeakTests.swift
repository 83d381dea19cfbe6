// SPDX-License-Identifier: MIT

import HeapSize
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// An object that outlives the views that read it.
@Observable
@MainActor
private final class Settings {
  var name = "a"
  var isOn = false
}

private struct Reader: View {
  let settings: Settings
  let turn: Int

  var body: some View { Text("\(turn) \(settings.name)") }
}

/// The memory that an observable object retains for views that have read it, measured on the heap:
/// a tracking that does not end takes at least 700 bytes.
@MainActor
struct ObservationLeakTests {
  private static let readers: [(name: String, content: @MainActor (Settings, Int) -> AnyView)] = [
    ("a body", { AnyView(Reader(settings: $0, turn: $1)) }),
    (
      "rows",
      { settings, turn in
        AnyView(VStack { ForEach([turn], id: \.self) { Text("\($0) \(settings.name)") } })
      }
    ),
    (
      "rows that stay",
      { settings, turn in
        AnyView(VStack { ForEach([0], id: \.self) { _ in Text("\(turn) \(settings.name)") } })
      }
    ),
    (
      "lazy rows",
      { settings, turn in AnyView(List([turn], id: \.self) { Text("\($0) \(settings.name)") }) }
    ),
    (
      "a sheet",
      { settings, turn in
        AnyView(
          Text("\(turn)").sheet(isPresented: .constant(true)) { Text("\(turn) \(settings.name)") })
      }
    ),
    (
      "a binding",
      { settings, turn in
        AnyView(
          Text("\(turn) \(turn)").sheet(isPresented: Bindable(settings).isOn) { Text("sheet") })
      }
    ),
  ]

  /// The number of bytes by which the heap grows while `work` runs repeatedly.
  private static func growth(_ turns: Int, _ work: (Int) -> Void) -> Int {
    // Objects that are created once exist before the measurement.
    for turn in 0..<1000 { work(turn) }
    let before = heap_size()
    for turn in 1000..<(1000 + turns) { work(turn) }
    return Int(heap_size()) - Int(before)
  }

  @Test(arguments: 0..<6)
  func `what runs 20 000 times leaves nothing in what it reads`(index: Int) {
    let settings = Settings()
    let host = DroppingHost()
    let remote = Remote<Int>()
    let graph = ViewGraph(host: host)
    graph.wantsFlush = {}
    graph.mount(Remoted(0, remote) { $turn in Self.readers[index].content(settings, turn) })
    let growth = Self.growth(20_000) { turn in
      remote.value = turn
      graph.flush()
    }
    #expect(growth < 1_000_000, "\(Self.readers[index].name)")
    host.batches = 0
    settings.name = "b"
    settings.isOn = true
    graph.flush()
    #expect(host.batches == 1)
    graph.unmount()
  }

  @Test(arguments: 0..<6)
  func `10 000 views that are gone leave nothing in what they read`(index: Int) {
    let settings = Settings()
    let growth = Self.growth(10_000) { _ in
      let graph = ViewGraph(host: DroppingHost())
      graph.wantsFlush = {}
      graph.mount(Self.readers[index].content(settings, 0))
      graph.unmount()
    }
    #expect(growth < 1_000_000, "\(Self.readers[index].name)")
  }
}

/// Receives mutations and discards them.
private final class DroppingHost: RenderHost {
  var batches = 0
  func apply(_ batch: [Mutation]) { batches += 1 }
}
