// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// All symbols that hosts draw, by name.
struct SymbolsPage: View {
  private static let names: [String] = {
    guard let url = guideFile("symbols", "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }()

  private static let badges = [
    "checkmark.seal.fill", "xmark.circle.fill", "exclamationmark.triangle.fill",
    "heart.circle.fill",
  ]

  @State private var query = ""
  @State private var style = Style.all
  @FocusState private var isFinding: Bool

  private enum Style: String, CaseIterable { case all, outlined, filled }

  private let columns = [GridItem(.adaptive(minimum: 136), spacing: 8, alignment: .top)]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Lead("\(found.count) symbols, drawn by hosts in the colour and size of text.")
        HStack(spacing: 24) {
          ForEach(Self.badges, id: \.self) { name in
            Image(systemName: name).font(.largeTitle).foregroundStyle(.white, .indigo)
          }
        }
        .accessibilityHidden(true)
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(found, id: \.self) { name in
            VStack(spacing: 6) {
              Image(systemName: name).font(.title2).frame(height: 30)
              Text(name).font(.caption2).foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            }
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .searchable(text: $query, prompt: "Find a symbol")
    .searchScopes($style) {
      ForEach(Style.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
    .searchFocused($isFinding)
    .toolbar { Button("Find", systemImage: "magnifyingglass") { isFinding = true } }
    .navigationTitle("Symbols")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var found: [String] {
    let query = query.lowercased()
    return Self.names.filter { name in
      (query.isEmpty || name.contains(query))
        && (style == .all || name.contains("fill") == (style == .filled))
    }
  }
}
