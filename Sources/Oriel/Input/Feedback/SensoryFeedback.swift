import Foundation

/// Haptic feedback for an event: short vibrations of the device. Mirrors SwiftUI's `SensoryFeedback`.
///
/// A phone plays the feedback with its feedback daemon. Devices that can't vibrate do nothing, as on Apple's systems.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// A vibration and the pause before it.
  package struct Pulse: Equatable, Sendable {
    /// The duration of the pause, in milliseconds.
    package var pause: Int
    /// The strength of the vibration, from 0 to 1.
    package var strength: Double
    /// The duration of the vibration, in milliseconds.
    package var length: Int

    package init(_ strength: Double, _ length: Int, after pause: Int = 0) {
      (self.pause, self.strength, self.length) = (pause, strength, length)
    }
  }

  private let name: String
  package let pulses: [Pulse]

  private init(_ name: String, _ pulses: Pulse...) {
    self.name = name
    self.pulses = pulses.filter { $0.strength > 0 }
  }

  /// The feedback for the start of an activity.
  public static let start = SensoryFeedback("start", Pulse(0.8, 20))
  /// The feedback for the end of an activity.
  public static let stop = SensoryFeedback("stop", Pulse(0.7, 15), Pulse(0.5, 12, after: 60))
  /// The feedback for the alignment of a dragged item.
  public static let alignment = SensoryFeedback("alignment", Pulse(0.4, 10))
  /// The feedback for a value that falls below a significant threshold.
  public static let decrease = SensoryFeedback("decrease", Pulse(0.35, 12))
  /// The feedback for a value that rises above a significant threshold.
  public static let increase = SensoryFeedback("increase", Pulse(0.55, 12))
  /// The feedback for a press that moves from one level to the next.
  public static let levelChange = SensoryFeedback("levelChange", Pulse(0.5, 12))
  /// The feedback for a drawn path that is closed.
  public static let pathComplete = SensoryFeedback("pathComplete", Pulse(0.5, 12))
  /// The feedback for a change of the selection.
  public static let selection = SensoryFeedback("selection", Pulse(0.4, 10))
  /// The feedback for a task that has succeeded.
  public static let success = SensoryFeedback("success", Pulse(0.6, 18), Pulse(1, 28, after: 90))
  /// The feedback for a task that has led to a warning.
  public static let warning = SensoryFeedback("warning", Pulse(0.9, 28), Pulse(0.6, 20, after: 110))
  /// The feedback for a task that has failed.
  public static let error = SensoryFeedback("error", Pulse(0.9, 22), Pulse(0.9, 22, after: 60), Pulse(1, 36, after: 60))
  /// The feedback for a collision.
  public static let impact = SensoryFeedback.impact(weight: .medium)

  /// The weight of the objects in a collision. Mirrors SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    fileprivate let pulse: Pulse

    /// The weight of light objects.
    public static let light = Weight(name: "light", pulse: Pulse(0.45, 12))
    /// The weight of medium objects.
    public static let medium = Weight(name: "medium", pulse: Pulse(0.7, 18))
    /// The weight of heavy objects.
    public static let heavy = Weight(name: "heavy", pulse: Pulse(1, 26))
  }

  /// The flexibility of the objects in a collision. Mirrors SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    fileprivate let pulse: Pulse

    /// The flexibility of hard objects.
    public static let rigid = Flexibility(name: "rigid", pulse: Pulse(0.9, 10))
    /// The flexibility of solid objects.
    public static let solid = Flexibility(name: "solid", pulse: Pulse(0.7, 18))
    /// The flexibility of soft objects.
    public static let soft = Flexibility(name: "soft", pulse: Pulse(0.5, 30))
  }

  /// Returns the feedback for a collision of objects with a weight. The intensity is clamped to the range from 0 to 1; 0 and NaN play
  /// nothing.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact(weight.name, weight.pulse, intensity)
  }

  /// Returns the feedback for a collision of objects with a flexibility. The intensity is clamped to the range from 0 to 1; 0 and NaN play
  /// nothing.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact(flexibility.name, flexibility.pulse, intensity)
  }

  private static func impact(_ kind: String, _ pulse: Pulse, _ intensity: Double) -> SensoryFeedback {
    let intensity = intensity.isNaN ? 0 : min(max(intensity, 0), 1)
    return SensoryFeedback("impact(\(kind), \(intensity))", Pulse(pulse.strength * intensity, pulse.length))
  }
}

extension SensoryFeedback: CustomStringConvertible {
  /// The name of the feedback, such as "success".
  public var description: String { name }
}
