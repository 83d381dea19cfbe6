// SPDX-License-Identifier: MIT

import Waymark

struct TripView: View {
  @Binding var trip: Trip
  @State private var isPacking = false
  @State private var detent = PresentationDetent.medium

  private var mail: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.queryItems = [
      URLQueryItem(name: "subject", value: "Our trip: \(trip.name)"),
      URLQueryItem(name: "body", value: "\(trip.days.count) days, €\(trip.cost)."),
    ]
    return components.url
  }

  var body: some View {
    List {
      Section("Days") {
        ForEach(trip.days) { day in
          NavigationLink("Day \(day.id)", value: DayRoute(trip: trip.id, day: day.id))
        }
      }
      Section("Costs") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
          ForEach(trip.days) { day in
            GridRow {
              Text("Day \(day.id)")
              Text("\(day.stops.count) stops").foregroundStyle(.secondary)
              Text("€\(day.cost)").gridColumnAlignment(.trailing)
            }
          }
          Divider()
          GridRow {
            Text("Together").gridCellColumns(2)
            Text("€\(trip.cost)").bold()
          }
        }
      }
      Section("Packing") {
        Gauge(value: trip.packed) {
          Text("Packed")
        } currentValueLabel: {
          Text(trip.packed, format: .percent.precision(.fractionLength(0)))
        }
        Button("Pack") { isPacking = true }
      }
      if let mail {
        Link(destination: mail) { Label("Send by mail", systemImage: "square.and.arrow.up") }
      }
    }
    .navigationTitle(trip.name)
    .sheet(isPresented: $isPacking) {
      PackingView(items: $trip.packing)
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
    }
  }
}
