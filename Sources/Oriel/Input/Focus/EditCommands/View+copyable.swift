extension View {
  /// Puts values on the clipboard for Ctrl+C while the focus is here or inside. Mirrors SwiftUI's `copyable(_:)`.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    onCopyCommand { payload().map { NSItemProvider($0) } }
  }

  /// Puts the values that the action returns, and takes away, on the clipboard for Ctrl+X while the focus is here or inside. Mirrors
  /// SwiftUI's `cuttable(for:action:)`.
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    onCutCommand { action().map { NSItemProvider($0) } }
  }

  /// Takes values off the clipboard for Ctrl+V while the focus is here or inside: those that the validator leaves, if there are any. Values
  /// that have to be converted come a moment later. Mirrors SwiftUI's `pasteDestination(for:action:validator:)`.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onEditCommand(.paste(ValuePaste(validator: validator, action: action)))
  }
}
