// swift-tools-version: 6.2
import PackageDescription

// The browser drivers as a separate package, for the benchmarks: no package that depends on
// Waymark is offered them.

let package = Package(
  name: "Support",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ChromiumDriver", targets: ["ChromiumDriver"])],
  targets: [
    .target(
      name: "ChromiumDriver", path: "ChromiumDriver",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
