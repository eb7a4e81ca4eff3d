// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .target(
      name: "Hello", dependencies: [.product(name: "SwiftUI", package: "Oriel")], resources: [.process("Assets.xcassets")],
      plugins: [.plugin(name: "AssetSymbolsPlugin", package: "Oriel")]),
    .executableTarget(name: "HelloApp", dependencies: ["Hello"]),
    .testTarget(name: "HelloTests", dependencies: ["Hello", .product(name: "OrielTesting", package: "Oriel")]),
  ],
  swiftLanguageModes: [.v6]
)
