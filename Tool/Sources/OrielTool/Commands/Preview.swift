import ArgumentParser
import Foundation
import ToolSupport

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the package's previews and builds them anew when a file changes.",
    discussion: """
      Shows the previews of a program, with those of the libraries that it uses, or of all libraries of the package where it has no program. A build that \
      fails says why and leaves the window as it was.
      """)

  @Argument(help: "The program, where the package has several.")
  var program: String?

  @Flag(help: "Don't look for changes: end with the window.")
  var once = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    guard Display.isThere else { throw Failure("Previews need a display: DISPLAY and WAYLAND_DISPLAY are unset.") }
    let package = try options.package()
    var build = Build(sdk: try SDK.find(), package: package, modules: try options.modules())
    var name = ""
    if program == nil, package.programs.isEmpty {
      let gathered = try LibraryPreviews(of: package).write()
      build = Build(sdk: build.sdk, package: gathered, modules: build.modules)
      name = LibraryPreviews.name
    } else {
      name = try package.program(program)
    }
    let memory = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: memory) }
    try PreviewLoop(build: build, product: name, watched: package.root, memory: memory).run(once: once)
  }
}

/// A program that has all libraries of a package in it, for their previews.
struct LibraryPreviews {
  static let name = "OrielPreviews"
  let package: SwiftPackage

  init(of package: SwiftPackage) { self.package = package }

  /// Writes the program's package into the build folder of the package that it shows.
  func write() throws -> SwiftPackage {
    let libraries = package.libraries
    guard !libraries.isEmpty else { throw Failure("The package \(package.name) has neither a program nor a library to show.") }
    let root = package.root.appendingPathComponent(".build/oriel-previews")
    let sources = root.appendingPathComponent("Sources/\(Self.name)")
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(Self.name)", platforms: [.macOS(.v15)], dependencies: [.package(name: "\(package.name)", path: "\(package.root.path)")],
        targets: [
          .executableTarget(name: "\(Self.name)", dependencies: [\(libraries.map { ".product(name: \"\($0)\", package: \"\(package.name)\")" }.joined(separator: ", "))])
        ])
      """
    let program = """
      import SwiftUI

      @main
      struct OrielPreviews: App {
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      """
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for (text, file) in [
        (manifest, root.appendingPathComponent("Package.swift")), (program, sources.appendingPathComponent("\(Self.name).swift")),
      ] {
        // SwiftPM builds anew what has another date.
        if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
      }
    } catch {
      throw Failure("The folder \(root.path) can't be written: \(error.localizedDescription)")
    }
    return SwiftPackage(
      root: root, name: Self.name, products: [.init(name: Self.name, targets: [Self.name], isExecutable: true, isLibrary: false)],
      targets: [])
  }
}

/// Builds and shows previews until their window is closed.
private final class PreviewLoop {
  private let build: Build
  private let product: String
  private let watched: URL
  /// The file in which the window keeps which preview is chosen.
  private let memory: URL
  private var window: Process?

  init(build: Build, product: String, watched: URL, memory: URL) {
    self.build = build
    self.product = product
    self.watched = watched
    self.memory = memory
  }

  func run(once: Bool) throws {
    var seen = SourceState(of: watched)
    if once { try show() } else { show(orSay: "waiting for a change") }
    while window?.isRunning ?? true {
      Thread.sleep(forTimeInterval: 0.5)
      guard !once else { continue }
      let state = SourceState(of: watched)
      guard state != seen else { continue }
      seen = state
      show(orSay: "waiting for a change")
    }
  }

  private func show(orSay waiting: String) {
    do { try show() } catch { FileHandle.standardError.write(Data("\(error) (\(waiting))\n".utf8)) }
  }

  private func show() throws {
    try build.build(product)
    window?.terminate()
    window?.waitUntilExit()
    let process = Process()
    process.executableURL = try build.folder().appendingPathComponent(product)
    process.environment = ProcessInfo.processInfo.environment.merging(["ORIEL_PREVIEWS": memory.path]) { $1 }
    try process.run()
    window = process
  }
}

/// The dates and names of a package's files, but for what builds write.
struct SourceState: Equatable {
  private var dates: [String: Date] = [:]

  init(of folder: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      dates[file.path] = values.contentModificationDate
    }
  }
}
