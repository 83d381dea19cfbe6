// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The modules of this package that each module imports.
///
/// SwiftPM's `--explicit-target-dependency-import-check` allows a target to import the dependencies
/// of its dependencies; this table does not, and it lists nothing that nobody imports.
private let rooms: [String: Set<String>] = [
  "WaymarkDiagnostics": [],
  "WaymarkRoutes": ["WaymarkDiagnostics"],
  "WaymarkLinks": ["WaymarkDiagnostics", "WaymarkRoutes"],
  "WaymarkAssociation": ["WaymarkLinks"],
  "WaymarkRender": [],
  "WaymarkAssets": [],
  "WaymarkAssetSymbols": ["WaymarkAssets"],
  "WaymarkViews": ["WaymarkAssets", "WaymarkDiagnostics", "WaymarkRender"],
  "WaymarkMacroExpansion": [],
  "WaymarkMacros": ["WaymarkMacroExpansion"],
  "WaymarkUI": ["WaymarkViews"],
  "Waymark": ["WaymarkDiagnostics", "WaymarkRoutes", "WaymarkLinks", "WaymarkUI"],
  "WaymarkScenes": ["WaymarkLinks", "WaymarkRoutes", "WaymarkViews"],
  "WaymarkTelemetry": ["WaymarkRoutes"],
  "WaymarkLogging": [],
  "WaymarkNetworking": [],
  "WaymarkRecording": ["WaymarkRender", "WaymarkViews"],
  "WaymarkHeadless": [
    "WaymarkDiagnostics", "WaymarkRecording", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
  ],
  "WaymarkTesting": [
    "WaymarkDiagnostics", "WaymarkHeadless", "WaymarkRecording", "WaymarkRender", "WaymarkViews",
  ],
  "WaymarkMap": [
    "WaymarkDiagnostics", "WaymarkHeadless", "WaymarkLinks", "WaymarkRecording", "WaymarkRender",
    "WaymarkViews",
  ],
  "WaymarkInspector": [
    "WaymarkHeadless", "WaymarkRecording", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
  ],
  "WaymarkSnapshots": [
    "WaymarkHeadless", "WaymarkRender", "WaymarkTesting", "WaymarkViews", "WaymarkWeb",
  ],
  "WaymarkRedis": [],
  "WaymarkProcesses": [],
  "WaymarkWeb": [
    "WaymarkAssociation", "WaymarkHeadless", "WaymarkInspector", "WaymarkMap", "WaymarkProcesses",
    "WaymarkRecording", "WaymarkRedis", "WaymarkRoutes", "WaymarkLinks", "WaymarkRender",
    "WaymarkViews",
  ],
  "WaymarkBundler": [],
  "WaymarkCommands": ["WaymarkAssociation", "WaymarkLinks"],
  "WaymarkTool": ["WaymarkCommands"],
]

struct RoomTests {
  @Test(arguments: rooms.keys.sorted())
  func `a room imports exactly what its row lists`(room: String) throws {
    let files = try SourceFile.all(in: "Sources/\(room)")
    #expect(!files.isEmpty)
    let ours = Set(files.flatMap(\.imports).filter { $0.hasPrefix("Waymark") })
    #expect(ours == rooms[room])
  }

  @Test(arguments: ["WaymarkLinks", "WaymarkAssociation"])
  func `links need Foundation in their adapters only`(room: String) throws {
    let files = try SourceFile.all(in: "Sources/\(room)").filter {
      $0.imports.contains("Foundation")
    }
    #expect(!files.isEmpty)
    for file in files { #expect(file.path.contains("/Adapters/"), "\(file)") }
  }

  @Test func `the state of flows is a value that knows no views`() throws {
    let files = try SourceFile.all(in: "Sources/Waymark/State")
    #expect(!files.isEmpty)
    for file in files { #expect(Set(file.imports).isSubset(of: ["WaymarkRoutes"]), "\(file)") }
  }

  @Test(arguments: ["GuideHuts", "GuideWeather"])
  func `a feature of the showcase knows the others' navigations only`(feature: String) throws {
    let files = try SourceFile.all(in: "Examples/Showcase/Features/\(feature)")
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(file.imports).isSubset(of: ["GuideNavigation", "Waymark"]), "\(file)")
    }
  }

  @Test func `every folder of Sources is a room`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.package.appending(path: "Sources").path())
    #expect(Set(folders) == Set(rooms.keys))
  }

  @Test func `rooms do not import each other in a circle`() {
    var left = rooms
    while let free = left.first(where: { $0.value.isDisjoint(with: left.keys) })?.key {
      left[free] = nil
    }
    #expect(left.isEmpty)
  }

  @Test(arguments: [
    ("import Waymark", "Waymark"), ("@testable import Waymark", "Waymark"),
    ("@_exported public import Waymark", "Waymark"), ("  public import Waymark", "Waymark"),
    ("import class Waymark.FlowNavigator", "Waymark"),
    ("@_spi(Reflection) internal import Waymark", "Waymark"), ("import struct", "struct"),
  ])
  func `an import is seen however it is written`(line: String, module: String) {
    #expect(SourceFile(path: "", text: "let a = 1\n\(line)\n").imports == [module])
  }

  @Test(arguments: ["// import Waymark", "let important = Waymark", "/// An import Waymark has."])
  func `what is no import is not taken for one`(line: String) {
    #expect(SourceFile(path: "", text: line).imports.isEmpty)
  }
}
