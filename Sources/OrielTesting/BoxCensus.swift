import Oriel

/// Remembers boxes that it saw in windows, and keeps none of them: those that live on in no window are what leaks.
@MainActor
package final class BoxCensus {
  private struct Entry { weak var box: LayoutBox? }
  private var seen: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Looks at all boxes that the window shows now.
  package func note(_ host: TestHost) { note(host.graph.rootBox) }

  private func note(_ box: LayoutBox) {
    // The place of a box that has gone may be another one's.
    seen[ObjectIdentifier(box)] = Entry(box: box)
    for child in box.children { note(child) }
  }

  /// How many were seen and live.
  package var liveCount: Int { seen.values.count { $0.box != nil } }

  /// The types of those that live although their window doesn't show them, each with its number.
  package var strays: [String: Int] {
    var strays: [String: Int] = [:]
    for entry in seen.values {
      if let box = entry.box, !box.isAttached { strays["\(type(of: box))", default: 0] += 1 }
    }
    return strays
  }
}
