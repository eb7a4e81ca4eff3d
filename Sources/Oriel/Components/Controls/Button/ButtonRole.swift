import OrielModel

/// The purpose of a button. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  fileprivate enum Kind { case destructive, cancel, confirm, close }
  fileprivate let kind: Kind

  /// The button deletes data.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button confirms an operation. It is emphasized in a bar and as borderless text. In a dialog, Return presses it.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The button closes its container without losing data. In a dialog, it has the position of a cancel button.
  public static let close = ButtonRole(kind: .close)

  /// Indicates whether the button leaves its container without changes.
  var leaves: Bool { self == .cancel || self == .close }
}

/// The default label of a button with a role: a title and a symbol. Mirrors SwiftUI's `DefaultButtonLabel`.
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
  /// Creates a button with the default label of its role. Mirrors SwiftUI's `init(role:action:)`.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
