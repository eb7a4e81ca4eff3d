// swift-tools-version: 6.1
import PackageDescription

/// The programs. Each is a library, which its tests and previews use, and an app that uses the library.
let programs = [
  "Todo", "Weather", "Drawing", "Settings", "Photos", "VerificationCode", "Expenses", "Spending", "TeaTimer", "MovieNotes", "Browser",
  "Trails", "Postcard", "Widgets",
]
/// The modules that the programs use besides SwiftUI.
let companions = [
  "Expenses": ["SwiftData"], "Spending": ["Charts"], "TeaTimer": ["UserNotifications"], "MovieNotes": ["AVKit"], "Browser": ["WebKit"],
  "Trails": ["MapKit"], "Postcard": ["PhotosUI"], "Widgets": ["CGTK"],
]

let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  products: programs.map { .executable(name: "\($0)App", targets: ["\($0)App"]) },
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: programs.flatMap { program -> [Target] in
    [
      .target(
        name: program, dependencies: (["SwiftUI"] + companions[program, default: []]).map { .product(name: $0, package: "Oriel") },
        path: "Sources/\(program)"),
      .executableTarget(name: "\(program)App", dependencies: [.target(name: program)], path: "Sources/\(program)App"),
    ]
  } + [
    .testTarget(
      name: "SamplesTests",
      dependencies: programs.map { .target(name: $0) } + ["OrielTesting", "MapKit"].map { .product(name: $0, package: "Oriel") })
  ],
  swiftLanguageModes: [.v6]
)
