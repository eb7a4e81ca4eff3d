/// The extents along one axis of a row of items, each of them measured or taken for an estimate.
///
/// Items that nobody has measured cost nothing, however many they are: a stretch of them is one run that knows its length. Measured
/// items lie in blocks of up to `blockCapacity` extents. Runs and blocks are the entries of a treap in flat arrays, each with the sums
/// of its subtree, so that an item is found from its offset, and its offset from its index, in O(log r) of r entries.
///
/// Unmeasured items are summed by their number alone. That is why the estimate can change at once for all of them.
///
/// Two rules keep r small, and `join` is where both are kept: no two runs are neighbours, and neighbouring blocks together hold more
/// than fits into one. A stretch of n measured items thus has at most about n / 16 blocks, and half as many when they were measured in order.
///
/// A value; a copy costs O(1), and O(r) once when one of the two is changed. Extents are points. Indexes and ranges out of bounds are
/// clamped; what isn't there is nil or 0.
@usableFromInline package struct ExtentTree: Sendable {
  /// What an array that grows by one at a time has room for after its fourth doubling; one more would double it again.
  static let blockCapacity = 31

  /// Above it points mean nothing, and sums of any count of items below it stay finite.
  static let greatestExtent = 1e12

  static let fallbackEstimate = 44.0

  @usableFromInline struct Entry: Sendable {
    @usableFromInline var left = ExtentTree.none
    @usableFromInline var right = ExtentTree.none
    var priority: UInt32 = 0

    /// Whether nothing of it is measured; else it is a block.
    @usableFromInline var isRun = true
    @usableFromInline var length = 0
    /// The sum of the extents of a block, added from the first to the last.
    var extent = 0.0

    @usableFromInline var sums = Sums()

    /// What the entry counts for without its children.
    var own: Sums { Sums(count: length, measured: isRun ? 0 : length, extent: extent) }
  }

  /// What is known of a stretch of items.
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
  /// The extents of each entry, none for runs. Apart from the entries, which are read without a reference being counted.
  @usableFromInline var blocks: [[Double]] = []
  @usableFromInline var root = ExtentTree.none
  /// The first entry that is free; the others follow by `left`.
  var free = ExtentTree.none
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  #if DEBUG
    /// Entries that changes have gone through.
    var visits = 0
  #endif

  /// - Parameters:
  ///   - count: Items, none of them measured; a negative count is 0.
  ///   - estimate: Points for each unmeasured item; 44 unless positive and finite.
  package init(count: Int = 0, estimate: Double) {
    storedEstimate = Self.isValid(estimate: estimate) ? min(estimate, Self.greatestExtent) : Self.fallbackEstimate
    insert(count, at: 0)
  }

  // MARK: - Reading

  @inlinable package var count: Int { sums(root).count }
  @inlinable package var measuredCount: Int { sums(root).measured }

  /// Points of all measured items.
  @inlinable package var measuredTotal: Double { sums(root).extent }

  /// Points of all items. O(1).
  @inlinable package var total: Double { sums(root).points(estimate: estimate) }

  /// Points of an item that isn't measured. Setting it is O(1), and offsets follow; what isn't positive and finite is ignored.
  @usableFromInline package var estimate: Double {
    @inlinable get { storedEstimate }
    set { if Self.isValid(estimate: newValue) { storedEstimate = min(newValue, Self.greatestExtent) } }
  }

  @usableFromInline private(set) var storedEstimate: Double

  private static func isValid(estimate: Double) -> Bool { estimate > 0 && estimate.isFinite }

  /// Nil if the item isn't measured or isn't there.
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

  /// The measured extent or the estimate; 0 if the item isn't there.
  @inlinable package func extent(at index: Int) -> Double {
    guard index >= 0, index < count else { return 0 }
    return measuredExtent(at: index) ?? estimate
  }

  /// Points before an item; those of all items for `count`.
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

  /// The item that holds an offset: its start is at the offset or before it, its end after it. Items without extent hold none, so that
  /// the next one with an extent is found. The first item for offsets before it and NaN, the last one for offsets past the end, 0 if empty.
  ///
  /// It adds up the same numbers in the same order as `offset(of:)`, so that each finds what the other says.
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
    // Past the end, or in the last ulp of a subtree whose sum was rounded down.
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
    // The quotient was rounded.
    if position > 0, offset < start(position) { position -= 1 }
    if position + 1 < length, start(position + 1) <= offset { position += 1 }
    return position
  }

  @inlinable func sums(_ node: Int32) -> Sums { node == Self.none ? Sums() : entries[Int(node)].sums }

  // MARK: - Changing

  /// Inserts unmeasured items before an index. O(log r).
  package mutating func insert(_ count: Int, at index: Int) {
    let count = min(count, Int.max - self.count)
    guard count > 0 else { return }
    let (head, tail) = cut(root, at: clamped(index))
    root = join(join(head, run(of: count)), tail)
  }

  /// O(log r), and O(1) for each run and block that goes.
  package mutating func remove(_ range: Range<Int>) {
    let range = clamped(range)
    guard !range.isEmpty else { return }
    let (head, rest) = cut(root, at: range.lowerBound)
    let (gone, tail) = cut(rest, at: range.count)
    release(tree: gone)
    root = join(head, tail)
  }

  /// Makes items unmeasured again. O(log r), and O(1) for each run and block that goes.
  package mutating func forget(_ range: Range<Int>) {
    let range = clamped(range)
    remove(range)
    insert(range.count, at: range.lowerBound)
  }

  /// Sets the extent of an item. O(log r). NaN, negative and infinite extents count as 0; an index that isn't there is ignored.
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
