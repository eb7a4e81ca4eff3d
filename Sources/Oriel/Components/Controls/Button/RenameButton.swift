import Foundation
import OrielModel

/// A button that begins to rename what is around; disabled where nothing says how. Mirrors SwiftUI's `RenameButton`.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  public init() where Label == Oriel.Label<Text, Image> { label = Oriel.Label(.own(.rename), systemImage: "pencil") }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Begins to rename something. Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what is around; nil where nothing says how. Mirrors SwiftUI's `rename`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What rename buttons inside do. Mirrors SwiftUI's `renameAction(_:)`.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Rename buttons inside give the focus to the field with the name. Mirrors SwiftUI's `renameAction(_:)`.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
