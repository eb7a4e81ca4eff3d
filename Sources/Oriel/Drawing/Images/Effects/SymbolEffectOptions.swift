import Foundation

/// The repetition and the speed of an effect. Mirrors SwiftUI's `SymbolEffectOptions`.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions and the delay between them. Mirrors SwiftUI's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of repetitions, or `nil` if the effect never ends.
    let count: Int?
    /// The number of seconds between two repetitions.
    let delay: Double

    /// Endless repetition without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Endless repetition with pauses of half a second.
    public static let periodic = periodic()
    /// Returns a repetition with pauses. `delay` is in seconds; `nil` is half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(1, $0) }, delay: delay.map { $0.isFinite ? max(0, $0) : 0 } ?? 0.5)
    }
  }

  /// The repetition, or `nil` for the effect's own: once for a change of a value, endless for an active effect.
  var repetition: RepeatBehavior?
  var speed = 1.0

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// The options of endless repetition.
  public static let repeating = SymbolEffectOptions(repetition: .continuous)
  /// The options without repetition.
  public static let nonRepeating = SymbolEffectOptions(repetition: .periodic(1))

  /// Returns options with a speed: 2 is twice as fast. A speed that isn't positive and finite counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// Returns options with a number of repetitions, or with endless repetition if it is `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  /// The options with endless repetition.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .periodic(1) } }
  /// Returns the options with another speed. A speed that isn't positive and finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 } }
  /// Returns the options with another repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }
  /// Returns the options with a number of repetitions, or with endless repetition if it is `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = RepeatBehavior(count: count.map { max(1, $0) }, delay: 0) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
