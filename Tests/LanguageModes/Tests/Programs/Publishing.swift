// SPDX-License-Identifier: MIT

import Waymark

/// Publishers as used in view models and views.
enum Publishing {
  final class Search: ObservableObject {
    @Published var query = ""
    @Published var minimum = 0
    @Published private(set) var results: [String] = []
    @Published private(set) var summary = ""
    private(set) var last: String?
    private let words = ["fern", "moss", "fir"]
    private var subscriptions: Set<AnyCancellable> = []
    private var single: AnyCancellable?
    let reset = PassthroughSubject<Void, Never>()

    init() {
      $query.removeDuplicates()
        .combineLatest($minimum) { query, minimum in (query, minimum) }
        .map { [words] query, minimum in
          words.filter { $0.hasPrefix(query) && $0.count >= minimum }
        }
        .assign(to: &$results)
      $results.map { "\($0.count) results" }.sink { [weak self] in self?.summary = $0 }
        .store(in: &subscriptions)
      single = $results.compactMap(\.first).map(Optional.some).assign(to: \.last, on: self)
      Publishers.Merge(reset, NotificationCenter.default.publisher(for: .reset).map { _ in })
        .sink { [weak self] in self?.query = "" }
        .store(in: &subscriptions)
    }
  }

  struct Root: View {
    @StateObject private var search = Search()
    @State private var log: [String] = []
    @State private var ticks = 0
    private let count = CurrentValueSubject<Int, Never>(3)
    private let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        TextField("Query", text: $search.query)
        Text(search.summary)
        Text("\(ticks)")
        ForEach(search.results, id: \.self) { Text($0) }
        Text(log.joined(separator: " "))
        Button("Reset") { search.reset.send() }
        Button("Notify") { NotificationCenter.default.post(name: .reset, object: nil) }
        Button("Long") { search.minimum = 4 }
      }
      .onReceive(count) { log.append("count \($0)") }
      .onReceive(Just("just")) { log.append($0) }
      .onReceive(timer) { _ in ticks += 1 }
      .onReceive(search.$query.dropFirst().filter { !$0.isEmpty }) { log.append($0) }
      .onReceive(search.objectWillChange) {}
      .onReceive(NotificationCenter.default.publisher(for: .reset)) { _ in log.append("notified") }
      .onReceive(
        search.$query.dropFirst().receive(on: RunLoop.main).receive(on: DispatchQueue.main)
          .debounce(for: .seconds(3600), scheduler: RunLoop.main)
      ) { log.append("late \($0)") }
    }
  }
}

extension Notification.Name {
  static let reset = Notification.Name("reset")
}
