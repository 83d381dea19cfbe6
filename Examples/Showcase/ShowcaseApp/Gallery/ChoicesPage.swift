// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Pickers, menus and everything else that is chosen or set.
struct ChoicesPage: View {
  @State private var season = Season.summer
  @State private var grade = 2
  @State private var units = "km"
  @State private var region: String? = "Alps"
  @State private var start = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var isDogFriendly = true
  @State private var cover = Color(red: 0.2, green: 0.5, blue: 0.8)

  var body: some View {
    Form {
      Section("Pickers") {
        Picker("Season", selection: $season) {
          ForEach(Season.allCases) { season in
            Text(season.rawValue.capitalized).selectionDisabled(season == .autumn)
          }
        }
        .accessibilityIdentifier("season")
        Picker("Region", selection: $region) {
          Text("Anywhere").tag(String?.none)
          Section("Switzerland") {
            ForEach(["Alps", "Jura"], id: \.self) { Text($0).tag($0) }
          }
          Section("France") { Text("Vosges").tag("Vosges") }
        }
        .pickerStyle(.navigationLink)
        Picker("Units", selection: $units) {
          ForEach(["km", "mi"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
      Section("Grade") {
        Picker("Grade", selection: $grade) {
          Label("Easy", systemImage: "leaf").tag(1)
          Label("Moderate", systemImage: "figure.walk").tag(2)
          Label("Hard", systemImage: "mountain.2").tag(3)
        }
        .pickerStyle(.inline).labelsHidden()
        Picker("By radio buttons", selection: $grade) {
          ForEach(1..<4) { Text("Grade \($0)") }
        }
        .pickerStyle(.radioGroup)
      }
      Section("Dates and times") {
        DatePicker("Start", selection: $start, displayedComponents: .date)
          .accessibilityIdentifier("start")
        DatePicker("Meet at", selection: $start, displayedComponents: .hourAndMinute)
        LabeledContent("Chosen", value: start, format: .dateTime.day().month().hour().minute())
        DatePicker("Day", selection: $start, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      Section("Colours") {
        ColorPicker("Cover", selection: $cover).accessibilityIdentifier("cover")
        HStack {
          Text("Chosen")
          Spacer()
          RoundedRectangle(cornerRadius: 6).fill(cover).frame(width: 60, height: 24)
            .accessibilityHidden(true)
        }
      }
      MeasuresSection()
      GaugesSection()
      MenusSection(isDogFriendly: $isDogFriendly)
      DisclosureGroup("What to bring") {
        Label("Water", systemImage: "drop").badge(2)
        Label("A map", systemImage: "map")
      }
      NightsSection()
    }
    .environment(\.timeZone, .gmt)
    .navigationTitle("Choices")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Several days of a month.
private struct NightsSection: View {
  @State private var nights: Set<DateComponents> = [
    DateComponents(year: 2025, month: 7, day: 11), DateComponents(year: 2025, month: 7, day: 12),
  ]

  var body: some View {
    Section("Nights in huts") {
      MultiDatePicker("Nights", selection: $nights)
      LabeledContent("Booked", value: "\(nights.count) nights")
    }
  }
}

private enum Season: String, CaseIterable, Identifiable {
  case spring, summer, autumn, winter
  var id: Self { self }
}

/// Numbers on a line, and how far something is.
private struct MeasuresSection: View {
  @State private var pace = 3.5

  var body: some View {
    Section("Measures") {
      LabeledContent("Pace", value: "\(pace.formatted(.number.precision(.fractionLength(1)))) km/h")
      Slider(value: $pace, in: 1...6, step: 0.5) {
        Text("Pace")
      } minimumValueLabel: {
        Image(systemName: "figure.walk")
      } maximumValueLabel: {
        Image(systemName: "bicycle")
      }
      ProgressView("Stages", value: pace, total: 6)
      ProgressView(value: 0.4) {
        Text("Download")
      } currentValueLabel: {
        Text("4 of 10 tiles")
      }
      ProgressView("Looking for huts")
      Gauge(value: 1840, in: 400...4000) {
        Text("Height")
      } currentValueLabel: {
        Text("1840 m")
      } minimumValueLabel: {
        Text("400")
      } maximumValueLabel: {
        Text("4000")
      }
    }
  }
}

/// Menus by a tap and by a long press.
private struct MenusSection: View {
  @Binding var isDogFriendly: Bool
  @State private var order = "Name"
  @State private var last = "Nothing yet"
  @State private var bags = 1

  var body: some View {
    Section("Menus") {
      Menu {
        Button("Share", systemImage: "square.and.arrow.up") { last = "Shared" }
        Menu("Sort by") {
          Picker("Order", selection: $order) {
            ForEach(["Name", "Length", "Grade"], id: \.self) { Text($0) }
          }
        }
        Toggle("Dogs allowed", isOn: $isDogFriendly)
        Button("One more bag, after \(bags)") { bags += 1 }.menuActionDismissBehavior(.disabled)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { last = "Deleted" }
      } label: {
        Label("Actions", systemImage: "ellipsis.circle")
      }
      .accessibilityIdentifier("actions")
      Text("Press me long").contextMenu {
        Button("Pin", systemImage: "mappin") { last = "Pinned" }
        Button("Hide") { last = "Hidden" }
      }
      LabeledContent("Last", value: last)
      Toggle(isOn: $isDogFriendly) {
        Text("Walk with a dog")
        Text("On a lead where sheep graze")
      }
      Toggle("Dogs", systemImage: "pawprint", isOn: $isDogFriendly).toggleStyle(.button)
      Toggle("Bring a dog", isOn: $isDogFriendly).toggleStyle(.checkbox)
      Button("Read about dogs") { last = "Read" }.buttonStyle(.link)
      ControlGroup {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large).buttonBorderShape(.capsule)
      }
      .buttonStyle(.bordered)
      ControlGroup("Share the trail", systemImage: "square.and.arrow.up") {
        Button("Copy the name", systemImage: "doc.on.doc") { last = "Copied the name" }
        Button("Print", systemImage: "printer") { last = "Printed" }
      }
      .controlGroupStyle(.menu)
    }
  }
}

#Preview("Menus") {
  @Previewable @State var isDogFriendly = true
  List { MenusSection(isDogFriendly: $isDogFriendly) }
}
