/// The maximum number of repetitions of a step of a frame. Work beyond that waits for the next round of the frame, or for the next frame.
///
/// `SettlingMonitor` limits the rounds of a frame itself, because it detects whether they make progress.
enum FrameBudget: String {
  /// The layouts of one update, each of which has built rows or content for the next one.
  case layouts = "layout"
  /// The actions that the actions of one round have enqueued.
  case actions
  /// The layouts of views that extend into the safe area, each of which has moved the next one.
  case safeArea = "safe area"

  var limit: Int {
    switch self {
    case .layouts: 100
    case .actions: 10_000
    case .safeArea: 8
    }
  }

  /// Reports that the budget is exhausted, with the views that still have work.
  func reportExhaustion(_ names: @autoclosure () -> [String]) {
    let names = Set(names()).sorted().prefix(4).joined(separator: "; ")
    Report.once("frame-budget-\(rawValue)-\(names)", "\(message) (\(names.isEmpty ? "unknown view" : names))")
  }

  private var message: String {
    switch self {
    case .layouts:
      "One update was laid out \(limit) times without settling, because each layout builds rows or content that need another one. The "
        + "remaining layouts wait for the next round of the frame."
    case .actions:
      "The actions of one frame have enqueued \(limit) further actions. The remaining actions wait for the next round of the frame."
    case .safeArea:
      "Views that extend into the safe area have moved each other \(limit) times. They keep their current positions."
    }
  }
}
