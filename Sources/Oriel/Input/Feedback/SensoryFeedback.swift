import Foundation

/// Something that is felt when a thing happens: short vibrations of the device. Mirrors SwiftUI's `SensoryFeedback`.
///
/// A phone plays it by its feedback daemon; machines that can't vibrate do nothing, as on Apple's systems.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// One vibration, and the silence before it.
  package struct Pulse: Equatable, Sendable {
    /// Milliseconds.
    package var pause: Int
    /// In 0...1.
    package var strength: Double
    /// Milliseconds.
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

  /// An activity begins.
  public static let start = SensoryFeedback("start", Pulse(0.8, 20))
  /// An activity ends.
  public static let stop = SensoryFeedback("stop", Pulse(0.7, 15), Pulse(0.5, 12, after: 60))
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback("alignment", Pulse(0.4, 10))
  /// A value falls below something that matters.
  public static let decrease = SensoryFeedback("decrease", Pulse(0.35, 12))
  /// A value rises above something that matters.
  public static let increase = SensoryFeedback("increase", Pulse(0.55, 12))
  /// A press goes from one level to the next.
  public static let levelChange = SensoryFeedback("levelChange", Pulse(0.5, 12))
  /// A path is closed.
  public static let pathComplete = SensoryFeedback("pathComplete", Pulse(0.5, 12))
  /// Another thing is chosen.
  public static let selection = SensoryFeedback("selection", Pulse(0.4, 10))
  /// A task is done.
  public static let success = SensoryFeedback("success", Pulse(0.6, 18), Pulse(1, 28, after: 90))
  /// A task has led to a warning.
  public static let warning = SensoryFeedback("warning", Pulse(0.9, 28), Pulse(0.6, 20, after: 110))
  /// A task has failed.
  public static let error = SensoryFeedback("error", Pulse(0.9, 22), Pulse(0.9, 22, after: 60), Pulse(1, 36, after: 60))
  /// Something meets something else.
  public static let impact = SensoryFeedback.impact(weight: .medium)

  /// How heavy what meets is. Mirrors SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    fileprivate let pulse: Pulse

    public static let light = Weight(name: "light", pulse: Pulse(0.45, 12))
    public static let medium = Weight(name: "medium", pulse: Pulse(0.7, 18))
    public static let heavy = Weight(name: "heavy", pulse: Pulse(1, 26))
  }

  /// How soft what meets is. Mirrors SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    fileprivate let pulse: Pulse

    public static let rigid = Flexibility(name: "rigid", pulse: Pulse(0.9, 10))
    public static let solid = Flexibility(name: "solid", pulse: Pulse(0.7, 18))
    public static let soft = Flexibility(name: "soft", pulse: Pulse(0.5, 30))
  }

  /// Things of some weight meet. The intensity is in 0...1; nothing is felt of 0, or of what is no number.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact(weight.name, weight.pulse, intensity)
  }

  /// Things of some softness meet. The intensity is in 0...1; nothing is felt of 0, or of what is no number.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact(flexibility.name, flexibility.pulse, intensity)
  }

  private static func impact(_ kind: String, _ pulse: Pulse, _ intensity: Double) -> SensoryFeedback {
    let intensity = intensity.isNaN ? 0 : min(max(intensity, 0), 1)
    return SensoryFeedback("impact(\(kind), \(intensity))", Pulse(pulse.strength * intensity, pulse.length))
  }
}

extension SensoryFeedback: CustomStringConvertible {
  /// Its name, such as "success".
  public var description: String { name }
}
