import OrielModel

/// What a button is for. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  fileprivate enum Kind { case destructive, cancel, confirm, close }
  fileprivate let kind: Kind

  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  /// What the button agrees to happens: in a bar, and as a text elsewhere, it stands out, and in a dialog Return presses it.
  public static let confirm = ButtonRole(kind: .confirm)
  /// What is under way is closed, and nothing of it lost: in a dialog the button stands where one that cancels does.
  public static let close = ButtonRole(kind: .close)

  /// Whether the button leaves what it is in as it was.
  var leaves: Bool { self == .cancel || self == .close }
}

/// What a button without a label of its own shows: a title and a symbol for its role. Mirrors SwiftUI's `DefaultButtonLabel`.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role.kind {
    case .destructive: Label(.own(.delete), systemImage: "trash")
    case .cancel: Label(.own(.cancel), systemImage: "xmark")
    case .confirm: Label(.own(.done), systemImage: "checkmark")
    case .close: Label(.own(.close), systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose label is that of its role. Mirrors SwiftUI's `init(role:action:)`.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
