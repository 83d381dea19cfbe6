// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// For each target with folders, what each folder names of the others; "." is what is in no folder.
private let folders: [String: [String: Set<String>]] = [
  "Waymark": [
    ".": [],
    "Cases": [],
    "Control": ["Flow", "State"],
    "Destinations": ["Flow", "State"],
    "Events": [],
    "Flow": ["Events", "State"],
    "Links": ["Flow"],
    "Navigator": ["Flow", "State"],
    "Presentation": ["Destinations", "Flow", "State"],
    "Results": ["Flow", "Navigator", "State"],
    "Router": ["Flow"],
    "Selection": ["Flow", "Presentation", "State"],
    "Stack": ["Flow", "Navigator", "Presentation", "Router", "State"],
    "State": [],
    "Tabs": ["Flow"],
  ],
  "WaymarkAssociation": [
    "Adapters": [],
    "Android": ["Artifacts", "Auditing", "Exporting", "XML"],
    "Apple": ["Artifacts", "XML"],
    "Artifacts": ["Matching"],
    "AssetLinks": ["Artifacts", "File", "Identity", "JSON", "Matching"],
    "Auditing": ["Comparing", "Exporting", "File", "Linting", "Matching"],
    "Comparing": ["File", "Matching"],
    "Exporting": ["Apple", "AssetLinks", "File", "Identity", "Sitemap", "XML"],
    "File": ["JSON"],
    "Identity": [],
    "JSON": [],
    "Linting": ["AssetLinks", "File", "Identity", "Matching"],
    "Matching": ["Adapters", "File", "Identity"],
    "Server": ["AssetLinks", "File", "Identity"],
    "Sitemap": ["Artifacts", "XML"],
    "XML": ["Artifacts"],
  ],
  "WaymarkCommands": [
    ".": ["Checking", "Fetching", "Files", "Reports"],
    "Checking": ["Console", "Reports"],
    "Console": ["Web"],
    "Fetching": ["Console", "Files", "Reports", "Web"],
    "Files": ["Console", "Reports"],
    "Reports": ["Console"],
    "Table": ["Checking", "Console", "Reports"],
    "Web": [],
  ],
  "WaymarkHeadless": [
    ".": [],
    "Driver": [".", "Matching", "Snapshot"],
    "Gestures": [".", "Driver", "Matching", "Snapshot"],
    "Matching": ["Snapshot"],
    "Recording": [".", "Driver", "Matching", "Snapshot"],
    "Snapshot": [],
  ],
  "WaymarkInspector": [
    "Model": [],
    "Views": ["Model"],
  ],
  "WaymarkLinks": [
    ".": [],
    "Adapters": ["Inbox", "Parameters", "Printing", "Resolving", "Scanner", "Table"],
    "Automaton": ["Patterns", "Scanner"],
    "Checking": ["Parameters", "Patterns", "Place", "Printing", "Routes", "Scanner", "Table"],
    "Inbox": ["Patterns", "Place", "Resolving", "Scanner", "Table"],
    "Parameters": ["Parsing", "Patterns", "Printing", "Scanner"],
    "Parsing": ["Automaton", "Patterns", "Printing", "Scanner"],
    "Patterns": ["Place", "Scanner"],
    "Place": [],
    "Printing": ["Patterns", "Scanner"],
    "Resolving": ["Parsing", "Patterns", "Place", "Printing", "Scanner", "Table"],
    "Routes": ["Parameters", "Parsing", "Patterns", "Place", "Printing"],
    "Scanner": [],
    "Table": [
      "Automaton", "Parameters", "Parsing", "Patterns", "Place", "Printing", "Routes", "Scanner",
    ],
  ],
  "WaymarkMacroExpansion": [
    ".": ["Macros", "Messages"],
    "Macros": ["Messages", "Syntax"],
    "Messages": [],
    "Syntax": [],
  ],
  "WaymarkMap": [
    ".": ["Exploring", "Values"],
    "Baseline": ["Values"],
    "Coverage": ["Exploring", "Values"],
    "Exploring": ["Values"],
    "Findings": ["Exploring", "Values"],
    "Output": ["Baseline", "Values"],
    "Values": [],
  ],
  "WaymarkRender": [
    ".": [],
    "Glyphs": ["."],
  ],
  "WaymarkRoutes": [
    ".": [],
    "Control": [".", "Events", "Saving"],
    "Events": [".", "Planner"],
    "Flows": ["."],
    "Planner": ["."],
    "Router": ["Events"],
    "Saving": ["."],
  ],
  "WaymarkScenes": [
    ".": [],
    "Application": ["Controllers", "Notifications"],
    "Controllers": [],
    "Device": [],
    "Drawing": [],
    "Links": ["Application", "Notifications"],
    "Notifications": [],
    "Router": ["Application", "Controllers"],
    "Views": ["Controllers", "Drawing"],
  ],
  "WaymarkTesting": [
    ".": [],
    "Application": [".", "Queries"],
    "Gestures": ["Queries"],
    "Queries": [],
    "Recording": ["Application"],
  ],
  "WaymarkViews": [
    "Accessibility": ["Controls", "Focus", "Graph", "Structure", "Text"],
    "Assets": [],
    "Canvas": ["Drawing", "Geometry", "Graph", "Layout", "Structure", "Text"],
    "Choices": [
      "Controls", "Drawing", "Geometry", "Graph", "Layout", "Lists", "Navigation", "Presentation",
      "Structure", "Style", "Text",
    ],
    "Commands": ["Graph", "Lists", "Scenes", "Text"],
    "Controls": [
      "Assets", "Drawing", "Geometry", "Graph", "Layout", "Motion", "Structure", "Text",
    ],
    "Drawing": ["Assets", "Geometry", "Graph", "Layout", "Structure"],
    "Fields": ["Controls", "Focus", "Geometry", "Graph", "Structure", "Text"],
    "Files": ["Controls", "Graph", "Presentation", "Text", "Transfer"],
    "Focus": ["Graph"],
    "Geometry": ["Graph"],
    "Gestures": ["Drawing", "Geometry", "Graph", "Layout", "Structure"],
    "Graph": [],
    "Keyboard": ["Graph"],
    "Layout": ["Geometry", "Graph", "Structure"],
    "Lifecycle": ["Graph"],
    "Links": ["Controls", "Drawing", "Graph", "Text", "Transfer"],
    "Lists": ["Controls", "Drawing", "Geometry", "Graph", "Structure", "Text"],
    "Motion": ["Geometry", "Graph", "Structure"],
    "Navigation": [
      "Controls", "Drawing", "Geometry", "Graph", "Links", "Lists", "Motion", "Presentation",
      "Structure", "Style", "Text",
    ],
    "Presentation": [
      "Controls", "Drawing", "Geometry", "Graph", "Lists", "Structure", "Style", "Text",
    ],
    "Scenes": [
      "Accessibility", "Assets", "Choices", "Drawing", "Graph", "Keyboard", "Layout", "Links",
      "Lists", "Navigation", "Presentation", "Storage", "Structure", "Style", "Text",
    ],
    "Search": [
      "Choices", "Controls", "Fields", "Focus", "Graph", "Navigation", "Structure", "Text",
    ],
    "Storage": ["Graph"],
    "Structure": ["Graph"],
    "Style": ["Drawing", "Geometry", "Graph", "Text"],
    "Tables": [
      "Controls", "Drawing", "Geometry", "Graph", "Layout", "Lists", "Structure", "Text",
      "Transfer",
    ],
    "Text": ["Drawing", "Graph", "Structure"],
    "Toolbars": ["Choices", "Controls", "Graph", "Layout", "Navigation", "Structure"],
    "Transfer": ["Accessibility", "Drawing", "Graph", "Structure"],
  ],
  "WaymarkWeb": [
    ".": [
      "Addresses", "Commands", "Files", "Inspector", "Metrics", "Options", "Recording", "Server",
      "Session", "Storage", "Workers",
    ],
    "Addresses": ["Files", "HTML"],
    "Agent": ["Addresses", "ModelContext", "Pictures"],
    "Client": [],
    "Commands": ["Addresses", "Agent", "ModelContext", "Pictures", "Previews"],
    "Files": ["Client"],
    "HTML": ["Client"],
    "Inspector": ["Addresses", "Files", "Pictures", "Storage"],
    "Metrics": ["Client"],
    "ModelContext": [],
    "Navigation": [],
    "Options": [],
    "Patch": ["HTML", "Navigation"],
    "Pictures": ["Files", "HTML"],
    "Previews": ["HTML", "Pictures"],
    "Recording": [],
    "Server": [
      "Addresses", "Files", "HTML", "Inspector", "Metrics", "Options", "Session", "Storage",
      "Workers",
    ],
    "Session": [
      "Addresses", "Client", "Files", "HTML", "Metrics", "Navigation", "Options", "Patch",
      "Recording", "Storage", "Workers",
    ],
    "Storage": ["Addresses", "Metrics", "Options"],
    "Workers": ["Addresses", "Files", "Options", "Storage"],
  ],
]

