// swift-tools-version: 5.9
import PackageDescription

// Packages that use OpenCombine on Linux depend on this package instead, while they build with the SDK. It has no code of its own: the SDK
// contains OpenCombine under the name Combine, and a program can't contain it twice.
let package = Package(
  name: "OpenCombine",
  products: [
    .library(name: "OpenCombine", targets: ["OpenCombineModule"]),
    .library(name: "OpenCombineDispatch", targets: ["OpenCombineDispatch"]),
    .library(name: "OpenCombineFoundation", targets: ["OpenCombineFoundation"]),
    .library(name: "OpenCombineShim", targets: ["OpenCombineShim"]),
  ],
  targets: [
    // The module OpenCombine itself is the SDK's.
    .target(name: "OpenCombineModule"),
    .target(name: "OpenCombineDispatch"),
    .target(name: "OpenCombineFoundation"),
    .target(name: "OpenCombineShim", dependencies: ["OpenCombineDispatch", "OpenCombineFoundation"]),
  ]
)
