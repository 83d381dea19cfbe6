// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkMap

struct DeclaredNameTests {
  private enum Step: Hashable {
    case first
    case second(Int)
  }

  private struct Trail: Hashable { var name = "" }

  @Test func `a value is named by its type and case, not by its data`() {
    #expect(DeclaredName.of(value: Step.first) == "DeclaredNameTests.Step.first")
    #expect(DeclaredName.of(value: Step.second(7)) == "DeclaredNameTests.Step.second")
    #expect(DeclaredName.of(value: Trail()) == "DeclaredNameTests.Trail")
    #expect(DeclaredName.of(value: "Ben Nevis") == nil)
    #expect(DeclaredName.of(value: 7) == nil)
  }

  @Test(arguments: [
    ("Shop.Cart", "Cart"), ("Shop.Cart.Line", "Cart.Line"),
    ("Shop.(unknown context at $7f01).Cart", "Cart"),
    ("Shop.Page<Swift.Int>", "Page"),
    ("WaymarkViews.CompositeNode<Shop.Cart>", "Cart"),
    ("WaymarkViews.ModifiedContent<Shop.(unknown context at $1).Cart, Shop.Bar>", "Cart"),
    ("WaymarkViews.CompositeNode<WaymarkViews.Text>", nil), ("Swift.String", nil),
    ("(Shop.Cart, Shop.Bar)", nil), ("", nil),
  ])
  func `a view is named by the first type that is an app's`(type: String, name: String?) {
    #expect(DeclaredName.of(type: type) == name)
  }
}
