import OrielModel

/// The window in which somebody sets the app up. Mirrors SwiftUI's `Settings`.
///
/// It isn't open at launch: "Settings…" in the app's menu, Ctrl+comma, `SettingsLink` and `openSettings` open it, or bring it to the front.
/// It is as large as its content. Of several the first counts.
nonisolated public struct Settings<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: nil, title: Text(.own(.settings)), isSingle: true, role: .settings) { [content] _ in AnyView(content) }
  }
}

/// What an app with settings has in its menu, unless it has something else there.
struct SettingsCommands: Commands {
  var body: some Commands {
    StandardCommands(group: .appSettings) { SettingsLink().keyboardShortcut(",") }
  }
}

/// Opens the app's settings. Mirrors SwiftUI's `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens the window of the app's `Settings`, or brings it to the front. Without such a scene it does nothing, which is reported once.
  public func callAsFunction() { windows?.openSettings() }
}

private enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction() } }

extension EnvironmentValues {
  /// Opens the app's settings. Outside of an app's windows it does nothing. Mirrors SwiftUI's `openSettings`.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the app's settings. Mirrors SwiftUI's `SettingsLink`.
nonisolated public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button that says "Settings…".
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// What a `SettingsLink` without a label of its own says. Mirrors SwiftUI's `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  public var body: some View { Text(.own(.settingsMenu)) }
}
