import Foundation
import Oriel

/// Stands for any app while its previews are looked at: `ORIEL_PREVIEWS` names a file that remembers which one is.
struct PreviewApp: App {
  private let memory: URL?

  /// Nil where nobody asks for previews.
  static var requested: PreviewApp? {
    guard let path = ProcessInfo.processInfo.environment["ORIEL_PREVIEWS"], !path.isEmpty else { return nil }
    return PreviewApp(memory: URL(fileURLWithPath: path))
  }

  private init(memory: URL?) { self.memory = memory }

  init() { self.init(memory: nil) }

  var body: some Scene {
    let chosen = memory.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    WindowGroup("Previews") {
      PreviewBrowser(PreviewCatalog.entries(), chosen: chosen) { [memory] id in
        if let memory { try? id.write(to: memory, atomically: true, encoding: .utf8) }
      }
    }
    .defaultSize(width: 1000, height: 760)
  }
}
