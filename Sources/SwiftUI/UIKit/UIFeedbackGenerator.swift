import Foundation
import Oriel

/// Has the device vibrate from outside of a view. Mirrors UIKit's `UIFeedbackGenerator`: its three kinds play what views play by
/// `sensoryFeedback`, in the window in front. They can be used on any thread.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  nonisolated fileprivate init() {}

  /// Nothing has to be made ready here: whatever is played is played at once.
  nonisolated public func prepare() {}
}

/// Something meets something else. Mirrors UIKit's `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Mirrors UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  nonisolated private let style: FeedbackStyle

  nonisolated public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  nonisolated public func impactOccurred() { impactOccurred(intensity: 1) }

  /// The intensity is in 0...1.
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

/// A task succeeds, or doesn't. Mirrors UIKit's `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Mirrors UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  nonisolated public override init() { super.init() }

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

/// Another thing is chosen. Mirrors UIKit's `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public override init() { super.init() }

  nonisolated public func selectionChanged() { onMainActor { SensoryFeedback.selection.play() } }
}
