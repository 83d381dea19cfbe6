// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// Records the transaction of each batch.
@MainActor
private final class CarryingHost: RenderHost {
  private let inner = HeadlessHost()
  weak var graph: ViewGraph?
  private(set) var carried: [Animation?] = []
  private(set) var transactions: [Transaction] = []
  /// For each batch, how its last changes are shown.
  private(set) var motions: [MotionValue] = []

  func apply(_ batch: [Mutation]) {
    inner.apply(batch)
    carried.append(graph?.transaction.animation)
    let motions = batch.compactMap { if case .motion(let motion) = $0 { motion } else { nil } }
    self.motions.append(motions.last ?? .standard)
    if let transaction = graph?.transaction { transactions.append(transaction) }
  }
}

@MainActor
private final class Model: ObservableObject {
  @Published var published = 0
}

private enum Place: TransactionKey {
  static var defaultValue: String? { "nowhere" }
}

extension Transaction {
  fileprivate var place: String? {
    get { self[Place.self] }
    set { self[Place.self] = newValue }
  }
}

@MainActor
private final class Stage {
  let host = CarryingHost()
  let graph: ViewGraph

  init(_ root: some View) {
    graph = ViewGraph(host: host)
    host.graph = graph
    graph.wantsFlush = {}
    graph.mount(root)
  }
}

private struct Counter: View {
  let reach: (Binding<Int>) -> Void
  @State private var count = 0

  var body: some View {
    reach($count)
    return Text("\(count)")
  }
}

@MainActor @Suite struct TransactionTests {
  @Test func `what is changed in withAnimation carries the animation to the host, once`() throws {
    var count: Binding<Int>?
    let stage = Stage(Counter { count = $0 })
    let binding = try #require(count)
    withAnimation(.easeIn) { binding.wrappedValue = 1 }
    stage.graph.flush()
    binding.wrappedValue = 2
    stage.graph.flush()
    #expect(stage.host.carried == [nil, .easeIn, nil])
  }

  @Test func `a binding's own transaction is carried, and wins over the one around`() throws {
    var count: Binding<Int>?
    let stage = Stage(Counter { count = $0 })
    let binding = try #require(count)
    binding.animation(.linear).wrappedValue = 1
    stage.graph.flush()
    withAnimation(.easeOut) { binding.animation(.linear).wrappedValue = 2 }
    stage.graph.flush()
    withAnimation(.easeOut) { binding.animation(nil).wrappedValue = 3 }
    stage.graph.flush()
    #expect(stage.host.carried == [nil, .linear, .linear, nil])
  }

  @Test func `the setter of a binding is told the transaction, through transforms, too`() {
    var told: [Animation?] = []
    var value: Int? = 0
    let binding = Binding(
      get: { value },
      set: {
        value = $0
        told.append($1.animation)
      })
    binding.wrappedValue = 1
    withAnimation(.easeIn) { binding.wrappedValue = 2 }
    binding.animation(.easeOut).wrappedValue = 3
    Binding(binding)?.animation(.linear).wrappedValue = 4
    binding.transaction(Transaction(animation: .spring)).wrappedValue = 5
    #expect(told == [nil, .easeIn, .easeOut, .linear, .spring])
    #expect(value == 5)
  }

  @Test func `transactions nest, and what one does not set is taken from around`() {
    withAnimation(.easeIn) {
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.animation == .easeIn)
        #expect(Transaction.current.disablesAnimations)
      }
      withTransaction(Transaction(animation: nil)) { #expect(Transaction.current.animation == nil) }
      #expect(!Transaction.current.disablesAnimations)
    }
    #expect(Transaction.current.isEmpty)
  }

  @Test func `keys of a program's own have their default until they are set, also to nil`() {
    var transaction = Transaction()
    #expect(transaction[Place.self] == "nowhere")
    transaction[Place.self] = nil
    #expect(transaction[Place.self] == nil)
  }

  @Test func `views see and change the transaction, outermost first`() throws {
    struct Root: View {
      let journal: Journal
      let reach: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        reach($count)
        return Text("\(count)")
          .transaction { journal.note("inner \($0.animation == .linear)") }
          .transaction {
            journal.note("outer \($0.animation == .easeIn)")
            $0.animation = .linear
          }
      }
    }
    let journal = Journal()
    var count: Binding<Int>?
    let stage = Stage(Root(journal: journal) { count = $0 })
    _ = journal.take()
    let binding = try #require(count)
    withAnimation(.easeIn) { binding.wrappedValue = 1 }
    stage.graph.flush()
    #expect(Array(journal.take().suffix(2)) == ["outer true", "inner true"])
  }

  @Test(arguments: [false, true])
  func `a changed value asks for an animation unless that is disabled`(disables: Bool) throws {
    struct Root: View {
      let disables: Bool
      let reach: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        reach($count)
        return Text("\(count)").animation(.easeIn, value: count / 2)
          .transaction { $0.disablesAnimations = disables }
      }
    }
    var count: Binding<Int>?
    let stage = Stage(Root(disables: disables) { count = $0 })
    let binding = try #require(count)
    for value in 1...3 {
      binding.wrappedValue = value
      stage.graph.flush()
    }
    let asked = MotionValue.animated(Animation.easeIn.course)
    let others: MotionValue = disables ? .immediate : .standard
    #expect(stage.host.motions.dropFirst() == [others, disables ? .immediate : asked, others])
  }

  @Test func `a completion runs once, after what was changed is shown`() throws {
    var count: Binding<Int>?
    let stage = Stage(Counter { count = $0 })
    let binding = try #require(count)
    var shown: [Int] = []
    withAnimation {
      binding.wrappedValue = 1
      binding.wrappedValue = 2
    } completion: {
      shown.append(stage.host.carried.count)
    }
    #expect(shown == [])
    stage.graph.flush()
    #expect(shown == [2])
    stage.graph.flush()
    #expect(shown == [2])
  }

  @Test func `without a change the completion runs when the code has ended`() {
    var steps: [String] = []
    withAnimation {
      steps.append("code")
    } completion: {
      steps.append("completion")
    }
    #expect(steps == ["code", "completion"])
  }

  @Test func `an observable object's changes carry the transaction, too`() {
    let model = Model()
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.published)") }
    }
    let stage = Stage(Root(model: model))
    withTransaction(\.place, "here") { model.published = 1 }
    stage.graph.flush()
    #expect(stage.host.transactions.map { $0[Place.self] } == ["nowhere", "here"])
  }
}
