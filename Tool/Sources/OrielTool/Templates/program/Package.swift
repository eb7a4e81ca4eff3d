// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PROGRAM",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .executableTarget(name: "PROGRAM", resources: [.process("Resources")]),
    .testTarget(name: "PROGRAMTests", dependencies: ["PROGRAM"]),
  ]
)
