/// The behavior of a selection. Mirrors PhotosUI's `PhotosPickerSelectionBehavior`, limited to the behavior of file dialogs.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private init() {}

  /// The behavior of the file dialog.
  public static let `default` = PhotosPickerSelectionBehavior()
}
