import Foundation
import Oriel

/// The base class of haptic feedback outside of views. Its three subclasses play the feedback of `sensoryFeedback` in the frontmost window.
/// They can be used on any thread. Mirrors UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  nonisolated fileprivate init() {}

  /// Has no effect, because feedback is always played immediately.
  nonisolated public func prepare() {}
}

/// Haptic feedback for a collision. Mirrors UIKit's `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or flexibility of the colliding objects. Mirrors UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  nonisolated private let style: FeedbackStyle

  /// Creates a generator for a style.
  nonisolated public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Plays the feedback with full intensity.
  nonisolated public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays the feedback with an intensity in 0...1.
  nonisolated public func impactOccurred(intensity: CGFloat) {
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    onMainActor { feedback.play() }
  }
}

/// Haptic feedback for the result of a task. Mirrors UIKit's `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task. Mirrors UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// Plays the feedback for a result.
  nonisolated public func notificationOccurred(_ notificationType: FeedbackType) {
    let feedback: SensoryFeedback =
      switch notificationType {
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    onMainActor { feedback.play() }
  }
}

/// Haptic feedback for a change of the selection. Mirrors UIKit's `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// Plays the feedback.
  nonisolated public func selectionChanged() { onMainActor { SensoryFeedback.selection.play() } }
}
