// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if os(macOS)
/// Whether Waymark's own runtime and its hosts are built on a Mac, too; they need macOS 15.
let addsRuntime = Context.environment["WAYMARK_RUNTIME"] != nil
#else
let addsRuntime = false
#endif

/// Without them, by `traits: []`, a package resolves only what Waymark itself needs.
///
/// The tests need all traits.
let defaultTraits = Set(["Web", "Telemetry", "Logging", "Commands"])
  .union(Context.environment["WAYMARK_ALL_TRAITS"] == nil ? [] : ["Redis", "TLS"])

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of a program that only imports Waymark, in one of the language modes.
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

/// A product that is resolved only for packages that enable the trait.
func product(_ name: String, _ package: String, for trait: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

let package = Package(
  name: "waymark",
  defaultLocalization: "en",
  platforms: addsRuntime
    ? [.macOS(.v15)] : [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
  products: [
    "Waymark", "WaymarkAssociation", "WaymarkCommands", "WaymarkDiagnostics", "WaymarkHeadless",
    "WaymarkLinks", "WaymarkLogging", "WaymarkMap", "WaymarkNetworking", "WaymarkRecording",
    "WaymarkRender", "WaymarkRoutes", "WaymarkScenes", "WaymarkSnapshots", "WaymarkTelemetry",
    "WaymarkTesting", "WaymarkUI", "WaymarkViews", "WaymarkWeb",
  ].map { .library(name: $0, targets: [$0]) }
    + [
      .executable(name: "waymark", targets: ["WaymarkTool"]),
      .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ],
  traits: [
    .trait(name: "Web", description: "WaymarkWeb, the browser host."),
    .trait(name: "Redis", description: "Stored values in Redis, by the hiredis library."),
    .trait(name: "TLS", description: "TLS in WaymarkWeb, for servers without a proxy."),
    .trait(name: "Telemetry", description: "WaymarkTelemetry: logs, metrics and traces."),
    .trait(name: "Logging", description: "WaymarkLogging, over swift-log."),
    .trait(name: "Commands", description: "WaymarkCommands and the waymark tool."),
    .trait(
      name: "Runtime",
      description: "Waymark's own runtime on a Mac; set WAYMARK_RUNTIME instead, it adds this."),
    .default(enabledTraits: addsRuntime ? defaultTraits.union(["Runtime"]) : defaultTraits),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"),
      traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.24.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "WaymarkDiagnostics"),
    .target(name: "WaymarkRoutes", dependencies: ["WaymarkDiagnostics"]),
    .target(name: "WaymarkLinks", dependencies: ["WaymarkDiagnostics", "WaymarkRoutes"]),
    .target(
      name: "WaymarkAssociation",
      dependencies: ["WaymarkDiagnostics", "WaymarkRoutes", "WaymarkLinks"]),
    .target(name: "WaymarkRender"),
    .target(name: "WaymarkAssets"),
    // Declares the symbols of asset catalogues during the build of an app.
    .executableTarget(name: "WaymarkAssetSymbols", dependencies: ["WaymarkAssets"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["WaymarkAssetSymbols"]),
    .target(
      name: "WaymarkViews",
      dependencies: [
        "WaymarkAssets", "WaymarkDiagnostics", "WaymarkRender",
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
        product("CoreMetrics", "swift-metrics", for: "Telemetry"),
        product("Logging", "swift-log", for: "Telemetry"),
        product("Tracing", "swift-distributed-tracing", for: "Telemetry"),
      ]),
    .target(
      name: "WaymarkLogging", dependencies: [product("Logging", "swift-log", for: "Logging")]),
    .target(
      name: "WaymarkNetworking",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "WaymarkRecording", dependencies: ["WaymarkRender", "WaymarkViews"]),
    .target(
      name: "WaymarkHeadless",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkRecording", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
      ]),
    .target(
      name: "WaymarkTesting",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkHeadless", "WaymarkRecording", "WaymarkRender",
        "WaymarkViews",
      ]),
    .target(
      name: "WaymarkMap",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkHeadless", "WaymarkLinks", "WaymarkRecording",
        "WaymarkRender", "WaymarkViews",
      ]),
    .target(
      name: "WaymarkInspector",
      dependencies: [
        "WaymarkHeadless", "WaymarkRecording", "WaymarkRender", "WaymarkRoutes", "WaymarkViews",
      ]),
    // The client library of Redis.
    .systemLibrary(
      name: "CHiredis", path: "Sources/WaymarkRedis/CHiredis",
      providers: [.apt(["libhiredis-dev"])]),
    .target(name: "WaymarkRedis", dependencies: ["CHiredis"], exclude: ["CHiredis"]),
    .target(name: "WaymarkProcesses"),
    .target(
      name: "WaymarkWeb",
      dependencies: [
        .target(name: "WaymarkRedis", condition: .when(traits: ["Redis"])), "WaymarkRoutes",
        "WaymarkLinks", "WaymarkAssociation", "WaymarkHeadless", "WaymarkInspector", "WaymarkMap",
        "WaymarkProcesses", "WaymarkRecording", "WaymarkRender", "WaymarkViews",
        product("HummingbirdCore", "hummingbird", for: "Web"),
        product("HummingbirdTLS", "hummingbird", for: "TLS"),
        product("NIOSSL", "swift-nio-ssl", for: "TLS"),
        product("CoreMetrics", "swift-metrics", for: "Web"),
        product("Crypto", "swift-crypto", for: "Web"),
        product("GRDB", "GRDB.swift", for: "Web"),
        product("DequeModule", "swift-collections", for: "Web"),
        product("HTTPTypes", "swift-http-types", for: "Web"),
        product("HeapModule", "swift-collections", for: "Web"),
        product("Logging", "swift-log", for: "Web"),
        product("NIOCore", "swift-nio", for: "Web"),
        product("NIOPosix", "swift-nio", for: "Web"),
        product("NIOHTTP1", "swift-nio", for: "Web"),
        product("NIOWebSocket", "swift-nio", for: "Web"),
        product("NIOEmbedded", "swift-nio", for: "Web"),
        product("NIOExtras", "swift-nio-extras", for: "Web"),
        product("NIOHTTPCompression", "swift-nio-extras", for: "Web"),
        product("NIOHTTPTypes", "swift-nio-extras", for: "Web"),
        product("NIOHTTPTypesHTTP1", "swift-nio-extras", for: "Web"),
        product("ServiceLifecycle", "swift-service-lifecycle", for: "Web"),
        product("UnixSignals", "swift-service-lifecycle", for: "Web"),
        product("ArgumentParser", "swift-argument-parser", for: "Web"),
      ],
      plugins: ["EmbedClient"]),
    .target(
      name: "WaymarkSnapshots",
      dependencies: [
        "WaymarkHeadless", "WaymarkRender", "WaymarkTesting", "WaymarkViews", "WaymarkWeb",
      ]),
    // Joins and minifies the script and the style sheets of WaymarkWeb during its build.
    .executableTarget(name: "WaymarkBundler"),
    .plugin(name: "EmbedClient", capability: .buildTool(), dependencies: ["WaymarkBundler"]),
    .target(
      name: "WaymarkCommands",
      dependencies: [
        "WaymarkAssociation", "WaymarkLinks",
        product("ArgumentParser", "swift-argument-parser", for: "Commands"),
      ]),
    .executableTarget(
      name: "WaymarkTool",
      dependencies: [
        "WaymarkCommands",
        product("ArgumentParser", "swift-argument-parser", for: "Commands"),
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
    // How the showcase is played; the benchmarks play it, too.
    .target(
      name: "ShowcaseScenarios", dependencies: ["ShowcaseApp", "WaymarkTesting"],
      path: "Examples/Showcase/ShowcaseScenarios"),
    .testTarget(
      name: "YearsTests",
      dependencies: years.map { .target(name: $0.name) } + ["WaymarkTesting"],
      path: "Examples/Years/Tests/YearsTests"),
    .target(name: "ChromiumDriver", path: "Tests/Support/ChromiumDriver"),
    .target(
      name: "WebDriver", dependencies: ["ChromiumDriver", "WaymarkProcesses"],
      path: "Tests/Support/WebDriver"),
    // Servers that tests start, stop and pause, and some that are no Redis servers.
    .target(
      name: "RedisServers", dependencies: ["WaymarkProcesses", "WaymarkRedis"],
      path: "Tests/Support/RedisServers"),
    .testTarget(
      name: "WaymarkRedisTests",
      dependencies: ["RedisServers", "SeededGenerators", "WaymarkRedis"]),
    .target(name: "HeapSize", path: "Tests/Support/HeapSize"),
    .target(name: "SeededGenerators", path: "Tests/Support/SeededGenerators"),
    // A server whose processes tests end, and which they start again.
    .executableTarget(
      name: "walk-server", dependencies: ["Waymark", "WaymarkLinks", "WaymarkWeb"],
      path: "Tests/Support/WalkServer"),
    .testTarget(
      name: "WaymarkWebTests",
      dependencies: [
        "ChromiumDriver", "GuideSamples", "HeapSize", "SeededGenerators", "ShowcaseApp", "Waymark",
        "WaymarkAssociation", "WaymarkHeadless", "WaymarkInspector", "WaymarkLinks", "WaymarkMap",
        "WaymarkProcesses", "WaymarkRecording", "WaymarkRender", "WaymarkScenes", "WaymarkTesting",
        "WaymarkViews", "WaymarkWeb", "WebDriver",
        .target(name: "RedisServers", condition: .when(traits: ["Redis"])),
        .target(name: "WaymarkRedis", condition: .when(traits: ["Redis"])),
        product("ArgumentParser", "swift-argument-parser", for: "Web"),
        product("CoreMetrics", "swift-metrics", for: "Web"),
        product("GRDB", "GRDB.swift", for: "Web"),
        product("HTTPTypes", "swift-http-types", for: "Web"),
        product("InMemoryLogging", "swift-log", for: "Web"),
        product("Logging", "swift-log", for: "Web"),
        product("NIOCore", "swift-nio", for: "Web"),
        product("NIOEmbedded", "swift-nio", for: "Web"),
        product("NIOHTTP1", "swift-nio", for: "Web"),
        product("NIOPosix", "swift-nio", for: "Web"),
        product("NIOSSL", "swift-nio-ssl", for: "TLS"),
        product("NIOHTTPCompression", "swift-nio-extras", for: "Web"),
      ] + years.map { .target(name: $0.name) },
      exclude: ["Audit/audit.js", "Audit/overlaps.js"]),
    .testTarget(name: "PackageTests"),
    .testTarget(
      name: "WaymarkInspectorTests",
      dependencies: [
        "SeededGenerators", "ShowcaseApp", "Waymark", "WaymarkHeadless", "WaymarkInspector",
        "WaymarkRecording", "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ]),
    .testTarget(name: "WaymarkBundlerTests", dependencies: ["WaymarkBundler"]),
    .testTarget(
      name: "WaymarkAssetSymbolsTests", dependencies: ["WaymarkAssetSymbols", "WaymarkAssets"]),
    .testTarget(name: "WaymarkMacroExpansionTests", dependencies: ["WaymarkMacroExpansion"]),
    // What the guides show; PackageTests compares. A library as others write them is part of it.
    .target(
      name: "Postcards", dependencies: ["WaymarkUI"], path: "Tests/Support/Postcards",
      swiftSettings: program(.v6)),
    // Those that the tests of the tool and of the web host use, too.
    .target(
      name: "GuideSamples", dependencies: ["Waymark", "WaymarkLinks"],
      path: "Tests/Support/GuideSamples"),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "GuideSamples", "Postcards", "SeededGenerators", "Waymark", "WaymarkLinks",
        "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ]),
    .testTarget(
      name: "WaymarkRenderTests", dependencies: ["SeededGenerators", "WaymarkRender"]),
    .testTarget(
      name: "WaymarkRoutesTests",
      dependencies: ["SeededGenerators", "WaymarkDiagnostics", "WaymarkRoutes"]),
    .testTarget(
      name: "WaymarkLinksTests",
      dependencies: ["SeededGenerators", "WaymarkLinks", "WaymarkRoutes"]),
    .testTarget(
      name: "WaymarkAssociationTests",
      dependencies: ["SeededGenerators", "WaymarkAssociation", "WaymarkLinks", "WaymarkRoutes"]),
    .testTarget(
      name: "WaymarkCommandsTests",
      dependencies: [
        "GuideSamples", "WaymarkAssociation", "WaymarkCommands", "WaymarkLinks",
        product("ArgumentParser", "swift-argument-parser", for: "Commands"),
      ]),
    .testTarget(
      name: "WaymarkTelemetryTests",
      dependencies: [
        "WaymarkRoutes", "WaymarkTelemetry",
        product("CoreMetrics", "swift-metrics", for: "Telemetry"),
        product("InMemoryLogging", "swift-log", for: "Telemetry"),
        product("InMemoryTracing", "swift-distributed-tracing", for: "Telemetry"),
        product("Logging", "swift-log", for: "Telemetry"),
        product("MetricsTestKit", "swift-metrics", for: "Telemetry"),
        product("Tracing", "swift-distributed-tracing", for: "Telemetry"),
      ]),
    .testTarget(
      name: "WaymarkLoggingTests",
      dependencies: [
        "WaymarkLogging",
        product("InMemoryLogging", "swift-log", for: "Logging"),
        product("Logging", "swift-log", for: "Logging"),
      ]),
    .testTarget(
      name: "WaymarkNetworkingTests", dependencies: ["WaymarkNetworking", "WaymarkViews"]),
    .testTarget(
      name: "WaymarkTests",
      dependencies: ["SeededGenerators", "Waymark", "WaymarkRender", "WaymarkTesting"]),
    .testTarget(
      name: "WaymarkMapTests",
      dependencies: [
        "ShowcaseApp", "Waymark", "WaymarkHeadless", "WaymarkLinks", "WaymarkMap",
        "WaymarkRecording", "WaymarkTesting", "WaymarkViews",
      ]),
    .testTarget(
      name: "WaymarkTestingTests",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkHeadless", "WaymarkRecording", "WaymarkRender",
        "WaymarkTesting", "WaymarkViews",
      ]),
    .testTarget(
      name: "WaymarkSnapshotsTests",
      dependencies: [
        "Waymark", "WaymarkHeadless", "WaymarkSnapshots", "WaymarkTesting", "WaymarkViews",
        "WaymarkWeb",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "WaymarkRecordingTests",
      dependencies: ["WaymarkRecording", "WaymarkRender", "WaymarkTesting", "WaymarkViews"]),
    .testTarget(
      name: "WaymarkViewsTests",
      dependencies: [
        "HeapSize", "SeededGenerators", "WaymarkAssets", "WaymarkDiagnostics", "WaymarkHeadless",
        "WaymarkRender", "WaymarkTesting", "WaymarkViews",
      ],
      resources: [.process("Resources")]),
    .testTarget(
      name: "WaymarkScenesTests",
      dependencies: [
        "WaymarkDiagnostics", "WaymarkLinks", "WaymarkRoutes", "WaymarkScenes", "WaymarkTesting",
        "WaymarkViews",
      ]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "SeededGenerators", "ShowcaseApp", "ShowcaseScenarios", "Waymark", "WaymarkRecording",
        "WaymarkRender", "WaymarkScenes", "WaymarkSnapshots", "WaymarkTesting",
      ],
      exclude: ["__Snapshots__"]),
  ] + years
)

for target in package.targets
where target.swiftSettings == nil && target.type != .plugin && target.type != .system {
  target.swiftSettings = strict
}

#if os(macOS)
if !addsRuntime { removeRuntime(from: package) }
#endif

/// Removes the runtime, and all that depends on it: on a Mac there is SwiftUI.
func removeRuntime(from package: Package) {
  // The showcase uses today's SwiftUI.
  var removed: Set = [
    "WaymarkMacros", "WaymarkViews", "WaymarkRender", "WaymarkBundler", "ShowcaseApp",
    "ChromiumDriver", "WaymarkProcesses", "WaymarkRedis",
  ]
  func isRemoved(_ dependency: Target.Dependency) -> Bool {
    if case .byNameItem(let name, _) = dependency { removed.contains(name) } else { false }
  }
  for target in package.targets where ["WaymarkScenes", "WaymarkUI"].contains(target.name) {
    target.dependencies.removeAll(where: isRemoved)
    // UIKit stands in for the rest.
    if target.name == "WaymarkScenes" { target.sources = ["WaymarkScenes.swift", "Router"] }
  }
  while let target = package.targets.first(where: { target in
    !removed.contains(target.name) && target.dependencies.contains(where: isRemoved)
  }) {
    removed.insert(target.name)
  }
  package.targets.removeAll { removed.contains($0.name) }
  package.products.removeAll { removed.contains($0.name) }
}
