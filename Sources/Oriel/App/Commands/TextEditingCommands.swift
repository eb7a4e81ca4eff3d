import Foundation
import OrielModel

/// The Edit menu's entries for the focused text. Mirrors SwiftUI's `TextEditingCommands`.
///
/// "Transformations" changes the selected text, or the word at the insertion point, to upper or lower case.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { StandardCommands(group: .textEditing) { TextTransformations() } }
}

private struct TextTransformations: View {
  @Environment(\.resetFocus) private var focus

  /// The text that had the focus when the menu opened.
  private var text: TextInputBox? {
    guard let text = focus.graph?.input.focus.focusedBelowMenus as? TextInputBox, text.canBeFocused, !text.isSecure else { return nil }
    return text
  }

  var body: some View {
    Menu(.own(.transformations)) {
      Button(.own(.makeUpperCase)) { text?.transformSelection { $0.uppercased() } }
      Button(.own(.makeLowerCase)) { text?.transformSelection { $0.lowercased() } }
      Button(.own(.capitalize)) { text?.transformSelection { $0.capitalized } }
    }
    .disabled(text == nil)
  }
}
