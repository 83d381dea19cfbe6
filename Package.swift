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

/// An app in the manner of one of SwiftUI's years.
func year(
  _ name: String, _ mode: SwiftLanguageMode = .v5, _ more: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: ["Waymark", "WaymarkWeb"] + more,
    path: "Examples/Years/Sources/\(name)", swiftSettings: program(mode))
}

let years = [
  year("PlantDiary", .v5, ["WaymarkScenes"]), year("GameShelf"), year("ReadingList"),
  year("TripPlanner"), year("Envelopes"), year("FieldNotes", .v6),
]

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
    .library(name: "WaymarkAssociation", targets: ["WaymarkAssociation"]),
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
    .target(name: "WaymarkDiagnostics"),
    .target(name: "WaymarkRoutes", dependencies: ["WaymarkDiagnostics"]),
    .target(name: "WaymarkLinks", dependencies: ["WaymarkDiagnostics", "WaymarkRoutes"]),
    .target(
      name: "WaymarkAssociation",
      dependencies: ["WaymarkDiagnostics", "WaymarkRoutes", "WaymarkLinks"]),
    .target(name: "WaymarkRender"),
    .target(
      name: "WaymarkViews",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkRender",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(name: "WaymarkMacroExpansion"),
    .macro(name: "WaymarkMacros", dependencies: ["WaymarkMacroExpansion"]),
    .target(name: "WaymarkUI", dependencies: ["WaymarkMacros", "WaymarkViews"]),
    .target(
      name: "Waymark",
      dependencies: ["WaymarkDiagnostics", "WaymarkRoutes", "WaymarkLinks", "WaymarkUI"]),
    .target(
      name: "WaymarkScenes", dependencies: ["WaymarkLinks", "WaymarkRoutes", "WaymarkViews"]),
    .target(
      name: "WaymarkTelemetry",
      dependencies: [
        "WaymarkRoutes",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    .target(
      name: "WaymarkLogging", dependencies: [.product(name: "Logging", package: "swift-log")]),
    .target(
      name: "WaymarkNetworking",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(
      name: "WaymarkTesting",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
      ]),
    .target(
      name: "WaymarkWeb",
      dependencies: [
        "WaymarkRoutes", "WaymarkLinks", "WaymarkAssociation", "WaymarkRender", "WaymarkViews",
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
      ]),
    .target(
      name: "WaymarkCommands",
      dependencies: [
        "WaymarkAssociation", "WaymarkLinks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "WaymarkTool",
      dependencies: [
        "WaymarkCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Two features that know each other's navigations, and not each other.
    .target(
      name: "GuideNavigation", dependencies: ["WaymarkRoutes"],
      path: "Examples/Showcase/Features/GuideNavigation"),
    .target(
      name: "GuideHuts", dependencies: ["GuideNavigation", "Waymark"],
      path: "Examples/Showcase/Features/GuideHuts"),
    .target(
      name: "GuideWeather", dependencies: ["GuideNavigation", "Waymark"],
      path: "Examples/Showcase/Features/GuideWeather"),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "GuideHuts", "GuideNavigation", "GuideWeather", "Waymark", "WaymarkLogging",
        "WaymarkScenes",
      ],
      path: "Examples/Showcase/ShowcaseApp",
      resources: [.process("Resources")]),
    .executableTarget(
      name: "showcase",
      dependencies: ["ShowcaseApp", "Waymark", "WaymarkAssociation", "WaymarkLinks", "WaymarkWeb"],
      path: "Examples/Showcase/showcase"),
    .executableTarget(
      name: "guide-links", dependencies: ["ShowcaseApp", "WaymarkCommands"],
      path: "Examples/Showcase/guide-links"),
    .executableTarget(
      name: "guide-delegates", dependencies: ["ShowcaseApp", "WaymarkWeb"],
      path: "Examples/Showcase/guide-delegates"),
    .executableTarget(
      name: "Beginning", dependencies: ["Waymark", "WaymarkWeb"],
      path: "Examples/Beginning/Sources/Beginning"),
    .testTarget(
      name: "BeginningTests", dependencies: ["Beginning", "WaymarkTesting"],
      path: "Examples/Beginning/Tests/BeginningTests"),
    .testTarget(
      name: "YearsTests",
      dependencies: years.map { .target(name: $0.name) } + ["WaymarkTesting"],
      path: "Examples/Years/Tests/YearsTests"),
    .target(name: "ChromiumDriver", path: "Tests/Support/ChromiumDriver"),
    .testTarget(
      name: "WaymarkWebTests",
      dependencies: [
        "ChromiumDriver", "HeapSize", "ShowcaseApp", "Waymark", "WaymarkAssociation",
        "WaymarkLinks", "WaymarkWeb", "WaymarkRender", "WaymarkScenes", "WaymarkViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ] + years.map { .target(name: $0.name) }),
    .testTarget(name: "PackageTests"),
    .testTarget(name: "WaymarkMacroExpansionTests", dependencies: ["WaymarkMacroExpansion"]),
    // What the guides show; PackageTests compares. A library as others write them is part of it.
    .target(
      name: "Postcards", dependencies: ["WaymarkUI"], path: "Tests/Support/Postcards",
      swiftSettings: program(.v6)),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "Postcards", "Waymark", "WaymarkLinks", "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ]),
    .testTarget(name: "WaymarkRenderTests", dependencies: ["WaymarkRender"]),
    .testTarget(name: "WaymarkRoutesTests", dependencies: ["WaymarkDiagnostics", "WaymarkRoutes"]),
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
    .testTarget(
      name: "WaymarkLinksTests", dependencies: ["SeededRandom", "WaymarkLinks", "WaymarkRoutes"]),
    .testTarget(
      name: "WaymarkAssociationTests",
      dependencies: ["SeededRandom", "WaymarkAssociation", "WaymarkLinks", "WaymarkRoutes"]),
    .testTarget(
      name: "WaymarkCommandsTests",
      dependencies: [
        "WaymarkAssociation", "WaymarkCommands", "WaymarkLinks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
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
      ]),
    .testTarget(
      name: "WaymarkLoggingTests",
      dependencies: [
        "WaymarkLogging",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "WaymarkNetworkingTests", dependencies: ["WaymarkNetworking", "WaymarkViews"]),
    .testTarget(
      name: "WaymarkTests", dependencies: ["Waymark", "WaymarkRender", "WaymarkTesting"]),
    .testTarget(
      name: "WaymarkTestingTests",
      dependencies: ["WaymarkDiagnostics", "WaymarkRender", "WaymarkTesting", "WaymarkViews"]),
    .target(name: "HeapSize", path: "Tests/Support/HeapSize"),
    .testTarget(
      name: "WaymarkViewsTests",
      dependencies: [
        "HeapSize", "WaymarkDiagnostics", "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ],
      resources: [.process("Resources")]),
    .testTarget(
      name: "WaymarkScenesTests",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkLinks", "WaymarkRoutes", "WaymarkScenes", "WaymarkTesting",
        "WaymarkViews",
      ]),
    // The same programs in both modes: the folder of one is a symbolic link to the other's.
    .testTarget(
      name: "LanguageMode5Tests", dependencies: ["Waymark", "WaymarkScenes", "WaymarkTesting"],
      swiftSettings: program(.v5)),
    .testTarget(
      name: "LanguageMode6Tests", dependencies: ["Waymark", "WaymarkScenes", "WaymarkTesting"],
      swiftSettings: program(.v6)),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "ShowcaseApp", "Waymark", "WaymarkRender", "WaymarkScenes", "WaymarkTesting",
      ]),
  ] + years
)

for target in package.targets where target.swiftSettings == nil { target.swiftSettings = strict }

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
