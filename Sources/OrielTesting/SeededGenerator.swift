import Foundation

/// A reproducible random number generator for randomized tests that print their seed. It implements SplitMix64, which is fast and evenly
/// distributed, and unsuitable for cryptography.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. All seeds are valid, including 0.
  public init(seed: UInt64) {
    state = seed
    // Advances once. Without this step, the stream of a seed would equal that of an adjacent seed, shifted by one number.
    state = next()
  }

  /// Returns the next number of the sequence, and advances the state.
  public mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the range of seeds in the environment variable `ORIEL_SEEDS`, such as `7` or `10-99`, or `standard` if it is unset or invalid.
  /// A randomized test that takes its arguments from this function can be run with additional seeds.
  public static func seeds(_ standard: ClosedRange<UInt64>) -> [UInt64] {
    let bounds = (ProcessInfo.processInfo.environment["ORIEL_SEEDS"] ?? "").split(separator: "-").compactMap { UInt64($0) }
    guard let first = bounds.first, let last = bounds.last, first <= last else { return Array(standard) }
    return Array(first...last)
  }

  /// Returns the number of steps in the environment variable `ORIEL_STEPS`, such as `500`, or `standard` if it is unset or invalid. The
  /// result is at least 1 if the variable is set.
  public static func steps(_ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["ORIEL_STEPS"].flatMap { Int($0) }.map { max(1, $0) } ?? standard
  }
}
