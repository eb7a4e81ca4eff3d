import Foundation

/// How often an effect is played, and how fast. Mirrors SwiftUI's `SymbolEffectOptions`.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// Mirrors SwiftUI's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil is without end.
    let count: Int?
    /// Seconds between two times.
    let delay: Double

    /// Without end and without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// With pauses: `delay` seconds, half a second unless it is said.
    public static let periodic = periodic()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(1, $0) }, delay: delay.map { $0.isFinite ? max(0, $0) : 0 } ?? 0.5)
    }
  }

  /// What the effect does by itself: once where a value changes, without end where it is switched on.
  var repetition: RepeatBehavior?
  var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repetition: .continuous)
  public static let nonRepeating = SymbolEffectOptions(repetition: .periodic(1))

  /// Twice as fast at 2; what is no positive number counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// So many times; without end for nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .periodic(1) } }
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 } }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = RepeatBehavior(count: count.map { max(1, $0) }, delay: 0) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
