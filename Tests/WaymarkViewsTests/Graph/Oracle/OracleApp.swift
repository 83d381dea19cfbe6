// SPDX-License-Identifier: MIT

import WaymarkViews

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { -1 }
}

extension EnvironmentValues {
  var oracleTheme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Objects that views observe, created from the model and written back by its changes.
@Observable
final class OracleObserved {
  var number: Int
  var other = 0
  init(_ number: Int) { self.number = number }
}

final class OraclePublished: ObservableObject {
  @Published var number: Int
  init(_ number: Int) { self.number = number }
}

private struct Following: View {
  @Environment(OracleObserved.self) private var observed
  @EnvironmentObject private var published: OraclePublished

  var body: some View {
    Text("observed \(observed.number), published \(published.number)")
    Button("Count the observed") { observed.number += 1 }
    Button("Count the published") { published.number += 1 }
    Toggle("Even", isOn: Bindable(observed).number.isEven)
  }
}

extension Int {
  fileprivate var isEven: Bool {
    get { isMultiple(of: 2) }
    set { if newValue != isEven { self += 1 } }
  }
}

/// A button with its own state.
struct OracleLocal: View {
  let place: String
  let memory: OracleMemory
  @State private var count: Int
  @Environment(\.oracleTheme) private var theme

  init(_ place: String, _ memory: OracleMemory) {
    self.place = place
    self.memory = memory
    _count = State(initialValue: memory.locals[place] ?? 0)
  }

  var body: some View {
    Button("\(place): \(count), theme \(theme)") {
      count += 1
      memory.locals[place] = count
    }
    .preference(key: CountKey.self, value: count)
    .modifier(OracleShade(animatableData: Double(count % 4)))
    .animation(.linear(duration: 0.1), value: count / 2)
    .transition(OracleTilt())
  }
}

/// Has an opacity for each number, including fractions.
private struct OracleShade: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(1 - animatableData / 8) }
}

/// Rotates a view that appears or disappears.
private struct OracleTilt: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 40))
  }
}

/// Reads and changes the model of a running app.
struct OracleRemote {
  let read: @MainActor () -> OracleModel
  let change: @MainActor ((inout OracleModel) -> Void) -> Void
}

/// Another window of the app, which shares the objects that outlive views.
struct OracleWindow: View {
  let memory: OracleMemory

  var body: some View {
    List(0..<4) { Text("window note \(memory.shelf.notes[$0])") }
      .sheet(isPresented: .constant(true)) { Text("sheet note \(memory.shelf.notes[2])") }
  }
}

/// The app of the oracle, which contains all features whose state could become inconsistent.
struct OracleView: View {
  @State private var state: OracleModel
  private let object: OracleStore?
  @State private var sum = 0
  @State private var observed: OracleObserved
  @StateObject private var published: OraclePublished
  private let memory: OracleMemory
  private let connect: (OracleRemote) -> Void

  /// - Parameters:
  ///   - model: The initial model.
  ///   - memory: The initial values of local states.
  ///   - object: The storage of the model; nil if the view stores it in state.
  ///   - connect: Receives the object that reads and changes the model.
  init(
    _ model: OracleModel, _ memory: OracleMemory, in object: OracleStore? = nil,
    connect: @escaping (OracleRemote) -> Void = { _ in }
  ) {
    _state = State(initialValue: model)
    self.object = object
    _observed = State(initialValue: OracleObserved(model.observed))
    _published = StateObject(wrappedValue: OraclePublished(model.published))
    self.memory = memory
    self.connect = connect
  }

