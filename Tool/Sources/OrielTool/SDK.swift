import Foundation
import ToolSupport

/// Oriel as it was installed by `Scripts/install-sdk`: libraries, modules and the toolset by which packages build that don't know Oriel.
struct SDK: Equatable {
  let root: URL

  /// The modules that packages get only where they ask for them.
  static let optInModules = [
    "os", "UIKit", "simd", "SwiftData", "UserNotifications", "CoreLocation", "PhotosUI", "Charts", "AVFoundation", "AVKit", "WebKit",
    "MapKit",
  ]

  /// The opt-in module to ask for where a file imports a module or a submodule such as `os.log`; nil where none has it.
  static func optInModule(having module: String) -> String? {
    let name = String(module.prefix { $0 != "." })
    let owners = ["OSLog": "os", "CoreMedia": "AVFoundation", "AVFAudio": "AVFoundation"]
    return owners[name] ?? optInModules.first { $0 == name }
  }

  var toolset: URL { root.appendingPathComponent("toolset.json") }
  /// The toolset for programs that bring all they need of Oriel and of Swift; not every SDK has it.
  var staticToolset: URL { root.appendingPathComponent("static.toolset.json") }

  /// The program that writes symbols of asset catalogs into a package's folder.
  var assetSymbols: URL { root.appendingPathComponent("bin/asset-symbols") }

  var hasStaticLibraries: Bool { FileManager.default.fileExists(atPath: staticToolset.path) }

  /// The arguments by which `swift build`, `swift test` and their like use the SDK. `os` has `OSLog` in its folder.
  func arguments(with modules: [String], isStatic: Bool = false) -> [String] {
    let toolset = isStatic ? ["--toolset", staticToolset.path, "--static-swift-stdlib"] : ["--toolset", toolset.path]
    return toolset + modules.flatMap { ["-Xswiftc", "-I", "-Xswiftc", root.appendingPathComponent("with/\($0)").path] }
  }

  /// What the toolset has the linker do.
  var linkerOptions: [String] {
    get throws {
      struct Toolset: Decodable {
        struct Tool: Decodable { let extraCLIOptions: [String] }
        let linker: Tool
      }
      guard let data = try? Data(contentsOf: toolset), let toolset = try? JSONDecoder().decode(Toolset.self, from: data) else {
        throw Failure("\(toolset.path) can't be read: install the SDK again.")
      }
      return toolset.linker.extraCLIOptions
    }
  }

  static var standardRoot: URL { HomeFolder.data.appendingPathComponent("oriel/sdk") }

  /// The SDK in a folder that `origin`, a variable or an option, names.
  static func named(_ path: String, by origin: String) throws -> SDK {
    let sdk = SDK(root: URL(fileURLWithPath: path))
    guard !path.isEmpty, sdk.isThere else {
      throw Failure("\(origin) names \(path), which has no toolset.json: name the folder that Scripts/install-sdk has written.")
    }
    return sdk
  }

  /// The SDK that `ORIEL_SDK` names, else the one that the tool itself is part of, else the one in its usual place.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: URL? = Bundle.main.executableURL,
    standardRoot: URL = standardRoot
  ) throws -> SDK {
    if let named = environment["ORIEL_SDK"], !named.isEmpty { return try self.named(named, by: "ORIEL_SDK") }
    let own = executable.map { SDK(root: $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()) }
    for sdk in [own, SDK(root: standardRoot)].compactMap({ $0 }) where sdk.isThere { return sdk }
    throw Failure(
      "There is no SDK in \(standardRoot.path): run Scripts/install-sdk of Oriel's repository, or name its folder in ORIEL_SDK.")
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: toolset.path) }
}
