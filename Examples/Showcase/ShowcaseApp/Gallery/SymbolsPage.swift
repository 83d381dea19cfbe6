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

  @State private var query = ""

  private let columns = [GridItem(.adaptive(minimum: 136), spacing: 8, alignment: .top)]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Lead("\(found.count) symbols, drawn by hosts in the colour and size of text.")
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
    .navigationTitle("Symbols")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var found: [String] {
    let query = query.lowercased()
    return query.isEmpty ? Self.names : Self.names.filter { $0.contains(query) }
  }
}
