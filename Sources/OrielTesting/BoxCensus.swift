import Oriel

/// A registry of boxes that detects leaks: it refers to each box weakly, and counts those that live although no window shows them.
@MainActor
package final class BoxCensus {
  private struct Entry { weak var box: LayoutBox? }
  private var seen: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Records all boxes that the window shows now.
  package func note(_ host: TestHost) { note(host.graph.rootBox) }

  private func note(_ box: LayoutBox) {
    // Overwrites an existing entry: the allocator may have reused the address of a released box.
    seen[ObjectIdentifier(box)] = Entry(box: box)
    for child in box.children { note(child) }
  }

  /// The number of recorded boxes that are still alive.
  package var liveCount: Int { seen.values.count { $0.box != nil } }

  /// The types of the boxes that are alive although no window shows them, each with its count.
  package var strays: [String: Int] {
    var strays: [String: Int] = [:]
    for entry in seen.values {
      if let box = entry.box, !box.isAttached { strays["\(type(of: box))", default: 0] += 1 }
    }
    return strays
  }
}
