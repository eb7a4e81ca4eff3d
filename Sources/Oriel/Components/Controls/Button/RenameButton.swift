import Foundation
import OrielModel

/// A button that starts the rename action of the environment. It is disabled if there is none. Mirrors SwiftUI's `RenameButton`.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates a button with the default label.
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

/// An action that starts to rename something. Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Performs the action.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The action that starts to rename something, or `nil` if no ancestor sets one. Mirrors SwiftUI's `rename`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of rename buttons in the view. Mirrors SwiftUI's `renameAction(_:)`.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the action of rename buttons in the view to focusing the field with the name. Mirrors SwiftUI's `renameAction(_:)`.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
