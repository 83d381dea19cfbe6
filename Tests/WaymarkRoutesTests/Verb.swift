// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// A verb with its arguments, for tables of tests.
enum Verb: Hashable, Sendable {
  case push(Int)
  case sheet(Int, Bool)
  case cover(Int, Bool)
  case embeddingSheet(Int, Bool)
  case embeddingCover(Int, Bool)
  case goBack(Int)
  case goBackToIndex(Int)
  case goBackToRoot
  case goBackTo(Int)
  case goBackToScreen(where: Int)
  case goBackToRoute(where: RouteStyle)
  case pop(Int)
  case popToIndex(Int)
  case popToRoot
  case popTo(Int)
  case popToScreen(where: Int)
  case popToRoute(where: RouteStyle)
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll

  /// Applies the verb to a path whose screens are created from numbers; returns its result.
  func perform<Path: RoutePath>(
    on path: inout Path, screen: (Int) -> Path.RouteType.Screen
  ) -> Bool? where Path.RouteType.Screen: Equatable {
    switch self {
    case .push(let number): path.push(screen(number))
    case .sheet(let number, let stack): path.presentSheet(screen(number), withNavigation: stack)
    case .cover(let number, let stack): path.presentCover(screen(number), withNavigation: stack)
    case .embeddingSheet(let number, let stack):
      path.presentSheet(screen(number), embedInNavigationView: stack)
    case .embeddingCover(let number, let stack):
      path.presentCover(screen(number), embedInNavigationView: stack)
    case .goBack(1): path.goBack()
    case .goBack(let count): path.goBack(count)
    case .goBackToIndex(let index): path.goBackTo(index: index)
    case .goBackToRoot: path.goBackToRoot()
    case .goBackTo(let number): return path.goBackTo(screen(number))
    case .goBackToScreen(let number):
      return path.goBackTo(where: { (open: Path.RouteType.Screen) in open == screen(number) })
    case .goBackToRoute(let style):
      return path.goBackTo(where: { (route: Path.RouteType) in route.style == style })
    case .pop(1): path.pop()
    case .pop(let count): path.pop(count)
    case .popToIndex(let index): path.popTo(index: index)
    case .popToRoot: path.popToRoot()
    case .popTo(let number): return path.popTo(screen(number))
    case .popToScreen(let number):
      return path.popTo(where: { (open: Path.RouteType.Screen) in open == screen(number) })
    case .popToRoute(let style):
      return path.popTo(where: { (route: Path.RouteType) in route.style == style })
    case .popToCurrentNavigationRoot: path.popToCurrentNavigationRoot()
    case .dismiss(1): path.dismiss()
    case .dismiss(let count): path.dismiss(count: count)
    case .dismissAll: path.dismissAll()
    }
    return nil
  }

  /// Applies the verb to an object.
  func perform(on navigator: some RouteNavigator<Int>) -> Bool? {
    switch self {
    case .push(let number): navigator.push(number)
    case .sheet(let number, let stack): navigator.presentSheet(number, withNavigation: stack)
    case .cover(let number, let stack): navigator.presentCover(number, withNavigation: stack)
    case .embeddingSheet(let number, let stack):
      navigator.presentSheet(number, embedInNavigationView: stack)
    case .embeddingCover(let number, let stack):
      navigator.presentCover(number, embedInNavigationView: stack)
    case .goBack(1): navigator.goBack()
    case .goBack(let count): navigator.goBack(count)
    case .goBackToIndex(let index): navigator.goBackTo(index: index)
    case .goBackToRoot: navigator.goBackToRoot()
    case .goBackTo(let number): return navigator.goBackTo(number)
    case .goBackToScreen(let number):
      return navigator.goBackTo(where: { (open: Int) in open == number })
    case .goBackToRoute(let style):
      return navigator.goBackTo(where: { (route: Route<Int>) in route.style == style })
    case .pop(1): navigator.pop()
    case .pop(let count): navigator.pop(count)
    case .popToIndex(let index): navigator.popTo(index: index)
    case .popToRoot: navigator.popToRoot()
    case .popTo(let number): return navigator.popTo(number)
    case .popToScreen(let number):
      return navigator.popTo(where: { (open: Int) in open == number })
    case .popToRoute(let style):
      return navigator.popTo(where: { (route: Route<Int>) in route.style == style })
    case .popToCurrentNavigationRoot: navigator.popToCurrentNavigationRoot()
    case .dismiss(1): navigator.dismiss()
    case .dismiss(let count): navigator.dismiss(count: count)
    case .dismissAll: navigator.dismissAll()
    }
    return nil
  }
}

/// Parses a path of numbers from a short string: `p` push, `s` sheet, `c` cover; `S` and `C` with
/// navigation.
func routes(_ text: String) -> [Route<Int>] {
  text.split(separator: " ").compactMap { word in
    guard let kind = word.first, let number = Int(word.dropFirst()) else { return nil }
    return switch kind {
    case "p": .push(number)
    case "s", "S": .sheet(number, withNavigation: kind == "S")
    case "c", "C": .cover(number, withNavigation: kind == "C")
    default: nil
    }
  }
}

/// Formats a path in the form that ``routes(_:)`` parses.
func text(_ routes: [Route<Int>]) -> String {
  routes.map { route in
    let kind =
      switch route.style {
      case .push: "p"
      case .sheet(let withNavigation): withNavigation ? "S" : "s"
      case .cover(let withNavigation): withNavigation ? "C" : "c"
      }
    return kind + String(route.screen)
  }.joined(separator: " ")
}
