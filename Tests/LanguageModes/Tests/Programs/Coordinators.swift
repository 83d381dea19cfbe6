// SPDX-License-Identifier: MIT

import Waymark

/// Patterns of coordinator libraries.
enum Coordinators {
  struct Indexed<Value: Hashable>: Hashable {
    var index: Int
    var value: Value
  }

  /// Passes an object on without observing it.
  class Unobserved<Object: ObservableObject>: ObservableObject {
    let object: Object
    init(object: Object) { self.object = object }
  }

  class RoutesHolder: ObservableObject {
    @Published var routes: [AnyHashable] = []
    @Published var depth = 0 { didSet { depths.append(depth) } }
    var depths: [Int] = []
    weak var parent: RoutesHolder?
  }

  /// Owned by a view and observed by none.
  final class Plain {
    private var builds = 0
    func count() { builds += 1 }
    deinit { DispatchQueue.main.async {} }
  }

  final class Builder: ObservableObject {
    private var builders: [String: (Any) -> AnyView?] = [:]

    func append<T>(_ type: T.Type, _ build: @escaping (T) -> AnyView) {
      builders[key(type)] = { ($0 as? T).map(build) }
    }

    func build(_ value: AnyHashable) -> AnyView {
      let type = type(of: value.base)
      return builders[key(type)]?(value.base)
        ?? AnyView(Image(systemName: "exclamationmark.triangle"))
    }

    private func key(_ type: Any.Type) -> String { _mangledTypeName(type) ?? "\(type)" }
  }

  struct Registering<T: Hashable, Destination: View>: ViewModifier {
    @EnvironmentObject var builder: Builder
    let type: T.Type
    @ViewBuilder let destination: (T) -> Destination

    func body(content: Content) -> some View {
      let _ = builder.append(type) { AnyView(destination($0)) }
      return content
    }
  }

  struct Stack<Root: View, Style: NavigationViewStyle>: View {
    @StateObject private var builder = Builder()
    @StateObject private var holder: RoutesHolder
    @State private var plain = Plain()
    @Binding private var path: [AnyHashable]
    private let style: Style
    private let root: Root

    init(path: Binding<[AnyHashable]>, style: Style, @ViewBuilder root: () -> Root) {
      _path = path
      _holder = StateObject(wrappedValue: RoutesHolder())
      self.style = style
      self.root = root()
    }

    private var indexed: Binding<[Indexed<AnyHashable>]> {
      Binding {
        path.enumerated().map { Indexed(index: $0.offset, value: $0.element) }
      } set: { new in
        path = new.map(\.value)
      }
    }

    var body: some View {
      let _ = plain.count()
      NavigationStack(path: indexed) {
        root
          .navigationDestination(for: Indexed<AnyHashable>.self) { item in
            Page(value: item.value, key: item.hashValue, index: item.index, path: $path).equatable()
          }
      }
      .navigationViewStyle(style)
      .environmentObject(builder)
      .environmentObject(Unobserved(object: holder))
      .onChange(of: path) { newValue in holder.depth = newValue.count }
      .onChange(of: path.isEmpty, perform: { _ in })
      .onAppear { holder.routes = path }
    }
  }

  struct Page: View, Equatable {
    let value: AnyHashable
    let key: Int
    let index: Int
    @Binding var path: [AnyHashable]
    @EnvironmentObject private var builder: Builder
    @EnvironmentObject private var unobserved: Unobserved<RoutesHolder>
    @Environment(\.dismiss) private var dismiss

    nonisolated static func == (a: Page, b: Page) -> Bool {
      a.key == b.key && a.index == b.index
    }

    var body: some View {
      builder.build(value)
      Text("Page \(index + 1) of \(path.count), depth \(unobserved.object.depth)")
      if let next = Binding($path[safe: index + 1]) {
        Text("Next \(next.wrappedValue.description)")
      }
      Button("Dismiss \(index)") { dismiss() }
    }
  }

  struct Root: View {
    @State private var path: [AnyHashable] = [AnyHashable("first")]

    var body: some View {
      Stack(path: $path, style: .stack) {
        VStack {
          Button("Push both") { path += [AnyHashable(1), AnyHashable(2.5)] }
          Text("Root")
        }
        .modifier(Registering(type: String.self) { Text("String \($0)") })
        .modifier(Registering(type: Int.self) { number in Text("Number \(number)") })
        .modifier(suffix)
      }
    }

    private var suffix: some ViewModifier {
      Registering(type: URL.self) { Text($0.absoluteString) }
    }
  }

  /// Destinations for values of unknown type.
  struct Erased: View {
    @State private var path: [AnyHashable] = []
    @State private var isPresented = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink(value: AnyHashable("erased")) { Text("Open") }
          NavigationLink(value: 7) { Label("Seven", systemImage: "star") }.buttonStyle(.plain)
          Button("Show") { isPresented = true }.buttonStyle(LinkStyle())
        }
        .navigationDestination(for: AnyHashable.self) { value in Text("Any \(value.description)") }
        .navigationDestination(for: Data.self) { data in Text("\(data.count) bytes") }
        .navigationDestination(isPresented: $isPresented) { Text("Presented") }
      }
    }
  }

  struct LinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundColor(configuration.isPressed ? .gray : .accentColor)
    }
  }
}
