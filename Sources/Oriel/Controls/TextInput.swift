import Foundation
import OrielDrawing

/// The editable line of a text field.
nonisolated struct TextInput: LeafView {
  let text: Binding<String>
  /// The binding's value, so that a change of it is a change of the view.
  let value: String
  let placeholder: Text
  let isSecure: Bool

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.textKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> TextInputBox { TextInputBox(self, node: node) }

  @MainActor func update(_ box: TextInputBox, transaction: Transaction) { box.update(self) }
}
