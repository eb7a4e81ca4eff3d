import Foundation
import OrielDrawing

/// The text of a field, as it is edited.
nonisolated struct TextInput: LeafView {
  enum Kind {
    /// One line.
    case line
    /// One line of dots.
    case secure
    /// Lines that are wrapped: a field that grows.
    case paragraphs
    /// A text of its own, with tabs in it.
    case editor

    var isMultiline: Bool { self == .paragraphs || self == .editor }
  }

  let text: Binding<String>
  /// The binding's value, so that a change of it is a change of the view.
  let value: String
  var selection: Binding<TextSelection?>?
  /// The selection binding's value.
  var selectionValue: TextSelection?
  let placeholder: Text?
  var kind = Kind.line
  /// Told when somebody begins to edit, and ends.
  var editingChanged: ((Bool) -> Void)?
  /// Told when Return is pressed, before those around.
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

  static let environmentKeys = EnvironmentValues.textKeys.union(EnvironmentValues.keys { _ = $0.textInputTraits })

  @MainActor func makeBox(_ node: AnyViewNode) -> TextInputBox { TextInputBox(self, node: node) }

  @MainActor func update(_ box: TextInputBox, transaction: Transaction) { box.update(self) }
}
