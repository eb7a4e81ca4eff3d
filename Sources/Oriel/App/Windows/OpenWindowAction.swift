import Foundation

/// An action that opens a window. Mirrors SwiftUI's `OpenWindowAction`.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated let windows: AppWindows?

  nonisolated init(windows: AppWindows? = nil) { self.windows = windows }

  /// Opens a window of the scene with an identifier. For a `Window` scene, an open window is presented instead. An identifier that no scene
  /// has is reported once.
  public func callAsFunction(id: String) { windows?.openWindow(id: id, value: nil) }

  /// Opens a window of the first group for values of the type. A window that shows the value already is presented instead.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.openWindow(id: nil, value: value) }

  /// Opens a window of the group with an identifier for a value. A window that shows the value already is presented instead.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { windows?.openWindow(id: id, value: value) }
}

/// An action that closes windows. Mirrors SwiftUI's `DismissWindowAction`.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated let windows: AppWindows?
  /// The reference to the enclosing window, which is created after its views.
  nonisolated let place: WindowReference?

  nonisolated init(windows: AppWindows? = nil, place: WindowReference? = nil) {
    self.windows = windows
    self.place = place
  }

  /// Closes the enclosing window.
  public func callAsFunction() { place?.window?.close() }

  /// Closes all windows of the scene with an identifier.
  public func callAsFunction(id: String) { windows?.dismissWindows(id: id, value: nil) }

  /// Closes the windows for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.dismissWindows(id: nil, value: value) }

  /// Closes the windows for a value that belong to the scene with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { windows?.dismissWindows(id: id, value: value) }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
private enum DismissWindowKey: EnvironmentKey { static var defaultValue: DismissWindowAction { DismissWindowAction() } }
private enum SupportsWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// An action that opens a window of the app. Outside an app's windows, it does nothing. Mirrors SwiftUI's `openWindow`.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// An action that closes windows of the app. Outside an app's windows, it does nothing. Mirrors SwiftUI's `dismissWindow`.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// A Boolean value that indicates whether `openWindow` opens windows. Mirrors SwiftUI's `supportsMultipleWindows`.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsWindowsKey.self] }
    set { self[SupportsWindowsKey.self] = newValue }
  }
}
