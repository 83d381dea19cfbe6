// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The program links libFuzzer, which only toolchains from swift.org have; see Scripts/fuzz.
let fuzzer: [Target] =
  Context.environment["WAYMARK_FUZZER"] == nil
  ? []
  : [
    .systemLibrary(name: "LibFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzChecks", "LibFuzzer"], swiftSettings: settings),
  ]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, or the identity would be that of the folder the clone lies in.
    .package(name: "waymark", path: "..")
  ],
  targets: [
    .target(
      name: "FuzzChecks",
      dependencies: [
        .product(name: "WaymarkAssociation", package: "waymark"),
        .product(name: "WaymarkLinks", package: "waymark"),
        .product(name: "WaymarkRoutes", package: "waymark"),
        .product(name: "WaymarkViews", package: "waymark"),
        .product(name: "WaymarkWeb", package: "waymark"),
      ],
      swiftSettings: settings),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzChecks"], swiftSettings: settings),
  ] + fuzzer
)
