// SPDX-License-Identifier: MIT

import WaymarkViews

/// An app with all features, for visual inspection and for tests.
struct Gallery: App {
  var body: some Scene { WindowGroup { GalleryTabs() } }
}

private struct GalleryTabs: View {
  @State private var tab = "lakes"

  var body: some View {
    TabView(selection: $tab) {
      LakesTab().tabItem { Label("Lakes", systemImage: "drop") }.tag("lakes")
      ControlsTab().tabItem { Label("Controls", systemImage: "gearshape") }.tag("controls")
      LayoutTab().tabItem { Label("Layout", systemImage: "square.grid.2x2") }.tag("layout")
        .badge(12)
    }
  }
}

private struct Lake: Hashable, Identifiable {
  let id: String
  var country: String
  var depth: Int

  static let all = [
    Lake(id: "Baikal", country: "Russia", depth: 1642),
    Lake(id: "Tanganyika", country: "Tanzania", depth: 1470),
    Lake(id: "O’Higgins", country: "Argentina, Chile", depth: 836),
    Lake(id: "Issyk-Kul", country: "Kyrgyzstan", depth: 668),
    Lake(id: "Crater Lake", country: "United States", depth: 594),
    Lake(id: "Hornindalsvatnet", country: "Norway", depth: 514),
    Lake(id: "Como", country: "Italy", depth: 425),
  ]
}

private struct LakesTab: View {
  @State private var path: [Lake] = []
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Deepest") {
          ForEach(Lake.all) { lake in
            NavigationLink(value: lake) {
              VStack(alignment: .leading, spacing: 2) {
                Text(lake.id)
                Text(lake.country).font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
              Text("\(lake.depth) m").foregroundStyle(.secondary).monospacedDigit()
            }
          }
        }
        Section {
          Button("Open three at once") { path = Array(Lake.all.prefix(3)) }
          NavigationLink {
            Text("By title and view")
          } label: {
            Label("Atlas", systemImage: "map")
          }
        } header: {
          Text("More")
        } footer: {
          Text("Depths are the greatest known, in metres below the surface.")
        }
      }
      .navigationTitle("Lakes")
      .navigationDestination(for: Lake.self) { lake in LakePage(lake: lake, path: $path) }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
    }
    .sheet(isPresented: $isAdding) { AddSheet() }
  }
}

private struct LakePage: View {
  let lake: Lake
  @Binding var path: [Lake]
  @State private var isTouring = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 16).fill(.teal).frame(height: 180)
          .overlay(alignment: .bottomLeading) {
            Text("\(lake.depth) m deep").font(.headline).foregroundStyle(.white).padding(14)
          }
        Text(lake.country).font(.title2).bold()
        Text(
          "A lake so deep that its floor lies far below the level of the sea, and so clear that a white plate can be seen forty metres down."
        )
        HStack {
          Fact(title: "Depth", value: "\(lake.depth) m")
          Fact(title: "Rank", value: "\((Lake.all.firstIndex(of: lake) ?? 0) + 1)")
          Fact(title: "Name", value: lake.id)
        }
        Button {
          isTouring = true
        } label: {
          Text("Take the tour").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        Button("Back to all lakes") { path = [] }.buttonStyle(.bordered)
      }
      .padding()
    }
    .navigationTitle(lake.id)
    .fullScreenCover(isPresented: $isTouring) { Tour(name: lake.id) }
  }
}

private struct Fact: View {
  let title: String
  let value: String

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline).lineLimit(1)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .background(Color.gray.opacity(0.14))
    .cornerRadius(12)
  }
}

private struct Tour: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @State private var stop = 1

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      Image(systemName: "mappin.and.ellipse").font(.largeTitle).foregroundStyle(.teal)
      Text("Stop \(stop) of 5 at \(name)").font(.title2).bold()
      Button("Next stop") { stop += 1 }.buttonStyle(.bordered).disabled(stop == 5)
      Spacer()
      Button("End the tour") { dismiss() }
    }
    .padding()
  }
}

private struct AddSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var isDeep = true
  @State private var isMore = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Lake") {
          TextField("Name", text: $name)
          Toggle("Deeper than 500 m", isOn: $isDeep)
        }
        Section {
          NavigationLink("Choose a country") {
            List { ForEach(Lake.all) { Text($0.country) } }.navigationTitle("Country")
          }
          Button("Notes") { isMore = true }
        } footer: {
          Text(name.isEmpty ? "Every lake has a name." : "“\(name)” will be listed.")
        }
      }
      .navigationTitle("New Lake")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      }
      .sheet(isPresented: $isMore) { Text("A sheet on a sheet").padding() }
    }
  }
}

private struct ControlsTab: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List {
        Section("Switches") {
          Toggle("Offline maps", isOn: $isOn)
          Toggle(isOn: $isOff) { Label("Night mode", systemImage: "moon") }
          Toggle("Not now", isOn: $isOff).disabled(true)
        }
        Section("Text") {
          TextField("Search", text: $text)
          LabeledContent("Typed", value: text.isEmpty ? "nothing" : text)
        }
        Section("Buttons") {
          Button("Count") { count += 1 }
          Button("Delete", role: .destructive) { count = 0 }
          LabeledContent("Count", value: "\(count)")
        }
      }
      .navigationTitle("Controls")
    }
  }
}

private struct LayoutTab: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 18) {
          HStack {
            Text("Leading")
            Spacer()
            Text("Trailing")
          }
          HStack(spacing: 12) {
            ForEach([Color.red, .orange, .green, .blue, .indigo], id: \.self) { color in
              Circle().fill(color).frame(width: 36, height: 36)
            }
          }
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 14).fill(.indigo)
            Text("Corner").foregroundStyle(.white).padding(10)
          }
          .frame(height: 100)
          Text(
            "A text that is long enough to need more than one line on a phone, cut after two lines, wherever that may be in the end."
          )
          .lineLimit(2)
          Divider()
          Text("Centred in all there is").frame(maxWidth: .infinity)
            .padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          HStack(alignment: .top) {
            Image(systemName: "star.fill").foregroundStyle(.yellow)
            Image(systemName: "no.such.glyph")
            Text("Glyphs, one of them unknown")
          }
          ScrollView(.horizontal) {
            HStack {
              ForEach(1..<12, id: \.self) { number in
                Text("Card \(number)").padding(20).background(Color.teal.opacity(0.2))
                  .cornerRadius(10)
              }
            }
          }
        }
        .padding()
      }
      .navigationTitle("Layout")
    }
  }
}
