import Foundation

/// A person's folders for what programs keep, as the XDG Base Directory Specification has them.
enum HomeFolder {
  static var data: URL { folder("XDG_DATA_HOME", usual: ".local/share") }
  /// What programs can make anew.
  static var caches: URL { folder("XDG_CACHE_HOME", usual: ".cache") }

  private static func folder(_ variable: String, usual: String) -> URL {
    let named = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    return named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual)
  }
}
