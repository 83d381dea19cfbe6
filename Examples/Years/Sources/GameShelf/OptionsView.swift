// SPDX-License-Identifier: MIT

import Waymark

struct OptionsView: View {
  @AppStorage("shelf.order") private var order = SortOrder.title
  @AppStorage("shelf.onlyFavorites") private var onlyFavorites = false

  var body: some View {
    Form {
      Picker("Sort by", selection: $order) {
        ForEach(SortOrder.allCases) { order in
          Text(order.rawValue.capitalized).tag(order)
        }
      }
      .pickerStyle(InlinePickerStyle())
      Toggle("Only favorites", isOn: $onlyFavorites)
    }
    .navigationTitle("Options")
    .navigationBarTitleDisplayMode(.inline)
  }
}
