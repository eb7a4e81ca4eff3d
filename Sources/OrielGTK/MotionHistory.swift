/// The selection of coalesced motion events that are delivered: as many as a fast display would have had frames for.
enum MotionHistory {
  /// The age up to which moves are delivered, in milliseconds. Older ones don't affect a velocity.
  private static let reach: UInt32 = 100
  private static let step: UInt32 = 8

  /// Returns the indices of the moves to deliver. The times are in milliseconds, ascend and may wrap around; `stamp` is the time of the
  /// event that the moves were coalesced into.
  static func picked(_ times: [UInt32], before stamp: UInt32) -> [Int] {
    var picked: [Int] = []
    for (index, time) in times.enumerated() where (1...reach).contains(stamp &- time) {
      if let last = picked.last, time &- times[last] < step { continue }
      picked.append(index)
    }
    return picked
  }
}
