/// A sequence of adjacent elements in the old order that are also adjacent in the new one.
@usableFromInline
struct EqualRun: Equatable, Sendable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32

  @inlinable init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }

  @inlinable var oldEnd: Int32 { old &+ count }
  @inlinable var newEnd: Int32 { new &+ count }

  /// Returns the ranges of indices below a count that no run covers.
  ///
  /// - Parameters:
  ///   - runs: The runs in ascending order of the indices that `start` returns.
  ///   - count: The upper bound of the indices.
  ///   - start: Returns the first index of a run.
  @usableFromInline
  static func gaps(between runs: [EqualRun], below count: Int, start: (EqualRun) -> Int32) -> [Range<Int32>] {
    var gaps: [Range<Int32>] = []
    var end: Int32 = 0
    for run in runs {
      let first = start(run)
      if first > end { gaps.append(end..<first) }
      end = first + run.count
    }
    if Int32(count) > end { gaps.append(end..<Int32(count)) }
    return gaps
  }

  /// Returns the ranges of old indices below a count that no run covers, in ascending order.
  @usableFromInline
  static func oldGaps(_ runs: [EqualRun], count: Int) -> [Range<Int32>] {
    var isAscending = true
    var end: Int32 = 0
    for run in runs {
      if run.old < end {
        isAscending = false
        break
      }
      end = run.oldEnd
    }
    guard !isAscending else { return gaps(between: runs, below: count) { $0.old } }
    // Marking covered indices instead of sorting makes the cost independent of the order.
    var isCovered = [Bool](repeating: false, count: count)
    for run in runs {
      for index in run.old..<run.oldEnd { isCovered[Int(index)] = true }
    }
    var gaps: [Range<Int32>] = []
    var index = 0
    while index < count {
      guard !isCovered[index] else {
        index += 1
        continue
      }
      let start = index
      while index < count, !isCovered[index] { index += 1 }
      gaps.append(Int32(start)..<Int32(index))
    }
    return gaps
  }

  /// Returns the ranges of new indices below a count that no run covers.
  ///
  /// - Parameters:
  ///   - runs: The runs in ascending order of their new indices.
  ///   - count: The upper bound of the indices.
  @usableFromInline
  static func newGaps(_ runs: [EqualRun], count: Int) -> [Range<Int32>] {
    gaps(between: runs, below: count) { $0.new }
  }
}

extension EqualRun {
  /// Returns two lists of runs merged into one. All lists are in ascending order of new indices.
  @usableFromInline
  static func merge(_ first: [EqualRun], _ second: [EqualRun]) -> [EqualRun] {
    guard !first.isEmpty else { return second }
    guard !second.isEmpty else { return first }
    var merged: [EqualRun] = []
    merged.reserveCapacity(first.count + second.count)
    var other = 0
    for run in first {
      while other < second.count, second[other].new < run.new {
        merged.append(second[other])
        other += 1
      }
      merged.append(run)
    }
    merged.append(contentsOf: second[other...])
    return merged
  }
}
