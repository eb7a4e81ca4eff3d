extension View {
  /// Copies values to the clipboard on Ctrl+C while this view, or a view inside of it, has the focus. Mirrors SwiftUI's `copyable(_:)`.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    onCopyCommand { payload().map { NSItemProvider($0) } }
  }

  /// Copies the values that the action removes and returns to the clipboard on Ctrl+X while this view, or a view inside of it, has the
  /// focus. Mirrors SwiftUI's `cuttable(for:action:)`.
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    onCutCommand { action().map { NSItemProvider($0) } }
  }

  /// Passes the values on the clipboard to the action on Ctrl+V while this view, or a view inside of it, has the focus, if the validator
  /// returns any. Values that have to be converted arrive asynchronously. Mirrors SwiftUI's `pasteDestination(for:action:validator:)`.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onEditCommand(.paste(ValuePaste(validator: validator, action: action)))
  }
}
