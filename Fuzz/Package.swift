// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, or the identity would be that of the folder the clone lies in.
    .package(name: "waymark", path: "..", traits: [])
  ],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .executableTarget(
      name: "SnapshotFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkRoutes", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "CodableFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkRoutes", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "AssociationFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkAssociation", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "ComparisonFuzz",
      dependencies: [
        "LibFuzzer", .product(name: "WaymarkAssociation", package: "waymark"),
        .product(name: "WaymarkLinks", package: "waymark"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PatternFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkLinks", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "PayloadFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkLinks", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "ScannerFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkLinks", package: "waymark")],
      swiftSettings: settings),
    .executableTarget(
      name: "TableFuzz",
      dependencies: ["LibFuzzer", .product(name: "WaymarkLinks", package: "waymark")],
      swiftSettings: settings),
  ]
)
