// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkViews

/// Modifiers and arguments that are ignored, and the effects of formerly ignored ones.
@MainActor
struct IgnoredArgumentTests {
  private static let elsewhere = UserDefaults(suiteName: "ignored-argument-tests")

  /// A view that stores a value that no host reads.
  private struct Kept: View {
    @AppStorage("name", store: elsewhere) private var name = ""
    var body: some View { Text(name) }
  }

  private func reported(_ view: some View) -> [String] { Probe(view).reported }

  @Test func `a modifier without effect is reported once per graph`() {
    let (probe, show) = Probe.remoted(0) { $number in
      ForEach(0..<3) { _ in Text("\(number)").colorMultiply(.red) }
    }
    show(1)
    #expect(probe.reported == ["colorMultiply(_:) has no effect."])
    #expect(probe.texts == ["1", "1", "1"])
  }

  @Test func `an ignored argument that concerns layout, drawing or storage is reported`() {
    let text = Text("a")
    let ignored: [[String]] = [
      reported(text.gridCellAnchor(.top)), reported(List {}.listSectionSpacing(3)),
      reported(List {}.listSectionSpacing(.compact)), reported(text.luminanceToAlpha()),
      reported(text.mask(alignment: .top) { Circle() }),
      reported(
        text.contextMenu {
          Text("b")
        } preview: {
          Text("c")
        }),
      reported(Kept()),
      reported(AsyncImage(url: nil, scale: 2)),
      reported(Image(systemName: "star").resizable(resizingMode: .tile)),
      reported(Image(systemName: "star").resizable(capInsets: EdgeInsets(top: 1))),
    ]
    for reports in ignored {
      #expect(reports.count == 1)
      #expect(reports.allSatisfy { $0.hasSuffix(" has no effect.") })
    }
  }

  @Test func `an argument that has its default, or only smooths or hints, is not reported`() {
    let text = Text("a")
    let silent: [[String]] = [
      reported(text.mask { Circle() }), reported(text.contextMenu { Text("b") }),
      reported(text.onLongPressGesture {}), reported(text.defaultAppStorage(.standard)),
      reported(AsyncImage(url: nil)), reported(Image(systemName: "star").resizable()),
      reported(text.blur(radius: 1, opaque: true)), reported(text.clipped(antialiased: true)),
      reported(text.minimumScaleFactor(0.5)), reported(text.frame(idealWidth: 3)),
    ]
    for reports in silent { #expect(reports == []) }
  }

  @Test func `modifiers apply to each of several views through a modifier without effect`() {
    let probe = Probe(
      Group {
        Text("a")
        Text("b")
      }
      .colorMultiply(.red).padding())
    #expect(probe.all(.box).count == 2)
  }

  @Test func `a frame sends its ideal size to hosts`() throws {
    let box = try #require(
      Probe(Text("a").frame(idealWidth: 90, idealHeight: 9).fixedSize()).all(.box).first)
    #expect(box.properties[.idealWidth] == .number(90))
    #expect(box.properties[.idealHeight] == .number(9))
    #expect(box.properties[.fixedSize] == .keyword("both"))
  }

  @Test(
    arguments: [
      (Font.custom("A", fixedSize: 20), .bool(true), nil),
      (.custom("A", size: 20), nil, nil), (.body.leading(.tight), nil, .keyword("tight")),
    ] as [(Font, PropertyValue?, PropertyValue?)])
  func `a font specifies whether its size is fixed, and its line spacing`(
    font: Font, fixed: PropertyValue?, leading: PropertyValue?
  ) throws {
    let stack = try #require(Probe(VStack { Text("a") }.font(font)).all(.vstack).first)
    #expect(stack.properties[.fixedFont] == fixed)
    #expect(stack.properties[.leading] == leading)
  }

  @Test(
    arguments: [
      (ButtonBorderShape.roundedRectangle(radius: 4), PropertyValue.number(4)),
      (.roundedRectangle(radius: .nan), nil), (.roundedRectangle, nil),
    ] as [(ButtonBorderShape, PropertyValue?)])
  func `a button has the radius of its border shape`(
    shape: ButtonBorderShape, radius: PropertyValue?
  ) {
    let probe = Probe(Button("a") {}.buttonBorderShape(shape))
    #expect(probe.text(.borderShape, of: .button) == ["roundedRectangle"])
    #expect(probe.all(.button).map { $0.properties[.borderRadius] } == [radius])
  }

  @Test func `an item hidden by default is not in the bar`() {
    let probe = Probe(
      NavigationStack {
        Text("root").toolbar {
          ToolbarItem(id: "a", showsByDefault: false) { Text("hidden") }
          ToolbarItem(id: "b") { Text("shown") }
        }
      })
    #expect(probe.all(.toolbarItem).count == 1)
    #expect(probe.texts.contains("shown") && !probe.texts.contains("hidden"))
  }

  @Test func `a view rotates around an axis in front of it`() {
    let view = Text("a").rotation3DEffect(.degrees(90), axis: (0, 1, 0), anchorZ: 8)
    let rotation = TransformValue.Rotation3D(x: 0, y: 1, z: 0, degrees: 90, anchorZ: 8)
    #expect(
      Probe(view).all(.box).map { $0.properties[.transform] }
        == [.transforms([.rotate3D(rotation)])])
  }
}
