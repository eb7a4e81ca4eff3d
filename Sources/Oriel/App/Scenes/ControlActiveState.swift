import Foundation

/// The state of a window's controls with respect to keyboard input. Mirrors SwiftUI's `ControlActiveState`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window is the key window.
  case key
  /// The app is in the foreground, and another of its windows is the key window.
  case active
  /// Another app is in the foreground.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// The state of the window's controls. The default is `.key` in a key window, and `.inactive` in others. Mirrors SwiftUI's
  /// `controlActiveState`.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views have the appearance of an active window. Mirrors SwiftUI's `appearsActive`.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
    set { self[AppearsActiveKey.self] = newValue }
  }
}
