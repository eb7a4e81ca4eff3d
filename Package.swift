// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain that has swift-syntax's modules and libraries; nil where macros use the package, which takes minutes to build.
///
/// The toolchain's are used on Linux, where they lie beside the compiler that PATH finds. A package that another one names by a version can't use them: SwiftPM
/// refuses unsafe flags there. `ORIEL_SWIFT_SYNTAX=package` uses the package everywhere, as macros for other machines must.
let toolchainSyntax: String? = {
  #if os(Linux)
    let environment = Context.environment
    let isCheckout = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent == "checkouts"
    guard !isCheckout, environment["ORIEL_SWIFT_SYNTAX"] != "package" else { return nil }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
      let needed = ["SwiftSyntaxMacros.swiftmodule", "libSwiftSyntaxMacros.so", "libSwiftCompilerPluginMessageHandling.so"]
      return needed.allSatisfy { FileManager.default.fileExists(atPath: "\(host)/\($0)") } ? host : nil
    }
  #endif
  return nil
}()

/// What macros and their plugin need of swift-syntax.
let syntaxDependencies: [Target.Dependency] = ["SwiftSyntaxBuilder", "SwiftSyntaxMacros", "_SwiftCompilerPluginMessageHandling"].map {
  // SwiftPM warns of a dependency that no target uses at all.
  .product(name: $0, package: "swift-syntax", condition: toolchainSyntax == nil ? nil : .when(platforms: [.macOS]))
}
let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  toolchainSyntax.map { host in
    let libraries = [
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
    ]
    return [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l\($0)" })]
  } ?? []

/// The plugin that `Scripts/docs` builds the documentation with. Packages that depend on this one don't fetch it.
let documentationDependencies: [Package.Dependency] =
  Context.environment["ORIEL_DOCS"] == nil ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")]

let engine: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "Oriel",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers"]),
    .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
    .library(name: "SwiftUINetworking", targets: ["SwiftUINetworking"]),
    // Each by itself: packages that ask whether one of these can be imported take other ways where it can.
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio", "CoreMedia"]),
    .library(name: "AVKit", targets: ["AVKit", "AVFoundation", "AVFAudio", "CoreMedia"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    // What programs need that show GTK's widgets among views.
    .library(name: "CGTK", targets: ["CGTK"]),
    .library(name: "OrielKit", targets: ["OrielKit"]),
    .library(name: "OrielTesting", targets: ["OrielTesting"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .plugin(name: "AssetSymbolsPlugin", targets: ["AssetSymbolsPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ] + documentationDependencies,
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "COrielGTK", dependencies: ["CGTK"]),
    .target(name: "OrielDrawing", swiftSettings: engine),
    .target(name: "OrielModel", dependencies: ["OrielDrawing"], swiftSettings: engine),
    .target(name: "MacroPlugin", dependencies: syntaxDependencies, swiftSettings: syntaxSettings),
    .macro(
      name: "OrielMacros", dependencies: ["MacroPlugin"] + syntaxDependencies, swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(name: "FoundationText", swiftSettings: engine),
    .testTarget(name: "FoundationTextTests", dependencies: ["FoundationText"], swiftSettings: engine),
    .target(
      name: "Oriel",
      dependencies: [
        "FoundationText", "OrielDrawing", "OrielModel", "OrielMacros", "UniformTypeIdentifiers",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: engine),
    .target(name: "OrielGSK", dependencies: ["OrielDrawing", "COrielGTK", "CGTK"], swiftSettings: engine),
    .target(name: "OrielBus", dependencies: ["OrielModel", "CGTK"], swiftSettings: engine),
    .target(
      name: "OrielGTK",
      dependencies: [
        "Oriel", "OrielBus", "OrielDrawing", "OrielModel", "OrielGSK", "COrielGTK", "CGTK", "UniformTypeIdentifiers",
      ], swiftSettings: engine),
    .target(name: "CombineReflection", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    // The conformances of Dispatch's types, which Dispatch itself brings along on Apple's systems.
    .target(name: "CombineDispatch", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(
      name: "Combine", dependencies: ["CombineDispatch", "CombineReflection", .product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "CombineNetworking", dependencies: ["Combine"]),
    .target(name: "CoreGraphics", dependencies: ["OrielDrawing"]),
    .target(name: "SwiftUI", dependencies: ["Oriel", "OrielGSK", "OrielGTK", "Combine"]),
    .target(name: "SwiftUINetworking", dependencies: ["Oriel", "OrielGSK"], swiftSettings: engine),
    .target(name: "CoreTransferable", dependencies: ["Oriel", "UniformTypeIdentifiers"]),
    .target(name: "UIKit", dependencies: ["SwiftUI"]),
    .target(name: "COSLock"),
    .target(name: "MachO"),
    .target(name: "os", dependencies: ["COSLock", "MachO", .product(name: "Logging", package: "swift-log")]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "simd"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .macro(
      name: "SwiftDataMacros", dependencies: ["MacroPlugin"] + syntaxDependencies, swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .target(name: "SwiftData", dependencies: ["CSQLite", "FoundationText", "SwiftDataMacros", "Oriel"], swiftSettings: engine),
    .executableTarget(name: "SwiftDataKillTool", dependencies: ["SwiftData"]),
    .testTarget(
      name: "SwiftDataTests", dependencies: ["SwiftData", "CSQLite", "SwiftDataKillTool", "Oriel", "OrielTesting"], swiftSettings: engine),
    .target(name: "Charts", dependencies: ["Oriel"], swiftSettings: engine),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "Oriel", "OrielDrawing", "OrielTesting"], swiftSettings: engine),
    .target(
      name: "UserNotifications", dependencies: ["Oriel", "OrielBus", "OrielModel", "UniformTypeIdentifiers", "CGTK"], swiftSettings: engine),
    .target(name: "CoreLocation", dependencies: ["OrielBus"], swiftSettings: engine),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "OrielBus", "DesktopStandIns"], swiftSettings: engine),
    .target(name: "COrielLibraries", dependencies: ["CGTK"]),
    .target(name: "CoreMedia", swiftSettings: engine),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"], swiftSettings: engine),
    .target(
      name: "AVFoundation",
      dependencies: ["CoreMedia", "CoreGraphics", "Combine", "Oriel", "OrielBus", "OrielDrawing", "OrielGSK", "COrielLibraries", "CGTK"],
      swiftSettings: engine),
    .target(name: "AVFAudio", dependencies: ["AVFoundation"], swiftSettings: engine),
    .testTarget(
      name: "AVFoundationTests", dependencies: ["AVFoundation", "Combine", "OrielBus", "OrielDrawing", "DesktopStandIns", "CGTK"],
      swiftSettings: engine),
    .target(name: "AVKit", dependencies: ["AVFoundation", "Oriel", "OrielDrawing", "OrielGSK", "CGTK"], swiftSettings: engine),
    .testTarget(
      name: "AVKitTests", dependencies: ["AVKit", "AVFoundation", "Oriel", "OrielDrawing", "OrielGSK", "OrielTesting"],
      swiftSettings: engine),
    .target(name: "WebKit", dependencies: ["Oriel", "OrielGTK", "COrielLibraries", "CGTK"], swiftSettings: engine),
    .testTarget(name: "WebKitTests", dependencies: ["WebKit", "CGTK", "Oriel", "OrielTesting"], swiftSettings: engine),
    .target(name: "PhotosUI", dependencies: ["Oriel", "UniformTypeIdentifiers"], swiftSettings: engine),
    .testTarget(
      name: "PhotosUITests", dependencies: ["PhotosUI", "Oriel", "OrielTesting", "UniformTypeIdentifiers"], swiftSettings: engine),
    .target(
      name: "MapKit",
      dependencies: ["Oriel", "OrielModel", "OrielGSK", "OrielBus", "CoreLocation", "COrielLibraries", "CGTK"], swiftSettings: engine),
    .testTarget(
      name: "MapKitTests", dependencies: ["MapKit", "CoreLocation", "DesktopStandIns", "Oriel", "OrielDrawing", "OrielTesting"],
      swiftSettings: engine),
    .target(name: "DesktopStandIns", dependencies: ["OrielBus"], path: "Tests/DesktopStandIns", swiftSettings: engine),
    .testTarget(
      name: "UserNotificationsTests", dependencies: ["UserNotifications", "OrielBus", "Oriel", "OrielTesting", "DesktopStandIns"],
      swiftSettings: engine),
    .target(
      name: "OrielTesting", dependencies: ["Combine", "Oriel", "OrielDrawing", "OrielGSK", "UniformTypeIdentifiers"], swiftSettings: engine),
    .target(name: "OrielKit", dependencies: ["SwiftUI"]),
    .target(
      name: "GallerySections",
      dependencies: [
        "SwiftUI", "SwiftData", "OrielKit", "UniformTypeIdentifiers", "UserNotifications", "CoreLocation", "PhotosUI", "Charts", "AVKit",
        "AVFoundation", "WebKit", "MapKit",
      ],
      resources: [.copy("Resources/waves.webm")]),
    .executableTarget(name: "Gallery", dependencies: ["SwiftUI", "GallerySections"]),
    .executableTarget(name: "GallerySnapshots", dependencies: ["SwiftUI", "GallerySections", "OrielTesting"]),
    .testTarget(
      name: "OrielTests",
      dependencies: [
        "DesktopStandIns", "Oriel", "OrielDrawing", "OrielModel", "OrielGSK", "OrielTesting", "UniformTypeIdentifiers",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: engine),
    .testTarget(name: "OrielDrawingTests", dependencies: ["OrielDrawing"], swiftSettings: engine),
    .testTarget(name: "OrielGSKTests", dependencies: ["OrielDrawing", "OrielGSK", "COrielGTK", "CGTK"], swiftSettings: engine),
    .testTarget(
      name: "OrielGTKTests", dependencies: ["Oriel", "OrielBus", "OrielModel", "OrielGSK", "OrielGTK", "OrielTesting", "CGTK"],
      swiftSettings: engine),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking"]),
    .testTarget(
      name: "SwiftUINetworkingTests", dependencies: ["SwiftUINetworking", "Oriel", "OrielTesting", "DesktopStandIns"],
      swiftSettings: engine),
    .testTarget(name: "OrielTestingTests", dependencies: ["Oriel", "OrielTesting"], swiftSettings: engine),
    .target(name: "OlderNames", path: "Tests/OlderNames"),
    .testTarget(
      name: "OrielKitTests",
      dependencies: ["OrielKit", "SwiftUI", "Oriel", "OrielDrawing", "OrielGSK", "OrielGTK", "OrielTesting", "OlderNames"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"]),
    .testTarget(name: "simdTests", dependencies: ["simd"]),
    .testTarget(name: "osTests", dependencies: ["os"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "OrielTesting"]),
    .testTarget(name: "GalleryTests", dependencies: ["SwiftUI", "GallerySections", "OrielDrawing", "OrielGSK", "OrielTesting"]),
    .executableTarget(name: "Embedding", dependencies: ["SwiftUI", "CGTK"]),
    .executableTarget(
      name: "RendererPictures",
      dependencies: ["SwiftUI", "GallerySections", "OrielDrawing", "OrielGSK", "OrielTesting", "COrielGTK", "CGTK"]),
    .executableTarget(name: "Resident", dependencies: ["SwiftUI"]),
    .executableTarget(name: "WebPages", dependencies: ["SwiftUI", "WebKit", "CGTK"]),
    .testTarget(
      name: "EndToEnd",
      dependencies: ["DesktopStandIns", "Gallery", "GallerySnapshots", "Embedding", "RendererPictures", "Resident", "WebPages"]),
    .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
    .systemLibrary(name: "CListScript", path: "Benchmarks/CListScript"),
    .executableTarget(
      name: "OrielList", dependencies: ["SwiftUI", "Oriel", "ListScriptDriver"], path: "Benchmarks/OrielList", swiftSettings: engine),
    .executableTarget(
      name: "OrielGrid", dependencies: ["SwiftUI", "Oriel", "OrielKit", "ListScriptDriver", "CListScript"], path: "Benchmarks/OrielGrid",
      swiftSettings: engine),
    .target(name: "ListScriptDriver", dependencies: ["CGTK", "CListScript"], path: "Benchmarks/ListScriptDriver", swiftSettings: engine),
    .executableTarget(
      name: "OrielBenchmarks", dependencies: ["Charts", "Oriel", "OrielDrawing", "OrielGSK", "OrielKit", "CMalloc"],
      path: "Benchmarks/OrielBenchmarks", swiftSettings: engine),
    .executableTarget(
      name: "OrielModals",
      dependencies: ["SwiftUI", "Oriel", "OrielDrawing", "OrielGSK", "OrielGTK", "OrielKit", "CGTK", "CListScript", "CMalloc"],
      path: "Benchmarks/OrielModals", swiftSettings: engine),
    .target(name: "UniformTypeIdentifiers"),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "Coverage"),
    .executableTarget(name: "CoverageTool", dependencies: ["Coverage"]),
    .testTarget(name: "CoverageTests", dependencies: ["Coverage"]),
    .systemLibrary(name: "CIndexStore"),
    .target(name: "Layers", dependencies: ["CIndexStore"]),
    .executableTarget(name: "LayersTool", dependencies: ["Layers"]),
    .testTarget(name: "LayersTests", dependencies: ["Layers"]),
    .target(name: "AssetSymbols"),
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["AssetSymbols"]),
    .plugin(name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
    .target(name: "ICUData"),
    .executableTarget(name: "ICUDataTool", dependencies: ["ICUData"]),
    .testTarget(name: "ICUDataTests", dependencies: ["ICUData"]),
    .executableTarget(name: "OrielHello", dependencies: ["SwiftUI", "CGTK"], path: "Benchmarks/OrielHello"),
  ],
  swiftLanguageModes: [.v6]
)
