// SPDX-License-Identifier: MIT

import Waymark

/// Views that are created in a nonisolated context, which their initializers and modifiers allow.
nonisolated enum Nonisolated {
  struct Item: Identifiable, Hashable, Sendable {
    var id: Int
  }

  static func leaves(_ isOn: Binding<Bool>, _ text: Binding<String>) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .top) { Text("Text").font(.title).bold() }
      ZStack(alignment: .center) { Image(systemName: "star").resizable() }
      Group { Label("Label", systemImage: "star") }
      Button("Button") {}
      Button(role: .cancel, action: {}, label: { Text("Labelled") })
      Toggle("Toggle", isOn: isOn)
      TextField("Field", text: text)
      ScrollView(.horizontal) { Color.red.opacity(0.5) }
      Divider()
      Spacer(minLength: 1)
      AnyView(EmptyView())
    }
  }

  static func rows(_ items: [Item], _ bound: Binding<[Item]>) -> some View {
    List {
      ForEach(items) { Text("\($0.id)") }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(items, id: \.id) { Text("\($0.id)") }
      ForEach(bound) { $item in Text("\(item.id)") }
      Section("Section") { Text("Row") }
      Section {
        Text("Row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
  }

  static func stacks(
    _ path: Binding<NavigationPath>, _ items: Binding<[Item]>, _ item: Binding<Item?>,
    _ isActive: Binding<Bool>
  ) -> some View {
    Group {
      NavigationStack { NavigationLink("Value", value: 1) }
      NavigationStack(path: path) {
        NavigationLink(value: 2) { Text("Value") }
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: isActive) { Text("Flag") }
          .navigationDestination(item: item) { Text("\($0.id)") }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .navigationBarBackButtonHidden(false)
          .toolbar { ToolbarItem(placement: .primaryAction) { Text("Item") } }
      }
      NavigationStack(path: items) { NavigationLink("View") { Text("Destination") } }
      NavigationView {
        NavigationLink("Active", destination: Text("Active"), isActive: isActive)
        NavigationLink(destination: Text("Tag"), tag: Item(id: 1), selection: item) { Text("Tag") }
      }
      .navigationViewStyle(.stack)
      TabView { Text("Tab").tabItem { Text("Tab") }.tag(1) }
    }
  }

  static func modifiers(
    _ content: some View, _ isPresented: Binding<Bool>, _ item: Binding<Item?>
  ) -> some View {
    content
      .sheet(isPresented: isPresented) { Text("Sheet") }
      .sheet(item: item, onDismiss: nil) { Text("\($0.id)") }
      .fullScreenCover(isPresented: isPresented) { Text("Cover") }
      .onAppear {}
      .onDisappear {}
      .onChange(of: 1) {}
      .onChange(of: 1) { _, _ in }
      .onReceive(Just(1)) { _ in }
      .onOpenURL { _ in }
      .task {}
      .environment(\.theme, "theme")
      .modifier(EmptyModifier())
      .animation(.default, value: 1)
      .transaction { $0.disablesAnimations = true }
      .padding().frame(width: 1).background(Color.red).overlay { Text("Front") }
      .opacity(0.5).hidden().disabled(true).fixedSize().labelsHidden().tint(.red)
      .foregroundColor(.red).foregroundStyle(.secondary).cornerRadius(2)
      .accessibilityIdentifier("id").accessibilityLabel("Label")
      .buttonStyle(.plain).onTapGesture {}
      .id(1)
  }
}
