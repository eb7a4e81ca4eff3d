import Foundation

/// Random numbers that a seed repeats, for random tests that print their seed. SplitMix64: fast and even, not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Every seed is good, 0 included.
  public init(seed: UInt64) {
    state = seed
    // A step is what a neighbouring seed would be ahead by: its stream would be this one, shifted.
    state = next()
  }

  public mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The seeds that ORIEL_SEEDS in the environment names, such as `7` or `10-99`, else those given: a test that takes its
  /// arguments from here can be sent looking further.
  public static func seeds(_ standard: ClosedRange<UInt64>) -> [UInt64] {
    let bounds = (ProcessInfo.processInfo.environment["ORIEL_SEEDS"] ?? "").split(separator: "-").compactMap { UInt64($0) }
    guard let first = bounds.first, let last = bounds.last, first <= last else { return Array(standard) }
    return Array(first...last)
  }

  /// How many steps a random walk makes: as many as ORIEL_STEPS in the environment says, such as `500`, else those given.
  public static func steps(_ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["ORIEL_STEPS"].flatMap { Int($0) }.map { max(1, $0) } ?? standard
  }
}
