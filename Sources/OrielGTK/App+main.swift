import Foundation
import Oriel

extension App {
  /// Runs the app until its last window is closed. Mirrors SwiftUI's `App.main()`.
  ///
  /// With `ORIEL_PREVIEWS` in the environment, as `Scripts/preview` has it, the program shows its previews instead.
  @MainActor public static func main() {
    if let previews = PreviewApp.requested { run { previews } } else { run { Self() } }
  }

  @MainActor private static func run<A: App>(_ make: () -> A) -> Never {
    var host: AppHost<A>?
    let code = GTKApplication.run { platform in
      host = AppHost(make(), platform: platform)
      for url in requestedURLs { host?.open(url) }
    }
    host?.terminate()
    exit(code)
  }

  /// The arguments that are addresses: a desktop file with `%u` has an app opened with them.
  private static var requestedURLs: [URL] {
    CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }.compactMap { URL(string: $0) }.filter { ($0.scheme?.count ?? 0) > 1 }
  }
}
