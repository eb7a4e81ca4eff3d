import UniformTypeIdentifiers

extension View {
  /// Calls the action for Backspace or Delete while the focus is here or inside, on something that has no use for the key itself, as a text
  /// field has. Of several actions the innermost is called; nil leaves the key to those around. Mirrors SwiftUI's
  /// `onDeleteCommand(perform:)`.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { onEditCommand(action.map { .delete($0) }) }

  /// Puts what the action returns on the clipboard for Ctrl+C while the focus is here or inside; an empty list leaves the clipboard alone.
  /// Other programs get what is text of it. Mirrors SwiftUI's `onCopyCommand(perform:)`.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onEditCommand(payloadAction.map { .copy($0) })
  }

  /// Puts what the action returns, and takes away, on the clipboard for Ctrl+X while the focus is here or inside. Mirrors SwiftUI's
  /// `onCutCommand(perform:)`.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onEditCommand(payloadAction.map { .cut($0) })
  }

  /// Hands over what is on the clipboard for Ctrl+V while the focus is here or inside, as far as it has one of the types. Of other
  /// programs' there is text alone. Mirrors SwiftUI's `onPasteCommand(of:perform:)`.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Hands over what the validator makes of the items on the clipboard that have one of the types; where that is nil, views around get
  /// them. Mirrors SwiftUI's `onPasteCommand(of:validator:perform:)`.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onEditCommand(.paste(ProviderPaste(types: supportedContentTypes, validator: validator, action: payloadAction)))
  }
}
