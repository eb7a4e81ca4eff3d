import Foundation
import OrielModel

/// What the Edit menu has for the text with the focus: "Transformations", which writes what is selected, or the word at the caret, in upper
/// or lower case. Mirrors SwiftUI's `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands { StandardCommands(group: .textEditing) { TextTransformations() } }
}

private struct TextTransformations: View {
  @Environment(\.resetFocus) private var focus

  /// What the menu was opened over.
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
