/// How often a step of a frame may be repeated. What is left then waits: for the next round of the frame, or for the next frame.
///
/// The rounds of a frame are `SettlingWatch`'s to judge, which knows whether they bring anything new.
enum FrameBudget: String {
  /// Layouts of one update, each of which has built rows or content for the next.
  case layouts = "layout"
  /// Actions that actions of one round have enqueued.
  case actions
  /// Layouts of what reaches into the safe area, each of which has moved the next.
  case safeArea = "safe area"

  var limit: Int {
    switch self {
    case .layouts: 100
    case .actions: 10_000
    case .safeArea: 8
    }
  }

  /// Says which budget is used up, and what goes on.
  func reportExhaustion(_ names: @autoclosure () -> [String]) {
    let names = Set(names()).sorted().prefix(4).joined(separator: "; ")
    Report.once("frame-budget-\(rawValue)-\(names)", "\(message) (\(names.isEmpty ? "no view is known" : names))")
  }

  private var message: String {
    switch self {
    case .layouts:
      "One update was laid out \(limit) times and isn't settled: each layout leads to rows or content that ask for another. The rest waits for "
        + "the next round of the frame."
    case .actions:
      "Actions of one frame have brought about \(limit) further actions. The rest waits for the next round of the frame."
    case .safeArea:
      "Views that reach into the safe area have moved each other \(limit) times. They stay where they are."
    }
  }
}
