import Foundation

/// The user's folders for program data, according to the XDG Base Directory Specification.
enum HomeFolder {
  static var data: URL { folder("XDG_DATA_HOME", usual: ".local/share") }
  /// The folder for data that programs can recreate.
  static var caches: URL { folder("XDG_CACHE_HOME", usual: ".cache") }

  private static func folder(_ variable: String, usual: String) -> URL {
    let named = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    return named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual)
  }
}
