// SPDX-License-Identifier: MIT

import Waymark

enum Dish: Hashable, Codable {
  case recipe(String)
  case ingredients(of: String)
  case timer(minutes: Int)
}

struct CookbookView: View {
  @State private var routes: Routes<Dish> = []

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      List {
        FlowLink("Bread", value: Dish.recipe("Bread"), style: .push)
        FlowLink("Soup", value: Dish.recipe("Soup"), style: .push)
        Button("Bread is in the oven") {
          routes = [.push(.recipe("Bread")), .sheet(.timer(minutes: 45), withNavigation: true)]
        }
      }
      .navigationTitle("Cookbook")
      .flowDestination(for: Dish.self) { dish in
        switch dish {
        case .recipe(let name): RecipeView(name: name)
        case .ingredients(let name): Text("All for \(name)").navigationTitle("Ingredients")
        case .timer(let minutes): TimerView(minutes: minutes)
        }
      }
    }
  }
}

struct RecipeView: View {
  let name: String
  @EnvironmentObject private var navigator: FlowNavigator<Dish>
  @State private var showsNote = false

  var body: some View {
    VStack {
      Button("Ingredients") { navigator.push(.ingredients(of: name)) }
      Button("Timer") { navigator.presentSheet(.timer(minutes: 45), withNavigation: true) }
      Button("Note") { showsNote = true }
    }
    .navigationTitle(name)
    .flowDestination(isPresented: $showsNote, style: .sheet) { Text("Knead it well.") }
  }
}

struct TimerView: View {
  let minutes: Int
  @EnvironmentObject private var navigator: FlowNavigator<Dish>

  var body: some View {
    VStack {
      Text("\(minutes) minutes")
      Button("Done") { navigator.goBackToRoot() }
    }
    .navigationTitle("Timer")
  }
}
