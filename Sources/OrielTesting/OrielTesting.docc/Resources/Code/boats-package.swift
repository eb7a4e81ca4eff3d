// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Boats",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Oriel", path: "../Oriel")],
  targets: [
    .target(
      name: "Boats", dependencies: [.product(name: "SwiftUI", package: "Oriel"), .product(name: "OrielKit", package: "Oriel")]),
    .executableTarget(name: "BoatsApp", dependencies: ["Boats"]),
    .testTarget(name: "BoatsTests", dependencies: ["Boats", .product(name: "OrielTesting", package: "Oriel")]),
  ]
)
