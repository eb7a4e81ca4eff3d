/// Which of the moves that were made one are worth to be told: as many as a fast display would have had frames for.
enum MotionHistory {
  /// Milliseconds. What is older counts for no velocity.
  private static let reach: UInt32 = 100
  private static let step: UInt32 = 8

  /// The indices of moves by their times in milliseconds, which ascend and may wrap around; `stamp` is the time of the move that
  /// they became a part of.
  static func picked(_ times: [UInt32], before stamp: UInt32) -> [Int] {
    var picked: [Int] = []
    for (index, time) in times.enumerated() where (1...reach).contains(stamp &- time) {
      if let last = picked.last, time &- times[last] < step { continue }
      picked.append(index)
    }
    return picked
  }
}
