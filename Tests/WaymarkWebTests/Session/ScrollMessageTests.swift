// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite struct ScrollMessageTests {
  private static let zeros = "0,0,0,0,0,0,0,0,0,0,0"

  @Test func `a page says how something scrolls`() {
    let value = ScrollValue(
      phases: [.tracking, .interacting], offset: PointValue(x: -1, y: 20.5),
      contentSize: SizeValue(width: 3, height: 4e6),
      insets: InsetsValue(top: 5, leading: 6, bottom: 7, trailing: 8),
      containerSize: SizeValue(width: 9, height: 10), velocity: PointValue(x: 11, y: -12))
    let line = "[-1,20.5,3,4000000,5,6,7,8,9,10,11,-12]"
    #expect(
      ClientMessage(#"[7,"3","scrolling",[["tracking","interacting"],\#(line)]]"#)
        == .event(7, HostEvent(.scrolling(value), on: ElementID(index: 3))))
    var still = value
    still.phases = [.animating, .idle]
    still.velocity = nil
    #expect(
      ClientMessage(#"[7,"3","scrolling",[["animating","idle"],\#(line)]]"#)
        == .event(7, HostEvent(.scrolling(still), on: ElementID(index: 3))))
    #expect(
      ClientMessage(#"[7,"3","visible",false]"#)
        == .event(7, HostEvent(.visible(false), on: ElementID(index: 3))))
  }

  @Test(arguments: [
    "null", "[]", "1", #"{"x":1}"#, #"[["idle"]]"#, #"[["idle"],[\#(zeros)]]"#,
    #"[["idle"],[\#(zeros),0,0]]"#, #"[["idle"],[\#(zeros),null]]"#,
    #"[["idle"],[\#(zeros),"1"]]"#, #"[["idle"],[\#(zeros),1e999]]"#,
    #"[["idle"],[\#(zeros),1e9]]"#, #"[["idle"],[0,0,-1,0,0,0,0,0,0,0,0,0]]"#,
    #"[["idle"],[0,0,0,1e9,0,0,0,0,0,0,0,0]]"#, #"[["idle"],[-1e9,0,0,0,0,0,0,0,0,0,0,0]]"#,
    #"[["idle"],[0,0,0,0,0,0,0,0,0,-1,0,0]]"#, #"[[],[\#(zeros),0]]"#,
    #"[["flying"],[\#(zeros),0]]"#, #"[[1],[\#(zeros),0]]"#, #"["idle",[\#(zeros),0]]"#,
    #"[["idle"],[\#(zeros),0],1]"#,
    "[[\(String(repeating: "\"idle\",", count: 8))\"idle\"],[\(zeros),0]]",
  ])
  func `a malformed report of scrolling is refused`(payload: String) {
    #expect(ClientMessage("[7,\"3\",\"scrolling\",\(payload)]") == nil)
  }

  @Test(arguments: ["null", "1", "\"true\"", "[true]"])
  func `a malformed report of visibility is refused`(payload: String) {
    #expect(ClientMessage("[7,\"3\",\"visible\",\(payload)]") == nil)
  }

  @Test func `a position is sent along the axes that it names`() {
    func json(_ left: Double?, _ top: Double?) -> String {
      var json = ""
      PatchOperation.scrollTo(ElementID(index: 4), left: left, top: top).append(to: &json)
      return json
    }
    #expect(json(nil, 20.5) == #"[13,"4",{"top":20.5}]"#)
    #expect(json(-3, 0) == #"[13,"4",{"left":-3.0,"top":0.0}]"#)
  }
}
