import Foundation
import Oriel

extension App {
  /// Runs the app until its last window is closed. Mirrors SwiftUI's `App.main()`.
  @MainActor public static func main() {
    var host: AppHost<Self>?
    let code = GTKApplication.run { platform in host = AppHost(Self(), platform: platform) }
    _ = host
    exit(code)
  }
}
