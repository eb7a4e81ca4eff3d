// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Trails",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Trails", targets: ["Trails"]),
    .executable(name: "TrailsApp", targets: ["TrailsApp"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .target(
      name: "Trails",
      dependencies: [
        .product(name: "Logging", package: "swift-log"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .executableTarget(name: "TrailsApp", dependencies: ["Trails"]),
    .executableTarget(
      name: "trails-export", dependencies: ["Trails", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(name: "TrailsTests", dependencies: ["Trails"]),
  ]
)
