import Foundation
import Oriel

extension App {
  /// Runs the app until its last window is closed. Mirrors SwiftUI's `App.main()`.
  ///
  /// With `ORIEL_PREVIEWS` in the environment, as `Scripts/preview` has it, the program shows its previews instead.
  @MainActor @preconcurrency public static func main() {
    if let previews = PreviewApp.requested { run { previews } } else { run { Self() } }
  }

  @MainActor private static func run<A: App>(_ make: () -> A) -> Never {
    var host: AppHost<A>?
    let code = GTKApplication.run { platform in
      host = AppHost(make(), platform: platform, opening: requestedURLs)
    }
    host?.terminate()
    exit(code)
  }

  /// The arguments that are files or addresses: a desktop file with `%u` or `%F` has an app opened with them.
  private static var requestedURLs: [URL] {
    CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }.compactMap { argument in
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      return URL(string: argument).flatMap { ($0.scheme?.count ?? 0) > 1 ? $0 : nil }
    }
  }
}
