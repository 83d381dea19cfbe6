// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What a program has that only imports us; the mode is what differs.
func program(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
  [
    .swiftLanguageMode(mode), .treatAllWarnings(as: .error),
    // What the compiler says of bindings made of closures, over SwiftUI, too; it stays a warning.
    .treatWarning("SendableClosureCaptures", as: .warning),
    .treatWarning("SendableMetatypes", as: .warning),
  ]
}

#if os(macOS)
/// Whether Waymark's own runtime and its hosts are built on a Mac, too: they need macOS 15.
let bringsRuntime = Context.environment["WAYMARK_RUNTIME"] != nil
let platforms: [SupportedPlatform]? = bringsRuntime ? [.macOS(.v15)] : nil
#else
let bringsRuntime = true
let platforms: [SupportedPlatform]? = nil
#endif

let package = Package(
  name: "waymark",
  defaultLocalization: "en",
  platforms: platforms ?? [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .library(name: "Waymark", targets: ["Waymark"]),
    .library(name: "WaymarkDiagnostics", targets: ["WaymarkDiagnostics"]),
    .library(name: "WaymarkRoutes", targets: ["WaymarkRoutes"]),
    .library(name: "WaymarkLinks", targets: ["WaymarkLinks"]),
    .library(name: "WaymarkRender", targets: ["WaymarkRender"]),
    .library(name: "WaymarkViews", targets: ["WaymarkViews"]),
    .library(name: "WaymarkUI", targets: ["WaymarkUI"]),
    .library(name: "WaymarkScenes", targets: ["WaymarkScenes"]),
    .library(name: "WaymarkTelemetry", targets: ["WaymarkTelemetry"]),
    .library(name: "WaymarkLogging", targets: ["WaymarkLogging"]),
    .library(name: "WaymarkNetworking", targets: ["WaymarkNetworking"]),
    .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
    .library(name: "WaymarkWeb", targets: ["WaymarkWeb"]),
    .library(name: "WaymarkCommands", targets: ["WaymarkCommands"]),
    .executable(name: "waymark", targets: ["WaymarkTool"]),
    .library(name: "ShowcaseApp", targets: ["ShowcaseApp"]),
    .executable(name: "showcase", targets: ["showcase"]),
    .executable(name: "guide-links", targets: ["guide-links"]),
    .executable(name: "guide-delegates", targets: ["guide-delegates"]),
  ],
  traits: [
    .trait(
      name: "Runtime",
      description: "Use Waymark's own runtime on a Mac; set WAYMARK_RUNTIME instead, it adds this."),
    .default(enabledTraits: platforms == nil ? [] : ["Runtime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"),
      traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.24.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "WaymarkDiagnostics", swiftSettings: strict),
    .target(
      name: "WaymarkRoutes", dependencies: ["WaymarkDiagnostics"], swiftSettings: strict),
    .target(
      name: "WaymarkLinks", dependencies: ["WaymarkDiagnostics", "WaymarkRoutes"],
      swiftSettings: strict),
    .target(name: "WaymarkRender", swiftSettings: strict),
    .target(
      name: "WaymarkViews",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkRender",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict),
    .target(name: "WaymarkMacroExpansion", swiftSettings: strict),
    .macro(name: "WaymarkMacros", dependencies: ["WaymarkMacroExpansion"], swiftSettings: strict),
    .target(
      name: "WaymarkUI", dependencies: ["WaymarkMacros", "WaymarkViews"], swiftSettings: strict),
    .target(
      name: "Waymark",
      dependencies: ["WaymarkDiagnostics", "WaymarkRoutes", "WaymarkLinks", "WaymarkUI"],
      swiftSettings: strict),
    .target(
      name: "WaymarkScenes",
      dependencies: ["WaymarkLinks", "WaymarkRoutes", "WaymarkViews"],
      swiftSettings: strict),
    .target(
      name: "WaymarkTelemetry",
      dependencies: [
        "WaymarkRoutes",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      swiftSettings: strict),
    .target(
      name: "WaymarkLogging",
      dependencies: [.product(name: "Logging", package: "swift-log")], swiftSettings: strict),
    .target(
      name: "WaymarkNetworking",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: strict),
    .target(
      name: "WaymarkTesting",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
      ],
      swiftSettings: strict),
    .target(
      name: "WaymarkWeb",
      dependencies: [
        "WaymarkRoutes", "WaymarkLinks", "WaymarkRender", "WaymarkViews",
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "WaymarkCommands",
      dependencies: [
        "WaymarkLinks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "WaymarkTool",
      dependencies: [
        "WaymarkCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Two features that know each other's navigations, and not each other.
    .target(
      name: "GuideNavigation", dependencies: ["WaymarkRoutes"],
      path: "Examples/Showcase/Features/GuideNavigation", swiftSettings: strict),
    .target(
      name: "GuideHuts", dependencies: ["GuideNavigation", "Waymark"],
      path: "Examples/Showcase/Features/GuideHuts", swiftSettings: strict),
    .target(
      name: "GuideWeather", dependencies: ["GuideNavigation", "Waymark"],
      path: "Examples/Showcase/Features/GuideWeather", swiftSettings: strict),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "GuideHuts", "GuideNavigation", "GuideWeather", "Waymark", "WaymarkLogging",
        "WaymarkScenes",
      ],
      path: "Examples/Showcase/ShowcaseApp",
      resources: [.process("Resources")],
      swiftSettings: strict),
    .executableTarget(
      name: "showcase",
      dependencies: ["ShowcaseApp", "Waymark", "WaymarkLinks", "WaymarkWeb"],
      path: "Examples/Showcase/showcase",
      swiftSettings: strict),
    .executableTarget(
      name: "guide-links",
      dependencies: ["ShowcaseApp", "WaymarkCommands"],
      path: "Examples/Showcase/guide-links",
      swiftSettings: strict),
    .executableTarget(
      name: "guide-delegates",
      dependencies: ["ShowcaseApp", "WaymarkWeb"],
      path: "Examples/Showcase/guide-delegates",
      swiftSettings: strict),
    .executableTarget(
      name: "Beginning",
      dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Beginning/Sources/Beginning",
      swiftSettings: strict),
    .testTarget(
      name: "BeginningTests",
      dependencies: ["Beginning", "WaymarkTesting"],
      path: "Examples/Beginning/Tests/BeginningTests",
      swiftSettings: strict),
    // Apps in the manner of SwiftUI's years, over ours: only their imports differ.
    .executableTarget(
      name: "PlantDiary", dependencies: ["Waymark", "WaymarkScenes", "WaymarkWeb"],
      path: "Examples/Years/Sources/PlantDiary", swiftSettings: program(.v5)),
    .executableTarget(
      name: "GameShelf", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Years/Sources/GameShelf", swiftSettings: program(.v5)),
    .executableTarget(
      name: "ReadingList", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Years/Sources/ReadingList", swiftSettings: program(.v5)),
    .executableTarget(
      name: "TripPlanner", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Years/Sources/TripPlanner", swiftSettings: program(.v5)),
    .executableTarget(
      name: "Envelopes", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Years/Sources/Envelopes", swiftSettings: program(.v5)),
    .executableTarget(
      name: "FieldNotes", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Years/Sources/FieldNotes", swiftSettings: program(.v6)),
    .testTarget(
      name: "YearsTests",
      dependencies: [
        "Envelopes", "FieldNotes", "GameShelf", "PlantDiary", "ReadingList", "TripPlanner",
        "WaymarkTesting",
      ],
      path: "Examples/Years/Tests/YearsTests",
      swiftSettings: strict),
    .target(
      name: "ChromiumDriver", path: "Tests/Support/ChromiumDriver", swiftSettings: strict),
    .testTarget(
      name: "WaymarkWebTests",
      dependencies: [
        "ChromiumDriver", "HeapSize", "ShowcaseApp", "Waymark", "WaymarkLinks", "WaymarkWeb",
        "WaymarkRender", "WaymarkScenes", "WaymarkViews",
        "Envelopes", "FieldNotes", "GameShelf", "PlantDiary", "ReadingList", "TripPlanner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(name: "PackageTests", swiftSettings: strict),
    .testTarget(
      name: "WaymarkMacroExpansionTests", dependencies: ["WaymarkMacroExpansion"],
      swiftSettings: strict),
    // What the guides show; PackageTests compares. A library as others write them is part of it.
    .target(
      name: "Postcards", dependencies: ["WaymarkUI"], path: "Tests/Support/Postcards",
      swiftSettings: program(.v6)),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "Postcards", "Waymark", "WaymarkLinks", "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkRenderTests", dependencies: ["WaymarkRender"], swiftSettings: strict),
    .testTarget(
      name: "WaymarkRoutesTests", dependencies: ["WaymarkDiagnostics", "WaymarkRoutes"],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkLinksTests", dependencies: ["WaymarkLinks", "WaymarkRoutes"],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkCommandsTests",
      dependencies: [
        "WaymarkCommands", "WaymarkLinks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkTelemetryTests",
      dependencies: [
        "WaymarkRoutes", "WaymarkTelemetry",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkLoggingTests",
      dependencies: [
        "WaymarkLogging",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkNetworkingTests", dependencies: ["WaymarkNetworking", "WaymarkViews"],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkTests", dependencies: ["Waymark", "WaymarkRender", "WaymarkTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkTestingTests",
      dependencies: ["WaymarkDiagnostics", "WaymarkRender", "WaymarkTesting", "WaymarkViews"],
      swiftSettings: strict),
    .target(name: "HeapSize", path: "Tests/Support/HeapSize"),
    .testTarget(
      name: "WaymarkViewsTests",
      dependencies: [
        "HeapSize", "WaymarkDiagnostics", "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ],
      resources: [.process("Resources")], swiftSettings: strict),
    .testTarget(
      name: "WaymarkScenesTests",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkLinks", "WaymarkRoutes", "WaymarkScenes", "WaymarkTesting",
        "WaymarkViews",
      ],
      swiftSettings: strict),
    // The same programs in both modes: the folder of one is a symbolic link to the other's.
    .testTarget(
      name: "LanguageMode5Tests",
      dependencies: ["Waymark", "WaymarkScenes", "WaymarkTesting"],
      swiftSettings: program(.v5)),
    .testTarget(
      name: "LanguageMode6Tests",
      dependencies: ["Waymark", "WaymarkScenes", "WaymarkTesting"],
      swiftSettings: program(.v6)),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "ShowcaseApp", "Waymark", "WaymarkRender", "WaymarkScenes", "WaymarkTesting",
      ],
      swiftSettings: strict),
  ]
)

if !bringsRuntime {
  // SwiftUI is there, so the runtime goes, and all that rests on it. The showcase is of today's
  // SwiftUI.
  var gone: Set = [
    "WaymarkMacros", "WaymarkViews", "WaymarkRender", "ShowcaseApp", "ChromiumDriver",
  ]
  func isGone(_ dependency: Target.Dependency) -> Bool {
    if case .byNameItem(let name, _) = dependency { gone.contains(name) } else { false }
  }
  for target in package.targets where ["WaymarkScenes", "WaymarkUI"].contains(target.name) {
    target.dependencies.removeAll(where: isGone)
    // UIKit stands in for the rest.
    if target.name == "WaymarkScenes" { target.sources = ["WaymarkScenes.swift", "Router"] }
  }
  while let target = package.targets.first(where: { target in
    !gone.contains(target.name) && target.dependencies.contains(where: isGone)
  }) {
    gone.insert(target.name)
  }
  package.targets.removeAll { gone.contains($0.name) }
  package.products.removeAll { gone.contains($0.name) }
}
