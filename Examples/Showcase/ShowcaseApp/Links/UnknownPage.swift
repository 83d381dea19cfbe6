// SPDX-License-Identifier: MIT

import Waymark

/// What is shown for a link that leads to nothing in the guide.
struct UnknownPage: View {
  @Environment(\.dismiss) private var dismiss

  let unknown: UnknownLink

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          EmptyNotice(icon: "signpost.right", title: "The signpost points nowhere", text: reason)
          Button {
            dismiss()
          } label: {
            Text("Back to the guide").frame(maxWidth: 280)
          }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("leave-unknown")
        }
        .padding(24)
      }
      .navigationTitle("Not in This Guide")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var reason: String {
    switch unknown.error {
    case .badParameter, .noSuchThing:
      "No such page exists. The guide has \(Catalogue.shared.trails.count)"
        + " trails; an earlier edition may have had others."
    default: "The guide has no page with this address. The link may be old or incomplete."
    }
  }
}
