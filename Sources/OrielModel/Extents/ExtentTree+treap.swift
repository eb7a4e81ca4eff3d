/// The creation of entries, and the operations that split and join trees.
extension ExtentTree {
  // MARK: - Entries

  mutating func run(of length: Int) -> Int32 {
    var entry = Entry()
    entry.length = length
    return add(entry, extents: [])
  }

  mutating func block(of extents: [Double]) -> Int32 {
    var entry = Entry()
    entry.isRun = false
    entry.length = extents.count
    entry.extent = Self.sum(extents)
    return add(entry, extents: extents)
  }

  private mutating func add(_ entry: Entry, extents: [Double]) -> Int32 {
    // SplitMix64: the shape of the tree depends on its operations only, on every machine.
    random &+= 0x9E37_79B9_7F4A_7C15
    var bits = random
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB

    var entry = entry
    entry.priority = UInt32(truncatingIfNeeded: bits >> 32)
    entry.sums = entry.own
    if free == Self.none {
      entries.append(entry)
      blocks.append(extents)
      return Int32(entries.count - 1)
    }
    let node = free
    free = entries[Int(node)].left
    entries[Int(node)] = entry
    blocks[Int(node)] = extents
    return node
  }

  private mutating func release(_ node: Int32) {
    entries[Int(node)] = Entry(left: free)
    blocks[Int(node)] = []
    free = node
  }

  mutating func release(tree node: Int32) {
    guard node != Self.none else { return }
    visit()
    release(tree: entries[Int(node)].left)
    release(tree: entries[Int(node)].right)
    release(node)
  }

  mutating func update(_ node: Int32) {
    let i = Int(node)
    entries[i].sums = sums(entries[i].left) + entries[i].own + sums(entries[i].right)
  }

  mutating func visit() {
    #if DEBUG
      visits += 1
    #endif
  }

  // MARK: - Trees

  /// Splits a tree at an index into the tree of the items before it and the tree of the rest. An entry with items on both sides is divided.
  mutating func cut(_ tree: Int32, at index: Int) -> (Int32, Int32) {
    let (head, between, tail) = split(tree, at: index)
    guard between != Self.none else { return (head, tail) }
    let position = index - sums(head).count
    let rest: Int32
    if entries[Int(between)].isRun {
      rest = run(of: entries[Int(between)].length - position)
      entries[Int(between)].length = position
    } else {
      let extents = blocks[Int(between)]
      rest = block(of: Array(extents[position...]))
      blocks[Int(between)] = Array(extents[..<position])
      entries[Int(between)].length = position
      addUp(between)
    }
    update(between)
    return (join(head, between), join(rest, tail))
  }

  /// Splits a tree at an index into the entries before it, the entry with items on both sides of it, if any, and the entries after it.
  private mutating func split(_ tree: Int32, at index: Int) -> (Int32, Int32, Int32) {
    guard tree != Self.none else { return (Self.none, Self.none, Self.none) }
    visit()
    let i = Int(tree)
    let start = sums(entries[i].left).count
    let end = start + entries[i].length
    if index <= start {
      let (head, between, tail) = split(entries[i].left, at: index)
      entries[i].left = tail
      update(tree)
      return (head, between, tree)
    }
    if index >= end {
      let (head, between, tail) = split(entries[i].right, at: index - end)
      entries[i].right = head
      update(tree)
      return (tree, between, tail)
    }
    let (left, right) = (entries[i].left, entries[i].right)
    entries[i].left = Self.none
    entries[i].right = Self.none
    update(tree)
    return (left, tree, right)
  }

  /// Joins two consecutive trees. The adjacent entries are merged if both are runs or if one block has the capacity for both.
  mutating func join(_ head: Int32, _ tail: Int32) -> Int32 {
    guard head != Self.none, tail != Self.none else { return head == Self.none ? tail : head }
    var last = head
    while entries[Int(last)].right != Self.none {
      visit()
      last = entries[Int(last)].right
    }
    var first = tail
    while entries[Int(first)].left != Self.none {
      visit()
      first = entries[Int(first)].left
    }
    let (a, b) = (Int(last), Int(first))
    let isOne =
      entries[a].isRun == entries[b].isRun
      && (entries[a].isRun || entries[a].length + entries[b].length <= Self.blockCapacity)
    guard isOne else { return merge(head, tail) }

    let before = split(head, at: sums(head).count - entries[a].length).0
    let after = split(tail, at: entries[b].length).2
    entries[a].length += entries[b].length
    blocks[a].append(contentsOf: blocks[b])
    addUp(last)
    release(first)
    update(last)
    return merge(merge(before, last), after)
  }

  /// Joins two consecutive treaps by priority.
  private mutating func merge(_ head: Int32, _ tail: Int32) -> Int32 {
    guard head != Self.none, tail != Self.none else { return head == Self.none ? tail : head }
    visit()
    if entries[Int(head)].priority >= entries[Int(tail)].priority {
      let child = merge(entries[Int(head)].right, tail)
      entries[Int(head)].right = child
      update(head)
      return head
    }
    let child = merge(head, entries[Int(tail)].left)
    entries[Int(tail)].left = child
    update(tail)
    return tail
  }

  // MARK: - Sums

  /// Returns the sums of the first items of an entry.
  func own(of node: Int32, first count: Int) -> Sums {
    if entries[Int(node)].isRun { return Sums(count: count) }
    return Sums(count: count, measured: count, extent: Self.sum(blocks[Int(node)][..<count]))
  }

  mutating func addUp(_ node: Int32) { entries[Int(node)].extent = Self.sum(blocks[Int(node)]) }

  private static func sum(_ extents: some Sequence<Double>) -> Double {
    var sum = 0.0
    for extent in extents { sum += extent }
    return sum
  }
}
