/// How entries are made, and how trees of them come apart and together.
extension ExtentTree {
  // MARK: - Entries

  mutating func run(of length: Int) -> Int32 { entry { $0.length = length } }

  mutating func entry(_ fill: (inout Entry) -> Void) -> Int32 {
    // SplitMix64: the shape of the tree follows from what was done to it, on every machine.
    random &+= 0x9E37_79B9_7F4A_7C15
    var bits = random
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB

    var entry = Entry()
    fill(&entry)
    entry.priority = UInt32(truncatingIfNeeded: bits >> 32)
    entry.sums = entry.own
    if free == Self.none {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    let node = free
    free = entries[Int(node)].left
    entries[Int(node)] = entry
    return node
  }

  private mutating func release(_ node: Int32) {
    entries[Int(node)] = Entry(left: free)
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

  /// Two trees: the items before an index, and the rest. An entry that holds both is divided.
  mutating func cut(_ tree: Int32, at index: Int) -> (Int32, Int32) {
    let (head, between, tail) = split(tree, at: index)
    guard between != Self.none else { return (head, tail) }
    let position = index - sums(head).count
    let rest: Int32
    if entries[Int(between)].isRun {
      rest = run(of: entries[Int(between)].length - position)
      entries[Int(between)].length = position
    } else {
      let extents = entries[Int(between)].extents
      rest = entry { $0.setExtents(Array(extents[position...])) }
      entries[Int(between)].setExtents(Array(extents[..<position]))
    }
    update(between)
    return (join(head, between), join(rest, tail))
  }

  /// Three trees: the entries before an index, the entry with items on both sides of it, if any, and the entries from it.
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

  /// One tree of two that follow each other. The entries that meet become one if both are runs or if one block holds both.
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
    entries[a].append(entries[b])
    release(first)
    update(last)
    return merge(merge(before, last), after)
  }

  /// `join` as the treap does it, by priority.
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
}

extension ExtentTree.Entry {
  /// What its first items count for.
  func own(first count: Int) -> ExtentTree.Sums {
    if isRun { return ExtentTree.Sums(count: count) }
    var sum = 0.0
    for extent in extents[..<count] { sum += extent }
    return ExtentTree.Sums(count: count, measured: count, extent: sum)
  }

  mutating func setExtents(_ new: [Double]) {
    extents = new
    length = new.count
    addUp()
  }

  mutating func append(_ other: ExtentTree.Entry) {
    extents.append(contentsOf: other.extents)
    length += other.length
    addUp()
  }

  mutating func addUp() {
    var sum = 0.0
    for extent in extents { sum += extent }
    extent = sum
  }
}
