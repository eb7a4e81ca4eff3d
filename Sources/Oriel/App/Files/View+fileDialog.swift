import Foundation

private enum FileDialogMessageKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum FileDialogConfirmationKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum FileDialogDirectoryKey: EnvironmentKey { static var defaultValue: URL? { nil } }

extension EnvironmentValues {
  var fileDialogMessage: Text? {
    get { self[FileDialogMessageKey.self] }
    set { self[FileDialogMessageKey.self] = newValue }
  }

  var fileDialogConfirmationLabel: Text? {
    get { self[FileDialogConfirmationKey.self] }
    set { self[FileDialogConfirmationKey.self] = newValue }
  }

  var fileDialogDirectory: URL? {
    get { self[FileDialogDirectoryKey.self] }
    set { self[FileDialogDirectoryKey.self] = newValue }
  }
}

extension View {
  /// What the file dialogs of the views inside say; GTK's show it as their title. Mirrors SwiftUI's `fileDialogMessage(_:)`.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// The label of the button that takes the choice, in file dialogs of the views inside. Mirrors SwiftUI's
  /// `fileDialogConfirmationLabel(_:)`.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { environment(\.fileDialogConfirmationLabel, label) }

  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Where the file dialogs of the views inside begin. Mirrors SwiftUI's `fileDialogDefaultDirectory(_:)`.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDirectory, defaultDirectory)
  }
}

extension URL {
  /// Makes a file that somebody has chosen readable: on Linux it is already, so true. Mirrors Foundation's
  /// `startAccessingSecurityScopedResource()`, which Linux lacks.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// The other half, which has nothing to give back. Mirrors Foundation's `stopAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
