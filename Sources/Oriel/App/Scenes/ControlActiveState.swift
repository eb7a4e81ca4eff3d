import Foundation

/// Whether a window's controls can be used, and get what is typed. Mirrors SwiftUI's `ControlActiveState`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard.
  case key
  /// The app is in front, another window of it has the keyboard.
  case active
  /// Another app is in front.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// `.key` in a window that has the keyboard, `.inactive` in others. Mirrors SwiftUI's `controlActiveState`.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether views look as in a window in front. Mirrors SwiftUI's `appearsActive`.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
    set { self[AppearsActiveKey.self] = newValue }
  }
}
