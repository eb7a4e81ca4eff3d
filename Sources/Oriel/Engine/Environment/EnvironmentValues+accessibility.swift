import Foundation

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether a screen reader is on: on Linux Orca, as the desktop's settings say. Mirrors SwiftUI's `accessibilityVoiceOverEnabled`.
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether assistive technology is on, which on Linux is a screen reader. Mirrors SwiftUI's deprecated `accessibilityEnabled`; what is set
  /// here is the app's own.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

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
}
