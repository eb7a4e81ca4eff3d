@testable import OrielKit

/// What was reported while tests ran. Tests of several suites take turns wherever one waits, so they share one listener and each asks
/// about its own ids.
@MainActor
enum Reports {
  private static var all: [String] = []

  /// Forgets what was said, and listens.
  static func listen() {
    all.removeAll()
    KitReport.presentation.reset()
    KitReport.presentation.listener = { all.append($0) }
  }

  static func about(_ subject: String) -> [String] { all.filter { $0.contains(subject) } }
}
