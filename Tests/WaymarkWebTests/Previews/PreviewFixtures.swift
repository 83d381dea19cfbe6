// SPDX-License-Identifier: MIT

import Waymark

#Preview("Of the macro", traits: .fixedLayout(width: 200, height: 100)) {
  Text("From the macro")
}

enum Nested {
  struct Registered: PreviewRegistry {
    static var fileID: String { "Fixtures/B.swift" }
    static var line: Int { 9 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
      Preview(traits: .landscapeLeft) { Text("Registered") }
    }
  }

  /// Not found: a type with parameters has no metadata of its own.
  struct Generic<Value>: PreviewRegistry {
    static var fileID: String { "Fixtures/B.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview { Preview { Text("Generic") } }
  }
}

private final class PrivateClass: PreviewRegistry {
  static var fileID: String { "Fixtures/A.swift" }
  static var line: Int { 20 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview { throw BrokenPreview() }
}

struct BrokenPreview: Error, CustomStringConvertible {
  var description: String { "broken on purpose" }
}

enum Misusing: PreviewRegistry {
  static var fileID: String { "Fixtures/A.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview {
    Preview("Misuse") { List { ForEach([1, 1], id: \.self) { Text("\($0)") } } }
  }
}

@MainActor
final class Greeter: ObservableObject {
  let greeting = "Hello"
}

private struct GreetingView: View {
  @EnvironmentObject private var greeter: Greeter
  let name: String

  var body: some View { Text("\(greeter.greeting), \(name)") }
}

struct Greetings_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      GreetingView(name: "Ada").previewDisplayName("Ada").padding()
      ForEach(["Bea", "Cleo"], id: \.self) { name in
        GreetingView(name: name)
      }
      .previewLayout(.sizeThatFits)
      Text("Below").previewDevice("iPhone SE (3rd generation)")
        .sheet(isPresented: .constant(true)) { Text("The sheet") }
    }
    .environmentObject(Greeter())
    if greets { Text("Never").previewLayout(.fixed(width: .infinity, height: 1)) }
  }

  private static var greets: Bool { false }
}

struct Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}
