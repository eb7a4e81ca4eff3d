// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Modals",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .target(
      name: "Modals", dependencies: [.product(name: "SwiftUI", package: "Oriel"), .product(name: "OrielKit", package: "Oriel")]),
    .executableTarget(name: "ModalsApp", dependencies: ["Modals"]),
    .testTarget(name: "ModalsTests", dependencies: ["Modals", .product(name: "OrielTesting", package: "Oriel")]),
  ],
  swiftLanguageModes: [.v6]
)
