// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]

// The command-line tool is a package of its own, so that packages that depend on Oriel resolve nothing of what it needs.
let package = Package(
  name: "oriel-tool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "oriel", targets: ["oriel"])],
  dependencies: [
    // Options, help and their errors as users of Swift's own tools know them.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Oriel.toml, with the line and the column of what is wrong in it.
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    .target(name: "ToolSupport", swiftSettings: settings),
    .target(name: "Packaging", dependencies: ["ToolSupport", .product(name: "TOMLKit", package: "TOMLKit")], swiftSettings: settings),
    .target(
      name: "OrielTool",
      dependencies: ["ToolSupport", "Packaging", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      resources: [.copy("Page"), .copy("Templates")], swiftSettings: settings),
    .executableTarget(
      name: "oriel", dependencies: ["OrielTool", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .testTarget(name: "ToolSupportTests", dependencies: ["ToolSupport"], swiftSettings: settings),
    .testTarget(name: "PackagingTests", dependencies: ["Packaging", "ToolSupport"], swiftSettings: settings),
    .testTarget(
      name: "OrielToolTests",
      dependencies: ["OrielTool", "Packaging", "ToolSupport", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
  ]
)
