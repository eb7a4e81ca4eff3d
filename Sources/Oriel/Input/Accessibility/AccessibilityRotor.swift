import Foundation
import OrielModel

/// A way through those elements of a view that are of one kind: the element that has it offers an action to go to the next of them, and one
/// to go to the previous.
nonisolated struct AccessibilityRotor {
  let label: Text
  let entries: @MainActor () -> [Entry]

  /// A place that the rotor stops at.
  struct Entry {
    enum Target {
      /// What has the id: a row, or a view with an explicit one.
      case id(AnyHashable)
      /// What `accessibilityRotorEntry` names.
      case named(MatchedGeometryKey)
      /// The element that the rotor is on.
      case own
    }
    let label: Text?
    let target: Target
    /// What is selected there, where the element is an editable text.
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

  /// Goes on from the entry that was come to last; who is at an end stays there.
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
    // What was prepared, and rows that are far away, are there a frame later.
    let reference = box.graph.reference
    box.graph.afterLayout { [weak box] in
      guard let box, box.isAttached, let graph = reference.graph else { return }
      if case .id(let id) = entry.target { box.node?.bringIntoSight(id, anchor: nil, transaction: Transaction()) }
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
      return Report.once("rotor-\(target)", "A rotor's entry names a view that isn't there: \(name). (\(box.viewPathForMessages))")
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
    case .own: "its own"
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
  /// As scalars are counted, within the string: an index may come from another text.
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

/// An element that rotors know by an id.
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
