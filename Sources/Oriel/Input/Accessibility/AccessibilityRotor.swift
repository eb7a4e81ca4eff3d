import Foundation
import OrielModel

/// A sequence of elements or text ranges of one kind within a view. The element with the rotor has an action that moves to the next entry,
/// and one that moves to the previous.
nonisolated struct AccessibilityRotor {
  let label: Text
  let entries: @MainActor () -> [Entry]

  /// A target of the rotor.
  struct Entry {
    enum Target {
      /// The row or the view with an explicit id.
      case id(AnyHashable)
      /// The view with the key of an `accessibilityRotorEntry(id:in:)` modifier.
      case named(MatchedGeometryKey)
      /// The element that has the rotor.
      case own
    }
    let label: Text?
    let target: Target
    /// The range to select if the element is an editable text.
    var range: Range<String.Index>?
    var prepare: () -> Void = {}
  }

  @MainActor func addActions(to node: inout AccessibilityNode, of box: AccessibilityBox) {
    let name = box.string(of: label)
    for direction in [Direction.next, .previous] {
      let title = box.string(of: direction == .next ? Text(.own(.nextOf, name)) : Text(.own(.previousOf, name)))
      node.namedActions.append(
        AccessibilityElement.Action(name: title) { [weak box] in
          guard let box, let label = upcoming(direction, in: entries(), of: box)?.entry.label else { return "" }
          return box.string(of: label)
        } handler: { [weak box] in
          if let box, box.isAttached { go(direction, in: box) }
        })
    }
  }

  enum Direction { case next, previous }

  /// Returns the entry after or before the one that was visited last, or `nil` if there are no entries. At either end the entry remains the
  /// same.
  @MainActor private func upcoming(_ direction: Direction, in entries: [Entry], of box: AccessibilityBox) -> (index: Int, entry: Entry)? {
    guard !entries.isEmpty else { return nil }
    let index =
      switch (box.rotorIndex, direction) {
      case (nil, .next): 0
      case (nil, .previous): entries.count - 1
      case (let last?, .next): min(last + 1, entries.count - 1)
      case (let last?, .previous): max(min(last, entries.count) - 1, 0)
      }
    return (index, entries[index])
  }

  @MainActor private func go(_ direction: Direction, in box: AccessibilityBox) {
    guard let (index, entry) = upcoming(direction, in: entries(), of: box) else { return }
    box.rotorIndex = index
    entry.prepare()
    // Views that `prepare` adds and distant rows exist one frame later.
    let reference = box.graph.reference
    box.graph.afterLayout { [weak box] in
      guard let box, box.isAttached, let graph = reference.graph else { return }
      if case .id(let id) = entry.target { box.node?.scrollToVisible(id, anchor: nil, transaction: Transaction()) }
      graph.enqueueAction {
        graph.afterLayout { [weak box] in
          if let box, box.isAttached { entry.arrive(in: box) }
        }
      }
    }
  }
}

extension AccessibilityRotor.Entry {
  @MainActor fileprivate func arrive(in box: LayoutBox) {
    guard let found = self.box(in: box) else {
      return Report.once(
        "rotor-\(target)", "An entry of a rotor refers to a view that doesn't exist: \(name). (\(box.viewPathForDiagnostics))")
    }
    if let range, let text = AccessibilityTree.nodes(of: found).flatMap(\.flattened).lazy.compactMap(\.text).first {
      text.select(scalars: range.scalars(of: text.accessibleState.string))
    }
    box.graph.input.reading.choose(found)
  }

  private var name: String {
    switch target {
    case .id(let id): "\(id.base)"
    case .named(let key): "\(key.id.base)"
    case .own: "the modified view"
    }
  }

  @MainActor private func box(in box: LayoutBox) -> LayoutBox? {
    switch target {
    case .own: return box
    case .named(let key): return box.graph.input.reading.rotorEntries[key]?.lazy.compactMap(\.box).first(where: \.isAttached)
    case .id(let id):
      var boxes: [LayoutBox] = []
      box.node?.descendant(withID: id)?.appendBoxes(to: &boxes)
      return boxes.first
    }
  }
}

extension Range<String.Index> {
  /// Returns the range as offsets in Unicode scalars, clamped to the string. The indices may come from another text.
  fileprivate func scalars(of string: String) -> Range<Int> {
    let scalars = string.unicodeScalars
    let limits = scalars.startIndex...scalars.endIndex
    func offset(_ index: String.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: Swift.min(Swift.max(index, limits.lowerBound), limits.upperBound))
    }
    return offset(lowerBound)..<offset(upperBound)
  }
}

struct WeakRotorEntry { weak var box: RotorEntryBox? }

/// A box whose element is a target of rotors by its key.
@MainActor
final class RotorEntryBox: WrapperBox {
  private var key: MatchedGeometryKey

  init(_ key: MatchedGeometryKey, node: AnyViewNode) {
    self.key = key
    super.init(node: node)
    graph.input.reading.add(self, key)
  }

  func tie(to newKey: MatchedGeometryKey) {
    guard newKey != key else { return }
    graph.input.reading.remove(self, key)
    key = newKey
    graph.input.reading.add(self, newKey)
  }

  override func willDisappear() {
    super.willDisappear()
    graph.input.reading.remove(self, key)
  }
}

nonisolated struct RotorEntryModifier: BoxModifier {
  let key: MatchedGeometryKey

  @MainActor func makeBox(_ node: AnyViewNode) -> RotorEntryBox { RotorEntryBox(key, node: node) }

  @MainActor func update(_ box: RotorEntryBox, transaction: Transaction) { box.tie(to: key) }
}
