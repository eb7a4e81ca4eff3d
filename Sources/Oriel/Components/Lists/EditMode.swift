import OrielModel

/// The edit mode of a view's content. Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The user can't edit the content.
  case inactive
  /// The user edits the content temporarily, such as while a row's delete button is visible.
  case transient
  /// The user can edit the content.
  case active

  /// A Boolean value that indicates whether the user is editing the content.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// A binding to the edit mode of lists in this environment: the window's, unless an enclosing view sets another. Mirrors SwiftUI's
  /// `editMode`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing in its environment's `editMode`. It is disabled if that is `nil`. Mirrors SwiftUI's `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
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
