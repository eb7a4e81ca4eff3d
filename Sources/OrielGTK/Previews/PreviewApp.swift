import Foundation
import Oriel
import OrielModel

/// An app that shows the program's previews in place of the program's own app. `ORIEL_PREVIEWS` names a file that stores the selected
/// preview, and `ORIEL_PREVIEWS_OF` lists the shown ones, separated by commas, if they aren't all.
struct PreviewApp: App {
  private let memory: URL?

  /// The app if previews are requested, or `nil` otherwise.
  static var requested: PreviewApp? {
    guard let path = EnvironmentVariables.process["ORIEL_PREVIEWS"], !path.isEmpty else { return nil }
    return PreviewApp(memory: URL(fileURLWithPath: path))
  }

  private init(memory: URL?) { self.memory = memory }

  init() { self.init(memory: nil) }

  private var entries: [PreviewEntry] {
    let all = PreviewCatalog.entries()
    guard let selection = EnvironmentVariables.process["ORIEL_PREVIEWS_OF"], !selection.isEmpty else { return all }
    let names = selection.split(separator: ",").map(String.init)
    return all.filter { $0.isOne(of: names) }
  }

  var body: some Scene {
    let chosen = memory.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    WindowGroup("Previews") {
      PreviewBrowser(entries, chosen: chosen) { [memory] id in
        if let memory { try? id.write(to: memory, atomically: true, encoding: .utf8) }
      }
    }
    .defaultSize(width: 1000, height: 760)
  }
}

/// The entry point of the program that `oriel` links from the contents of a package, to show or draw its previews.
@c(oriel_previews_main)
public func showPreviews() { MainActor.assumeIsolated { PreviewApp.main() } }
