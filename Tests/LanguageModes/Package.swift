// swift-tools-version: 6.2
import PackageDescription

// Programs that use Waymark, in a package of their own, since SwiftPM compiles a file in one target
// only: `LANGUAGE_MODE=5 swift test` compiles all of them in language mode 5, and without it they
// are compiled in mode 6.

let isMode5 = Context.environment["LANGUAGE_MODE"] == "5"

let package = Package(
  name: "LanguageModes",
  platforms: [.macOS(.v15)],
  // Named, because the identity would otherwise depend on the name of the clone's folder.
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .testTarget(
      name: "LanguageModeTests",
      dependencies: [
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkScenes", package: "waymark"),
        .product(name: "WaymarkTesting", package: "waymark"),
      ],
      path: "Tests",
      // UI tests with synchronous methods, and cases that a slash precedes.
      exclude: isMode5 ? [] : ["UITests", "CaseOperatorTests.swift"],
      swiftSettings: [
        .swiftLanguageMode(isMode5 ? .v5 : .v6), .treatAllWarnings(as: .error),
        // What the compiler says of bindings made of closures, over SwiftUI, too; it stays a
        // warning.
        .treatWarning("SendableClosureCaptures", as: .warning),
        .treatWarning("SendableMetatypes", as: .warning),
      ])
  ]
)
