// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PROGRAM",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "PROGRAM", targets: ["PROGRAM"])],
  targets: [
    .target(name: "PROGRAM"),
    .testTarget(name: "PROGRAMTests", dependencies: ["PROGRAM"]),
  ]
)
