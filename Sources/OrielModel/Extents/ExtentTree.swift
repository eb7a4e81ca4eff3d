/// The extents of a sequence of items along one axis. Each extent is measured or estimated.
///
/// Unmeasured items take no storage, regardless of their number: a sequence of them is one run, which stores its length. Measured items are
/// stored in blocks of up to `blockCapacity` extents. Runs and blocks are the entries of a treap in flat arrays. Each entry stores the sums
/// of its subtree, so that finding an item from its offset, or an offset from its index, is O(log r) for r entries.
///
/// Only the number of unmeasured items is summed. That is why the estimate can change for all of them at once.
///
/// `join` keeps r small with two rules: two runs are never adjacent, and two adjacent blocks never fit into one. A sequence of n measured
/// items thus has at most about n / 16 blocks, and half as many if they were measured in order.
///
/// The type is a value. A copy is O(1); the first change of one of the two copies is O(r). Extents are in points. Indexes and ranges that
/// are out of bounds are clamped; a value that doesn't exist is `nil` or 0.
@usableFromInline package struct ExtentTree: Sendable {
  /// The capacity of an array after its fourth doubling, if it grows by one element at a time. One more element would double it again.
  static let blockCapacity = 31

  /// The maximum extent, in points. Positions beyond it have no meaningful precision, and the sum of any number of smaller extents is
  /// finite.
  static let greatestExtent = 1e12

  static let fallbackEstimate = 44.0

  @usableFromInline struct Entry: Sendable {
    @usableFromInline var left = ExtentTree.none
    @usableFromInline var right = ExtentTree.none
    var priority: UInt32 = 0

    /// Indicates whether no item of the entry is measured. Otherwise the entry is a block.
    @usableFromInline var isRun = true
    @usableFromInline var length = 0
    /// The sum of the extents of a block, added from first to last.
    var extent = 0.0

    @usableFromInline var sums = Sums()

    /// The sums of the entry without its children.
    var own: Sums { Sums(count: length, measured: isRun ? 0 : length, extent: extent) }
  }

  /// The sums of a sequence of items.
  @usableFromInline struct Sums: Equatable, Sendable {
    @usableFromInline var count = 0
    @usableFromInline var measured = 0
    @usableFromInline var extent = 0.0

    @inlinable init(count: Int = 0, measured: Int = 0, extent: Double = 0) {
      self.count = count
      self.measured = measured
      self.extent = extent
    }

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(count: a.count + b.count, measured: a.measured + b.measured, extent: a.extent + b.extent)
    }

    @inlinable func points(estimate: Double) -> Double { extent + Double(count - measured) * estimate }
  }

  @inlinable static var none: Int32 { -1 }

  @usableFromInline var entries: [Entry] = []
  /// The extents of each entry, empty for runs. They are stored apart from the entries, so that reading an entry needs no reference
  /// counting.
  @usableFromInline var blocks: [[Double]] = []
  @usableFromInline var root = ExtentTree.none
  /// The first entry of the free list, whose entries are linked by `left`.
  var free = ExtentTree.none
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  #if DEBUG
    /// The number of entries that mutations have visited.
    var visits = 0
  #endif

  /// - Parameters:
  ///   - count: The number of items, all unmeasured. A negative count is treated as 0.
  ///   - estimate: The extent of each unmeasured item, in points. It is 44 unless the value is positive and finite.
  package init(count: Int = 0, estimate: Double) {
    storedEstimate = Self.isValid(estimate: estimate) ? min(estimate, Self.greatestExtent) : Self.fallbackEstimate
    insert(count, at: 0)
  }

  // MARK: - Reading

  @inlinable package var count: Int { sums(root).count }
  @inlinable package var measuredCount: Int { sums(root).measured }

  /// The sum of all measured extents, in points.
  @inlinable package var measuredTotal: Double { sums(root).extent }

  /// The sum of all extents, in points.
  ///
  /// - Complexity: O(1).
  @inlinable package var total: Double { sums(root).points(estimate: estimate) }

  /// The extent of each unmeasured item, in points. A new value that isn't positive and finite is ignored.
  ///
  /// - Complexity: O(1) to set; offsets change with it.
  @usableFromInline package var estimate: Double {
    @inlinable get { storedEstimate }
    set { if Self.isValid(estimate: newValue) { storedEstimate = min(newValue, Self.greatestExtent) } }
  }

  @usableFromInline private(set) var storedEstimate: Double

  private static func isValid(estimate: Double) -> Bool { estimate > 0 && estimate.isFinite }

  /// Returns the measured extent of an item, or `nil` if the item isn't measured or doesn't exist.
  @inlinable package func measuredExtent(at index: Int) -> Double? {
    var index = index
    var node = root
    guard index >= 0 else { return nil }
    while node != Self.none {
      let before = sums(entries[Int(node)].left).count
      let length = entries[Int(node)].length
      if index < before {
        node = entries[Int(node)].left
      } else if index < before + length {
        return entries[Int(node)].isRun ? nil : blocks[Int(node)][index - before]
      } else {
        index -= before + length
        node = entries[Int(node)].right
      }
    }
    return nil
  }

  /// Returns the measured extent of an item, the estimate if it isn't measured, or 0 if the item doesn't exist.
  @inlinable package func extent(at index: Int) -> Double {
    guard index >= 0, index < count else { return 0 }
    return measuredExtent(at: index) ?? estimate
  }

  /// Returns the sum of the extents before an item, in points. For an index of `count`, that is the sum of all extents.
  package func offset(of index: Int) -> Double {
    guard index > 0 else { return 0 }
    guard index < count else { return total }
    var before = Sums()
    var node = root
    while node != Self.none {
      let toEntry = before + sums(entries[Int(node)].left)
      let length = entries[Int(node)].length
      if index < toEntry.count {
        node = entries[Int(node)].left
      } else if index < toEntry.count + length {
        return (toEntry + own(of: node, first: index - toEntry.count)).points(estimate: estimate)
      } else {
        before = toEntry + entries[Int(node)].own
        node = entries[Int(node)].right
      }
    }
    return total
  }

  /// Returns the index of the item that contains an offset: it starts at or before the offset, and ends after it. Items without an extent
  /// contain no offset; the next item with an extent is returned instead. The result is the first item for negative offsets and NaN, the
  /// last item for offsets past the end, and 0 if there are no items.
  ///
  /// The method adds the same numbers in the same order as `offset(of:)`, so that the two are consistent.
  package func index(at offset: Double) -> Int {
    guard offset >= 0 else { return 0 }
    var before = Sums()
    var node = root
    while node != Self.none {
      let toEntry = before + sums(entries[Int(node)].left)
      let own = entries[Int(node)].own
      if offset < toEntry.points(estimate: estimate) {
        node = entries[Int(node)].left
      } else if offset < (toEntry + own).points(estimate: estimate) {
        return toEntry.count + position(of: offset, in: node, after: toEntry)
      } else {
        before = toEntry + own
        node = entries[Int(node)].right
      }
    }
    // The offset is past the end, or in the last ulp of a subtree whose sum was rounded down.
    return max(0, min(before.count, count - 1))
  }

  private func position(of offset: Double, in node: Int32, after before: Sums) -> Int {
    let length = entries[Int(node)].length
    guard entries[Int(node)].isRun else {
      var sum = 0.0
      for (position, extent) in blocks[Int(node)].enumerated() {
        sum += extent
        let end = Sums(count: before.count, measured: before.measured, extent: before.extent + sum)
        if offset < end.points(estimate: estimate) { return position }
      }
      return length - 1
    }
    let start = { (position: Int) in (before + Sums(count: position)).points(estimate: estimate) }
    let quotient = (offset - start(0)) / estimate
    var position = quotient < Double(length - 1) ? Int(max(0, quotient)) : length - 1
    // Correct the rounding of the quotient.
    if position > 0, offset < start(position) { position -= 1 }
    if position + 1 < length, start(position + 1) <= offset { position += 1 }
    return position
  }

  @inlinable func sums(_ node: Int32) -> Sums { node == Self.none ? Sums() : entries[Int(node)].sums }

  // MARK: - Changing

  /// Inserts unmeasured items before an index.
  ///
  /// - Complexity: O(log r).
  package mutating func insert(_ count: Int, at index: Int) {
    let count = min(count, Int.max - self.count)
    guard count > 0 else { return }
    let (head, tail) = cut(root, at: clamped(index))
    root = join(join(head, run(of: count)), tail)
  }

  /// Removes the items in a range.
  ///
  /// - Complexity: O(log r), and O(1) for each removed run or block.
  package mutating func remove(_ range: Range<Int>) {
    let range = clamped(range)
    guard !range.isEmpty else { return }
    let (head, rest) = cut(root, at: range.lowerBound)
    let (gone, tail) = cut(rest, at: range.count)
    release(tree: gone)
    root = join(head, tail)
  }

  /// Discards the measurements of the items in a range.
  ///
  /// - Complexity: O(log r), and O(1) for each removed run or block.
  package mutating func forget(_ range: Range<Int>) {
    let range = clamped(range)
    remove(range)
    insert(range.count, at: range.lowerBound)
  }

  /// Sets the extent of an item. NaN, negative and infinite extents are treated as 0. An index that is out of bounds is ignored.
  ///
  /// - Complexity: O(log r).
  package mutating func measure(_ extent: Double, at index: Int) {
    guard index >= 0, index < count else { return }
    let extent = extent.isFinite ? max(0, min(extent, Self.greatestExtent)) : 0
    if let known = measuredExtent(at: index) {
      if known != extent { replace(extent, at: index, in: root) }
      return
    }
    let (head, rest) = cut(root, at: index)
    let (gone, tail) = cut(rest, at: 1)
    release(tree: gone)
    root = join(join(head, block(of: [extent])), tail)
  }

  private func clamped(_ index: Int) -> Int { max(0, min(index, count)) }
  private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  private mutating func replace(_ extent: Double, at index: Int, in node: Int32) {
    visit()
    let i = Int(node)
    let before = sums(entries[i].left).count
    if index < before {
      replace(extent, at: index, in: entries[i].left)
    } else if index < before + entries[i].length {
      blocks[i][index - before] = extent
      addUp(node)
    } else {
      replace(extent, at: index - before - entries[i].length, in: entries[i].right)
    }
    update(node)
  }
}
