/// How a selection comes about. Mirrors PhotosUI's `PhotosPickerSelectionBehavior`, of whose ways file dialogs have one.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private init() {}

  /// As the dialog has it.
  public static let `default` = PhotosPickerSelectionBehavior()
}
