import Foundation
import OrielTesting

@testable import Oriel

/// The text and the selection that a field under test reads and writes.
@MainActor @Observable
final class Draft {
  var text: String
  var selection: TextSelection?
  @ObservationIgnored var log: [String] = []

  init(_ text: String = "") { self.text = text }
}

extension TestHost {
  var textBoxes: [TextInputBox] {
    func all(_ box: LayoutBox) -> [TextInputBox] { ((box as? TextInputBox).map { [$0] } ?? []) + box.children.flatMap(all) }
    return all(graph.rootBox)
  }

  var scrollBoxes: [ScrollBox] {
    func all(_ box: LayoutBox) -> [ScrollBox] { ((box as? ScrollBox).map { [$0] } ?? []) + box.children.flatMap(all) }
    return all(graph.rootBox)
  }

  /// The caret in window coordinates.
  var caret: CGRect { textBoxes.first { $0.isFocused }.map { $0.caretRect.applying($0.transform(to: nil)) } ?? .null }

  func paste(_ text: String) {
    clipboard = text
    press("v", modifiers: .control)
  }
}
