// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Beginning",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .executableTarget(
      name: "Beginning",
      dependencies: [
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkWeb", package: "waymark"),
      ]),
    .testTarget(
      name: "BeginningTests",
      dependencies: ["Beginning", .product(name: "WaymarkTesting", package: "waymark")]),
  ]
)
