// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

/// The appearance of bars, symbols and shapes.
@MainActor
struct BarLookTests {
  @Test func `a screen sets the appearance of its bar, and the topmost that of the tabs`() throws {
    let (probe, show) = Probe.remoted([Int]()) { $path in
      TabView {
        NavigationStack(path: $path) {
          Text("root").toolbarBackground(.red, for: .navigationBar, .tabBar)
            .navigationDestination(for: Int.self) { _ in
              Text("top").toolbarBackground(.visible, for: .tabBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        .tabItem { Text("A") }
      }
    }
    func tabs() throws -> PropertyList {
      try #require(probe.all(.tabs).first).properties
    }
    #expect(try tabs()[.barBackground] == .color(.system(.red)))
    #expect(probe.all(.screen).first?.properties[.barBackground] == .color(.system(.red)))
    show([1])
    #expect(try tabs()[.barBackground] == nil)
    #expect(try tabs()[.barBackgroundShown] == .bool(true))
    #expect(probe.text(.barColorScheme, of: .screen) == [nil, "dark"])
    #expect(probe.all(.screen).last?.properties[.barBackgroundShown] == nil)
  }

  @Test func `an automatic background keeps the set one, a hidden background hides it`() {
    let probe = Probe(
      NavigationStack {
        Text("x").toolbarBackground(.blue).toolbarBackground(.automatic)
          .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      })
    let screen = probe.all(.screen).first?.properties ?? [:]
    #expect(screen[.barBackground] == .color(.system(.blue)))
    #expect(screen[.barBackgroundShown] == .bool(false))
  }

  @Test func `with automatic visibility the host decides whether a background is shown`() {
    let probe = Probe(
      NavigationStack {
        Text("x").toolbarBackground(.blue).toolbarBackgroundVisibility(.automatic)
      })
    let screen = probe.all(.screen).first?.properties ?? [:]
    #expect(screen[.barBackground] == .color(.system(.blue)))
    #expect(screen[.barBackgroundShown] == nil)
  }

  @Test func `a title menu is a button of the bar`() throws {
    let probe = Probe(
      NavigationStack { Text("x").toolbarTitleMenu { Button("Rename") {} } })
    let item = try #require(probe.all(.toolbarItem).first)
    #expect(probe.words(item.id).contains("Title Menu"))
  }

  @Test func `symbols animate while an effect is active, unless effects are removed`() {
    let probe = Probe(
      VStack {
        Image(systemName: "star").symbolEffect(.pulse)
        Image(systemName: "star").symbolEffect(.rotate, isActive: false)
        Image(systemName: "star").symbolEffect(.scale.down)
        Image(systemName: "star").symbolEffectsRemoved().symbolEffect(.pulse)
        Image(systemName: "star").symbolEffect(.bounce, value: 1)
      })
    #expect(probe.text(.symbolEffect, of: .image) == ["pulse", nil, "scaleDown", "inactive", nil])
  }

  @Test func `a container-relative shape takes the shape of its container`() {
    let probe = Probe(
      ZStack {
        ContainerRelativeShape()
        Text("x").clipShape(ContainerRelativeShape())
      }
      .containerShape(RoundedRectangle(cornerRadius: 12)))
    #expect(probe.text(.shape, of: .shape) == ["roundedRectangle"])
    #expect(probe.all(.shape).first?.properties[.cornerRadius] == .number(12))
    #expect(probe.all(.box).first?.properties[.cornerRadius] == .number(12))
    #expect(Probe(ContainerRelativeShape()).text(.shape, of: .shape) == ["rectangle"])
    let inset = Probe(ContainerRelativeShape().inset(by: 4).containerShape(Circle()))
    let circle = Probe(Circle().inset(by: 4))
    #expect(inset.text(.path, of: .shape) == circle.text(.path, of: .shape))
  }
}
