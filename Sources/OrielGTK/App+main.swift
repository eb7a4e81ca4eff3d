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
    let code = GTKApplication.run { platform in host = AppHost(make(), platform: platform) }
    _ = host
    exit(code)
  }
}
