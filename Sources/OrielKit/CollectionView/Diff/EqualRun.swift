/// Neighbours in the old order that are neighbours in the new one, too.
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

  /// What none of the runs covers of the indices below a count.
  ///
  /// - Parameter runs: In ascending order of what `start` reads.
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

  /// The indices below a count that none of the runs covers on the old side, in ascending order.
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
    // Marks instead of a sort, so that a reversed order costs as much as any other.
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

  /// The indices below a count that none of the runs covers on the new side.
  ///
  /// - Parameter runs: In ascending order of their new indices.
  @usableFromInline
  static func newGaps(_ runs: [EqualRun], count: Int) -> [Range<Int32>] {
    gaps(between: runs, below: count) { $0.new }
  }
}

extension EqualRun {
  /// Two lists of runs as one, all in ascending order of new indices.
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
