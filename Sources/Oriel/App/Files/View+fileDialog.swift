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
  /// Sets the message of the file dialogs that descendants present. GTK shows it as the title. Mirrors SwiftUI's `fileDialogMessage(_:)`.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  /// Sets the message of the file dialogs that descendants present, as a localized key.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// Sets the message of the file dialogs that descendants present, as a localized resource.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// Sets the message of the file dialogs that descendants present, as a string that isn't localized.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// Sets the label of the button that confirms the choice in file dialogs that descendants present. Mirrors SwiftUI's
  /// `fileDialogConfirmationLabel(_:)`.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { environment(\.fileDialogConfirmationLabel, label) }

  /// Sets the label of the confirmation button of file dialogs, as a localized key.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the confirmation button of file dialogs, as a localized resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// Sets the label of the confirmation button of file dialogs, as a string that isn't localized.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the folder that the file dialogs of descendants show first. Mirrors SwiftUI's `fileDialogDefaultDirectory(_:)`.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDirectory, defaultDirectory)
  }
}

extension URL {
  /// Makes a file that the user has chosen accessible. On Linux it is accessible already, and the result is always `true`. Mirrors
  /// Foundation's `startAccessingSecurityScopedResource()`, which Linux lacks.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to the file. On Linux, this has no effect. Mirrors Foundation's `stopAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
