import Foundation

/// The accessibility elements of a window at one point in time.
package struct AccessibilitySnapshot {
  /// The ids of the top-level elements, in reading order.
  package internal(set) var roots: [Int] = []
  package internal(set) var elements: [Int: AccessibilityElement] = [:]
  /// The id of the focused element, or `nil` if no element has the focus.
  package internal(set) var focused: Int?

  package init() {}

  package func children(of id: Int?) -> [Int] { id.map { elements[$0]?.children ?? [] } ?? roots }

  package func index(of id: Int) -> Int? { elements[id].flatMap { children(of: $0.parent).firstIndex(of: id) } }

  /// Returns the innermost element that is visible at a point, or `nil` if there is none. Of overlapping siblings the last one is returned.
  package func element(at point: CGPoint, in id: Int? = nil) -> Int? {
    for child in children(of: id).reversed() {
      guard let element = elements[child] else { continue }
      if let inner = self.element(at: point, in: child) { return inner }
      if element.visibleFrame.covers(point) { return child }
    }
    return nil
  }

  /// Returns the changes since an earlier snapshot, in an order in which they can be reported: removals and insertions, changed properties
  /// of the elements in both snapshots, the focus.
  package func changes(since old: AccessibilitySnapshot) -> [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    compareChildren(of: nil, old, &changes)
    for (id, element) in elements.sorted(by: { $0.key < $1.key }) {
      guard let before = old.elements[id] else { continue }
      if before.label != element.label { changes.append(.name(id)) }
      if before.hint != element.hint { changes.append(.description(id)) }
      if before.value != element.value && element.text == nil || before.range?.value != element.range?.value { changes.append(.value(id)) }
      for state in before.states.symmetricDifference(element.states).subtracting(.isFocused).parts {
        changes.append(.state(id, state, isSet: element.states.contains(state)))
      }
      if let text = element.text, let earlier = before.text { Self.compare(text, earlier, id, &changes) }
    }
    if old.focused != focused {
      if let lost = old.focused, elements[lost] != nil { changes.append(.state(lost, .isFocused, isSet: false)) }
      if let focused { changes.append(.state(focused, .isFocused, isSet: true)) }
    }
    return changes
  }

  /// Appends the removals and insertions of children. Children that keep their relative order aren't reported.
  private func compareChildren(of id: Int?, _ old: AccessibilitySnapshot, _ changes: inout [AccessibilityChange]) {
    let (before, now) = (old.children(of: id), children(of: id))
    if before != now {
      let difference = now.difference(from: before)
      for change in difference {
        switch change {
        case .remove(let offset, let child, _): changes.append(.removed(child, from: id, at: offset))
        case .insert(let offset, let child, _): changes.append(.added(child, to: id, at: offset))
        }
      }
    }
    for child in now where old.elements[child] != nil { compareChildren(of: child, old, &changes) }
  }

  private static func compare(
    _ text: AccessibleTextState, _ old: AccessibleTextState, _ id: Int, _ changes: inout [AccessibilityChange]
  ) {
    if text.string != old.string {
      let (new, before) = (Array(text.string.unicodeScalars), Array(old.string.unicodeScalars))
      let limit = min(new.count, before.count)
      var start = 0
      while start < limit, new[start] == before[start] { start += 1 }
      var end = 0
      while end < limit - start, new[new.count - 1 - end] == before[before.count - 1 - end] { end += 1 }
      func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
      let (removed, inserted) = (before[start..<before.count - end], new[start..<new.count - end])
      if !removed.isEmpty { changes.append(.textRemoved(id, at: start, string(removed))) }
      if !inserted.isEmpty { changes.append(.textInserted(id, at: start, string(inserted))) }
    }
    if text.caret != old.caret { changes.append(.caret(id, text.caret)) }
    if text.selection != old.selection, !(text.selection.isEmpty && old.selection.isEmpty) { changes.append(.textSelection(id)) }
  }
}
