// SPDX-License-Identifier: MIT

import Waymark

/// Builders, modifiers as types, erased and equatable views.
enum Structure {
  struct Root: View {
    @State private var number: Int? = 1
    @State private var isWide = true
    @State private var ticks = 0

    var body: some View {
      VStack {
        if let number { Text("Number \(number)") }
        if isWide { Text("Wide") } else { Text("Narrow") }
        switch number {
        case .none: Text("None")
        case 1?: Text("One")
        case let other?: Text("Other \(other)")
        }
        optional
        list(of: 3, content: row)
        if #available(iOS 16.0, macOS 13.0, *) { Text("New") } else { Text("Old") }
        AnyView(Text("Erased"))
        AnyView(erasing: erased)
        Group { Text("Grouped") }
        EmptyView()
        Text("Framed").modifier(Framed(text: "Frame", number: $number, front: Text("Front")))
        Text("Concatenated").modifier(both)
        ModifiedContent(content: Text("Modified"), modifier: EmptyModifier.identity)
        Text("Resolved").modifier(ByTheme())
        Gate(value: ticks / 2, shown: ticks).equatable()
        EquatableView(content: Gate(value: 0, shown: ticks + 100))
      }
      .background(Color.white.opacity(0.5))
      .background(optional)
      .background(alignment: .top) { Text("Behind") }
      .environment(\.theme, "resolved")
      .onTapGesture { ticks += 100 }
      Button("Next") { number = (number ?? 0) + 1 }
      Button("Nil") { number = nil }
      Button("Wide") { isWide.toggle() }
      Button("Tick") { ticks += 1 }
      Text("Ticks \(ticks)")
    }

    private var optional: Text? { number.map { Text("Optional \($0)") } }

    @ContentBuilder private var erased: some View {
      Text("Any one")
      Text("Any two")
    }

    private var both: some ViewModifier { EmptyModifier() }

    @ViewBuilder
    private func row(_ index: Int) -> some View {
      Text("Row \(index)")
      if index == 1 { Text("Second row") }
    }

    private func list<Content: View>(
      of count: Int, @ViewBuilder content: @escaping (Int) -> Content
    ) -> some View {
      ForEach(0..<count, id: \.self) { content($0) }
    }
  }

  struct Framed<Front: View>: ViewModifier {
    let text: String
    @Binding var number: Int?
    let front: Front
    @State private var taps = 0
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
      content
      front
      Text("\(text) \(taps) \(number ?? 0)")
      Button("Tap frame") { taps += 1 }
    }
  }

  struct ByTheme: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Suffix(suffix: environment.theme)
    }
  }

  struct Suffix: ViewModifier {
    let suffix: String

    func body(content: Content) -> some View {
      content
      Text("by \(suffix)")
    }
  }

  struct Gate: View, Equatable {
    let value: Int
    let shown: Int

    nonisolated static func == (a: Gate, b: Gate) -> Bool { a.value == b.value }

    var body: some View { Text("Shown \(shown)") }
  }

  nonisolated enum Screen: View, Hashable {
    case first
    case second(Int)

    var body: some View {
      switch self {
      case .first: Text("First")
      case .second(let number): Text("Second \(number)")
      }
    }
  }
}
