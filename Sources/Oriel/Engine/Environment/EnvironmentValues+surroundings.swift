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

private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether nothing should shine through: where the desktop asks for more contrast, as on macOS. Mirrors SwiftUI's
  /// `accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

  /// Whether nothing should be told by its colour alone. No desktop asks for it yet. Mirrors SwiftUI's
  /// `accessibilityDifferentiateWithoutColor`.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether the screen's colours are turned round. No desktop tells it yet. Mirrors SwiftUI's `accessibilityInvertColors`.
  public internal(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons should look like buttons. No desktop asks for it yet. Mirrors SwiftUI's `accessibilityShowButtonShapes`.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the app is used by switches. No desktop tells it. Mirrors SwiftUI's `accessibilitySwitchControlEnabled`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether what flashes should be dimmed. No desktop asks for it yet. Mirrors SwiftUI's `accessibilityDimFlashingLights`.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images may play by themselves. No desktop forbids it yet. Mirrors SwiftUI's `accessibilityPlayAnimatedImages`.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether small controls are shown large while they are held. No desktop does. Mirrors SwiftUI's
  /// `accessibilityLargeContentViewerEnabled`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Points a pixel. Mirrors SwiftUI's `pixelLength`.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

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

  /// Whether the screen is dimmed while it is always on. Mirrors SwiftUI's `isLuminanceReduced`.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
