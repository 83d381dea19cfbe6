// swift-tools-version: 6.2
import PackageDescription

let web: [Target.Dependency] = [
  .product(name: "Waymark", package: "waymark"),
  .product(name: "WaymarkWeb", package: "waymark"),
]
let scenes: Target.Dependency = .product(name: "WaymarkScenes", package: "waymark")
let ofTheirTime: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Years",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .executableTarget(
      name: "PlantDiary", dependencies: web + [scenes], swiftSettings: ofTheirTime),
    .executableTarget(name: "GameShelf", dependencies: web, swiftSettings: ofTheirTime),
    .executableTarget(name: "ReadingList", dependencies: web, swiftSettings: ofTheirTime),
    .executableTarget(name: "TripPlanner", dependencies: web, swiftSettings: ofTheirTime),
    .executableTarget(name: "Envelopes", dependencies: web, swiftSettings: ofTheirTime),
    .executableTarget(name: "FieldNotes", dependencies: web),
    .testTarget(
      name: "YearsTests",
      dependencies: [
        "Envelopes", "FieldNotes", "GameShelf", "PlantDiary", "ReadingList", "TripPlanner",
        .product(name: "WaymarkTesting", package: "waymark"),
      ]),
  ]
)