struct FolderTests {
  @Test(arguments: folders.keys.sorted())
  func `a folder names exactly the folders of its row`(target: String) throws {
    let found = FolderDependencies(
      try SourceFile.all(in: "Sources/\(target)"), in: "Sources/\(target)")
    let rows = folders[target] ?? [:]
    #expect(Set(found.folders.keys) == Set(rows.keys))
    for (folder, named) in found.folders.sorted(by: { $0.key < $1.key }) {
      #expect(named == rows[folder], "\(target)/\(folder) names \(named.sorted())")
    }
    #expect(found.circular.isEmpty, "\(found.circular.sorted())")
  }

  @Test func `every target with folders has a table`() throws {
    for target in try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.package.appending(path: "Sources").path())
    {
      let found = FolderDependencies(
        try SourceFile.all(in: "Sources/\(target)"), in: "Sources/\(target)")
      let hasFolders = Set(found.folders.keys) != [FolderDependencies.root]
      #expect(hasFolders == (folders[target] != nil), "\(target)")
    }
  }

  @Test func `the tests of the runtime are in the folders of what they test`() throws {
    let sources = try folderPaths("Sources/WaymarkViews")
    let tests = try folderPaths("Tests/WaymarkViewsTests")
    #expect(!tests.contains(""))
    #expect(tests.subtracting(sources) == ["Graph/Oracle", "Support"])
  }

  /// The folders that contain Swift files, relative to one of the package's.
  private func folderPaths(_ root: String) throws -> Set<String> {
    Set(
      try SourceFile.all(in: root).map {
        $0.path.dropFirst(root.count + 1).split(separator: "/").dropLast().joined(separator: "/")
      })
  }

  private static let cases: [([String: String], [String: Set<String>], Set<String>)] = [
    (["A/A.swift": "let a: B", "B/B.swift": "struct B {}"], ["A": ["B"], "B": []], []),
    (
      ["A/A.swift": "struct A { let b: B }", "B/B.swift": "struct B { var a: A? }"],
      ["A": ["B"], "B": ["A"]], ["A", "B"]
    ),
    // A file's own types have the name of others.
    (
      ["A/A.swift": "struct A { let b: B; enum B {} }", "B/B.swift": "struct B {}"],
      ["A": [], "B": []], []
    ),
    // Members are no dependencies, unless they are a module's.
    (
      [
        "A/A.swift": "let a = C.B()\nlet c = 0..<D", "B/B.swift": "struct B {}",
        "D.swift": "let D = 1",
      ],
      ["A": ["."], "B": [], ".": []], []
    ),
    (
      ["A/Inner/A.swift": "let a = WaymarkViews.B()", "B/B.swift": "struct B {}"],
      ["A": ["B"], "B": []], []
    ),
  ]

  @Test(arguments: cases)
  func `dependencies of folders are derived from identifiers`(
    sources: [String: String], folders: [String: Set<String>], circular: Set<String>
  ) {
    let files = sources.map { SourceFile(path: "T/\($0.key)", text: $0.value) }
    let found = FolderDependencies(files, in: "T")
    #expect(found.folders == folders)
    #expect(found.circular == circular)
  }
}
