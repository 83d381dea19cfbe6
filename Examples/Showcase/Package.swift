// swift-tools-version: 6.2
import PackageDescription

// The app as a package of its own, for its tools and for the benchmarks: no package that depends on
// Waymark is offered it. `swift run showcase` in the package above serves it.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func waymark(_ product: String) -> Target.Dependency {
  .product(name: product, package: "waymark")
}

let package = Package(
  name: "Showcase",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ShowcaseApp", targets: ["ShowcaseApp", "ShowcaseScenarios"])
  ],
  // Named, or the identity would be that of the folder the clone lies in.
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .target(
      name: "GuideNavigation", dependencies: [waymark("WaymarkRoutes")],
      path: "Features/GuideNavigation", swiftSettings: settings),
    .target(
      name: "GuideHuts", dependencies: ["GuideNavigation", waymark("Waymark")],
      path: "Features/GuideHuts", swiftSettings: settings),
    .target(
      name: "GuideWeather", dependencies: ["GuideNavigation", waymark("Waymark")],
      path: "Features/GuideWeather", swiftSettings: settings),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "GuideHuts", "GuideNavigation", "GuideWeather", waymark("Waymark"),
        waymark("WaymarkLogging"), waymark("WaymarkScenes"),
      ],
      path: "ShowcaseApp", resources: [.process("Resources")], swiftSettings: settings),
    .target(
      name: "ShowcaseScenarios", dependencies: ["ShowcaseApp", waymark("WaymarkTesting")],
      path: "ShowcaseScenarios", swiftSettings: settings),
    .executableTarget(
      name: "guide-links", dependencies: ["ShowcaseApp", waymark("WaymarkCommands")],
      path: "guide-links", swiftSettings: settings),
    .executableTarget(
      name: "guide-delegates", dependencies: ["ShowcaseApp", waymark("WaymarkWeb")],
      path: "guide-delegates", swiftSettings: settings),
  ]
)
