// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, because the identity would otherwise depend on the name of the clone's folder.
    .package(name: "waymark", path: ".."),
    .package(name: "Showcase", path: "../Examples/Showcase"),
    .package(name: "Support", path: "../Tests/Support"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Its router is measured for comparison.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"),
      traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ChromiumDriver", package: "Support"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ShowcaseApp", package: "Showcase"),
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkLinks", package: "waymark"),
        .product(name: "WaymarkRender", package: "waymark"),
        .product(name: "WaymarkTesting", package: "waymark"),
        .product(name: "WaymarkViews", package: "waymark"),
        .product(name: "WaymarkWeb", package: "waymark"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
