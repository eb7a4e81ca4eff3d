import Foundation

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether animations should be reduced. Mirrors SwiftUI's `accessibilityReduceMotion`.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a screen reader is enabled, which on Linux is Orca, by the desktop environment's settings.
  /// Mirrors SwiftUI's `accessibilityVoiceOverEnabled`.
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// A Boolean value that indicates whether assistive technology is enabled, which on Linux is a screen reader. A value that is set
  /// overrides that. Mirrors SwiftUI's deprecated `accessibilityEnabled`.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether color must not be the only means to convey information. No desktop environment provides the
  /// setting yet. Mirrors SwiftUI's `accessibilityDifferentiateWithoutColor`.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the colors of the screen are inverted. No desktop environment provides the setting yet. Mirrors
  /// SwiftUI's `accessibilityInvertColors`.
  public internal(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether buttons should have visible shapes. No desktop environment provides the setting yet. Mirrors
  /// SwiftUI's `accessibilityShowButtonShapes`.
  public var accessibilityShowButtonShapes: Bool { false }

  /// A Boolean value that indicates whether the app is controlled by switches. No desktop environment provides the setting. Mirrors
  /// SwiftUI's `accessibilitySwitchControlEnabled`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether flashing content should be dimmed. No desktop environment provides the setting yet. Mirrors
  /// SwiftUI's `accessibilityDimFlashingLights`.
  public var accessibilityDimFlashingLights: Bool { false }

  /// A Boolean value that indicates whether animated images may play automatically. No desktop environment provides the setting yet.
  /// Mirrors SwiftUI's `accessibilityPlayAnimatedImages`.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// A Boolean value that indicates whether small controls are shown enlarged during a long press. No desktop environment provides the
  /// setting. Mirrors SwiftUI's `accessibilityLargeContentViewerEnabled`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
