import Foundation
import OrielDrawing

/// A leaf view with the editable text of a field.
nonisolated struct TextInput: LeafView {
  enum Kind {
    /// A single line.
    case line
    /// A single line of dots.
    case secure
    /// Wrapped lines: a field that grows.
    case paragraphs
    /// A text of its own, which may contain tabs.
    case editor

    var isMultiline: Bool { self == .paragraphs || self == .editor }
  }

  let text: Binding<String>
  /// The value of the binding, so that a change of it is a change of the view.
  let value: String
  var selection: Binding<TextSelection?>?
  /// The value of the selection binding.
  var selectionValue: TextSelection?
  /// The text with its attributes if the field edits those, too.
  var attributed: AttributedTextInput?
  let placeholder: Text?
  var kind = Kind.line
  /// The closure that is called when editing begins and ends.
  var editingChanged: ((Bool) -> Void)?
  /// The closure that is called when Return is pressed, before the submit actions of enclosing views.
  var committed: (() -> Void)?

  init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, placeholder: Text?, kind: Kind = .line,
    editingChanged: ((Bool) -> Void)? = nil, committed: (() -> Void)? = nil
  ) {
    self.text = text
    value = text.wrappedValue
    self.selection = selection
    selectionValue = selection?.wrappedValue
    self.placeholder = placeholder
    self.kind = kind
    self.editingChanged = editingChanged
    self.committed = committed
  }

  /// Creates the text of an editor for attributed text.
  @MainActor init(attributed: AttributedTextInput) {
    self.init(text: attributed.plainText, placeholder: nil, kind: .editor)
    self.attributed = attributed
  }

  static let environmentKeys = EnvironmentValues.textKeys.union(EnvironmentValues.keys { _ = $0.textInputTraits })

  @MainActor func makeBox(_ node: AnyViewNode) -> TextInputBox { TextInputBox(self, node: node) }

  @MainActor func update(_ box: TextInputBox, transaction: Transaction) { box.update(self) }
}