  var body: some View {
    let _ = connect(
      OracleRemote(read: { now }) { change in
        var new = now
        change(&new)
        if let object { object.take(new) } else { state = new }
        observed.number = new.observed
        published.number = new.published
      })
    TabView(selection: bound.tab) {
      stack.tabItem { Label("Main", systemImage: "house") }.tag(0)
      VStack {
        OracleLocal("tab", memory)
        TextField("Name", text: bound.name)
        Toggle("Tinted", isOn: bound.isTinted)
        Following()
      }
      .tabItem { Text("Form \(model.name)") }
      .tag(1)
      links.badge(model.name).tabItem { Text("Links") }.tag(3)
      if model.hasThirdTab { Text("Third").tabItem { Text("Third") }.tag(2) }
    }
    .environment(\.oracleTheme, model.theme)
    .sheet(isPresented: bound.sheet) { presented("sheet") }
    .sheet(item: bound.item.identified) { presented("item \($0.id)") }
    .fullScreenCover(isPresented: bound.cover) { presented("cover") }
    .alert("Alert \(model.name)", isPresented: bound.alert) {
      Button("Tint") { model.isTinted.toggle() }
      Button("Stay", role: .cancel) {}
    }
    .confirmationDialog("Choice", isPresented: bound.choice) {
      ForEach(model.rows.prefix(2), id: \.self) { row in
        Button("Choose \(row)") { model.extra = row }
      }
    } message: {
      Text("theme \(model.theme)")
    }
    .environment(observed)
    .environmentObject(published)
  }

  /// The model with the values of the objects.
  private var now: OracleModel {
    var now = object?.model ?? state
    now.observed = observed.number
    now.published = published.number
    return now
  }

  private var model: OracleSource { object.map { .object($0) } ?? .state($state) }
  private var bound: OracleBindings { model.bound }
  private var shelf: OracleShelf { memory.shelf }

  private func presented(_ title: String) -> some View {
    VStack {
      Text("\(title) \(model.name), note \(shelf.notes[0])")
      OracleLocal("presented", memory)
      Following()
    }
    .sheet(isPresented: bound.inner) { OracleLocal("inner", memory) }
  }

  private var stack: some View {
    NavigationStack(path: bound.path) {
      List {
        Section("Sum \(sum)") {
          ForEach(model.rows, id: \.self) { row in
            OracleLocal("row\(row)", memory)
            Text("note \(shelf.notes[row % 4])")
          }
        }
        .onPreferenceChange(CountKey.self) { sum = $0 }
        if model.isFirst {
          OracleLocal("branchtrue", memory)
        } else {
          OracleLocal("branchfalse", memory)
        }
        if let extra = model.extra {
          Text("extra \(extra)")
          OracleLocal("extra", memory)
        }
        OracleLocal("epoch\(model.epoch)", memory).id(model.epoch)
        kinds
        ForEach(bound.lines) { OracleRow(line: $0, memory: memory) }
        VStack { ForEach(model.twice, id: \.self) { Text("twice \($0)") } }
        OracleRows(
          cells: model.cells, theme: model.theme, changes: model.boxChanges, memory: memory)
        ForEach(model.twice, id: \.self) { Text("lazily \($0)") }
        NavigationLink("Go 7", value: 7)
        Section {
          ForEach(model.long, id: \.self) { id in
            OracleLocal("longA\(id)", memory)
              .accessibilityLabel("note \(shelf.notes[id % 4])")
          }
        }
        ForEach(model.long, id: \.self) { OracleLocal("longB\($0)", memory) }
      }
      .foregroundStyle(model.isTinted ? .red : .blue)
      .disabled(model.isDisabled)
      .navigationTitle("Root \(model.rows.count)")
      .navigationDestination(for: Int.self) { value in
        VStack {
          Text("screen \(value) of \(model.path.count), note \(shelf.notes[value % 4])")
          NavigationLink("More", value: value + 1)
          LocalScreen(value: value, memory: memory)
        }
        .navigationTitle("Screen \(value)")
      }
    }
  }

  /// Links with bindings, nested so that the result depends only on the model.
  private var links: some View {
    NavigationView {
      List {
        if model.hasLinks {
          ForEach(0..<4) { tag in
            NavigationLink(
              "Tag \(tag)",
              destination: OracleLevel(model: model, tag: tag, memory: memory), tag: tag,
              selection: bound.selection)
          }
        }
        Text("\(model.theme)")
      }
    }
  }

  private var kinds: AnyView {
    switch model.kind {
    case 0: AnyView(OracleLocal("kind0", memory))
    case 1: AnyView(Group { OracleLocal("kind1", memory) })
    default: AnyView(HStack { OracleLocal("kind2", memory) })
    }
  }
}
