import Foundation
import ToolSupport

/// An Oriel installation of `Scripts/install-sdk`: libraries, modules and the toolset that builds packages which don't depend on Oriel.
struct SDK: Equatable {
  let root: URL

  /// The modules that packages get only on request.
  static let optInModules = [
    "os", "UIKit", "simd", "SwiftData", "UserNotifications", "CoreLocation", "PhotosUI", "Charts", "AVFoundation", "AVKit", "WebKit",
    "MapKit",
  ]

  /// Returns the opt-in module that contains a module or a submodule such as `os.log`, or `nil` if none does.
  static func optInModule(having module: String) -> String? {
    let name = String(module.prefix { $0 != "." })
    let owners = ["OSLog": "os", "MachO": "os", "CoreMedia": "AVFoundation", "AVFAudio": "AVFoundation"]
    return owners[name] ?? optInModules.first { $0 == name }
  }

  var toolset: URL { root.appendingPathComponent("toolset.json") }
  /// The toolset for programs that are linked statically with Oriel and Swift. Not every SDK has it.
  var staticToolset: URL { root.appendingPathComponent("static.toolset.json") }

  /// The program that writes asset symbols into a package's folder.
  var assetSymbols: URL { root.appendingPathComponent("bin/asset-symbols") }

  var hasStaticLibraries: Bool { FileManager.default.fileExists(atPath: staticToolset.path) }

  /// The package that replaces OpenCombine, which the SDK contains under the name Combine.
  var openCombine: URL { root.appendingPathComponent("packages/OpenCombine") }

  /// Returns the arguments with which `swift build`, `swift test` and similar commands use the SDK. The folder of `os` also contains
  /// `OSLog`. Each opt-in module has a toolset: the options of toolsets don't apply to macros, which run without the SDK's modules.
  func arguments(with modules: [String], isStatic: Bool = false) -> [String] {
    let toolset = isStatic ? ["--toolset", staticToolset.path, "--static-swift-stdlib"] : ["--toolset", toolset.path]
    return toolset + modules.flatMap { ["--toolset", root.appendingPathComponent("with/\($0)/toolset.json").path] }
  }

  /// The linker options in the toolset.
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

  /// Returns the SDK in the folder that `origin`, an environment variable or an option, names.
  static func named(_ path: String, by origin: String) throws -> SDK {
    let sdk = SDK(root: URL(fileURLWithPath: path))
    guard !path.isEmpty, sdk.isThere else {
      throw Failure("\(origin) is \(path), which has no toolset.json: specify the folder that Scripts/install-sdk created.")
    }
    return sdk
  }

  /// Returns the SDK that `ORIEL_SDK` names, or the one that contains the tool, or the one in the standard location.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: URL? = Bundle.main.executableURL,
    standardRoot: URL = standardRoot
  ) throws -> SDK {
    if let named = environment["ORIEL_SDK"], !named.isEmpty { return try self.named(named, by: "ORIEL_SDK") }
    let own = executable.map { SDK(root: $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()) }
    for sdk in [own, SDK(root: standardRoot)].compactMap({ $0 }) where sdk.isThere { return sdk }
    throw Failure(
      "There is no SDK in \(standardRoot.path): run Scripts/install-sdk in Oriel's repository, or set ORIEL_SDK to the folder of an SDK.")
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: toolset.path) }
}
