// SPDX-License-Identifier: MIT

import Waymark

/// Bindings in all their forms, and the transactions of their writes.
enum Bindings {
  struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
    var pet: Pet?
    var isLoud: Bool {
      get { name == name.uppercased() }
      set { name = newValue ? name.uppercased() : name.lowercased() }
    }
  }

  struct Pet: Hashable {
    var name = "Rex"
  }

  struct Root: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    @State private var selected: Person?
    @State private var depth = 0

    var body: some View {
      List { ForEach($people) { $person in Row(person: $person) } }
      ForEach($people) { person in
        Text(person.wrappedValue.name + "!")
      }
      ForEach($people, id: \.name) { $person in
        Button("Louder \(person.id)") { $person.isLoud.wrappedValue = true }
      }
      ForEach(people.indices, id: \.self) { index in
        Button("Index \(index)") { $people[index].name.wrappedValue += "\(index)" }
      }
      Maybe(pet: $people[0].pet)
      Chosen(selected: $selected.animation())
      Toggle(
        "Chosen", isOn: Binding(get: { selected != nil }, set: { selected = $0 ? people[0] : nil }))
      Toggle("Constant", isOn: .constant(true))
      Steps(
        depth: Binding(
          get: { depth },
          set: {
            depth = $0
            _ = $1.animation
          }))
      Text("\(depth)\($people.count)\($people.last?.wrappedValue.id ?? 0)")
      Safe(people: $people)
    }
  }

  struct Row: View {
    @Binding var person: Person

    var body: some View {
      HStack {
        TextField("Name", text: $person.name)
        Button("Pet \(person.id)") { person.pet = Pet() }
      }
    }
  }

  struct Maybe: View {
    @Binding var pet: Pet?

    var body: some View {
      if let pet = Binding($pet) { TextField("Pet", text: pet.name) }
      if let $pet = Binding($pet) { Button("Rename pet") { $pet.wrappedValue.name = "Max" } }
      Text(pet?.name ?? "no pet")
    }
  }

  struct Chosen: View {
    let selected: Binding<Person?>

    var body: some View {
      Text(selected.wrappedValue?.name ?? "nobody")
      Button("Nobody") { selected.wrappedValue = nil }
      Button("Slowly") {
        withAnimation(.easeInOut(duration: 2).delay(1)) {
          selected.transaction(Transaction(animation: .default)).wrappedValue = nil
        }
      }
    }
  }

  struct Steps: View {
    @Binding private var depth: Int
    private let any: Binding<AnyHashable>
    private let optional: Binding<Int?>

    init(depth: Binding<Int>) {
      self._depth = Binding(projectedValue: depth)
      any = Binding(depth)
      optional = Binding(depth)
    }

    var body: some View {
      Button("Any") { any.wrappedValue = AnyHashable(7) }
      Button("Wrong") { any.wrappedValue = "seven" }
      Button("Optional") { optional.wrappedValue = 8 }
      Button("None") { optional.wrappedValue = nil }
      Button("Silently") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { depth = 9 }
      }
    }
  }

  struct Safe: View {
    let people: Binding<[Person]>

    var body: some View {
      if let third = Binding(people[safe: 2]) { Text(third.wrappedValue.name) }
      Text(people[safe: 0].wrappedValue?.name ?? "no first")
      Text(people.indexed.wrappedValue.map { "\($0.index)\($0.value.name)" }.joined())
      Button("Third") { people.wrappedValue.append(Person(id: 3, name: "Cid")) }
      Button("No first") { people.wrappedValue.removeFirst() }
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }

  struct Indexed {
    var index: Int
    var value: Element
  }

  var indexed: [Indexed] {
    get { enumerated().map { Indexed(index: $0.offset, value: $0.element) } }
    set { self = newValue.map(\.value) }
  }
}

// Declared by the program, so Waymark must not declare this conformance.
// swift-format-ignore: AvoidRetroactiveConformances
extension Binding: @retroactive Equatable where Value: Equatable {
  public static func == (a: Binding, b: Binding) -> Bool { a.wrappedValue == b.wrappedValue }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Binding: @retroactive Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}
