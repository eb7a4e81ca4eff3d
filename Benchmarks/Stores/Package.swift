// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building Oriel doesn't fetch the libraries that it is compared with.
let package = Package(
  name: "Stores",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Oriel", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.8.0"),
  ],
  targets: [
    .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3"),
    .executableTarget(
      name: "StoreBenchmark",
      dependencies: ["CSQLite3", .product(name: "SwiftData", package: "Oriel"), .product(name: "GRDB", package: "GRDB.swift")]),
  ],
  swiftLanguageModes: [.v6]
)
