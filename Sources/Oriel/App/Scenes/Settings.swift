import OrielModel

/// A scene with the window for the app's settings. Mirrors SwiftUI's `Settings`.
///
/// The window isn't open at launch. "Settings…" in the app's menu, Ctrl+comma, `SettingsLink` and `openSettings` present it. It has the
/// size of its content. If there are several such scenes, the first applies.
nonisolated public struct Settings<Content: View>: Scene {
  private let content: Content

  /// Creates a settings scene with content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: nil, title: Text(.own(.settings)), isSingle: true, role: .settings) { [content] _ in AnyView(content) }
  }
}

/// The default menu entry of an app with settings.
struct SettingsCommands: Commands {
  var body: some Commands {
    StandardCommands(group: .appSettings) { SettingsLink().keyboardShortcut(",") }
  }
}

/// An action that presents the app's settings. Mirrors SwiftUI's `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Presents the window of the app's `Settings`. Without such a scene it does nothing, which is reported once.
  public func callAsFunction() { windows?.openSettings() }
}

private enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction() } }

extension EnvironmentValues {
  /// An action that presents the app's settings. Outside an app's windows, it does nothing. Mirrors SwiftUI's `openSettings`.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the app's settings. Mirrors SwiftUI's `SettingsLink`.
nonisolated public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a link with a label.
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
  /// Creates a link with the label "Settings…".
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The default label of a `SettingsLink`. Mirrors SwiftUI's `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  public var body: some View { Text(.own(.settingsMenu)) }
}
