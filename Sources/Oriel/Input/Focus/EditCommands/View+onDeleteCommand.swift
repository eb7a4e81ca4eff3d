import UniformTypeIdentifiers

extension View {
  /// Calls the action for Backspace or Delete while this view, or a view inside of it, has the focus and doesn't consume the key, as a text
  /// field does. Of several actions the innermost is called. `nil` leaves the key to the enclosing views. Mirrors SwiftUI's
  /// `onDeleteCommand(perform:)`.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { onEditCommand(action.map { .delete($0) }) }

  /// Copies the items that the action returns to the clipboard on Ctrl+C while this view, or a view inside of it, has the focus. An empty
  /// list leaves the clipboard unchanged. Other programs receive the text of the items. Mirrors SwiftUI's `onCopyCommand(perform:)`.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onEditCommand(payloadAction.map { .copy($0) })
  }

  /// Copies the items that the action removes and returns to the clipboard on Ctrl+X while this view, or a view inside of it, has the
  /// focus. Mirrors SwiftUI's `onCutCommand(perform:)`.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onEditCommand(payloadAction.map { .cut($0) })
  }

  /// Passes the items on the clipboard that have one of the types to the action on Ctrl+V while this view, or a view inside of it, has the
  /// focus. Items of other programs are available as text only. Mirrors SwiftUI's `onPasteCommand(of:perform:)`.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Passes the result of the validator for the items on the clipboard that have one of the types to the action. If the result is `nil`,
  /// the enclosing views receive the items. Mirrors SwiftUI's `onPasteCommand(of:validator:perform:)`.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onEditCommand(.paste(ProviderPaste(types: supportedContentTypes, validator: validator, action: payloadAction)))
  }
}
