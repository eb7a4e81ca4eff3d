import OrielModel

/// Whether the contents of a view are being edited. Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a while, as while a row's delete button is shown.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether lists here are edited, for those who read or change it: the window's, unless a view around sets another. Mirrors SwiftUI's
  /// `editMode`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing in its environment's `editMode`; disabled where that is nil. Mirrors SwiftUI's `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(.own(isEditing ? .done : .edit)).bold(isEditing)
    }
    .disabled(editMode == nil)
  }
}
