import Foundation

/// The elements of a window as assistive technology observes them. They are read on request and keep their ids from one snapshot to the
/// next.
///
/// A window without a watch has no cost. A snapshot takes time proportional to the size of the window's tree.
@MainActor
package final class AccessibilityObserver {
  private let graph: GraphReference
  package private(set) var snapshot = AccessibilitySnapshot()

  /// A box and the index of an element among the elements of that box.
  private struct Key: Hashable {
    let box: ObjectIdentifier
    let ordinal: Int
  }
  private struct Identity {
    weak var box: LayoutBox?
    let id: Int
  }
  private var identities: [Key: Identity] = [:]
  private var boxes: [Int: WeakBox] = [:]
  private var texts: [Int: WeakText] = [:]
  private struct WeakBox { weak var box: LayoutBox? }
  private struct WeakText { weak var text: (any AccessibleText)? }
  private var focusTargets: [Int: WeakBox] = [:]
  private var marks: [Int: [WeakMark]] = [:]
  private struct WeakMark { weak var box: AccessibilityFocusMark? }

  private static var lastID = 0

  /// Returns a new id for an object that isn't an element, such as a window.
  package static func makeID() -> Int {
    lastID += 1
    return lastID
  }

  package init(_ graph: ViewGraph) { self.graph = graph.reference }

  /// Takes a new snapshot and returns the changes since the previous one.
  package func refresh() -> [AccessibilityChange] {
    let old = snapshot
    snapshot = look()
    return snapshot.changes(since: old)
  }

  /// Discards the snapshot and keeps the ids of the elements.
  package func forget() { snapshot = AccessibilitySnapshot() }

  // MARK: Snapshots

  /// The data that one traversal collects.
  private struct Look {
    var snapshot = AccessibilitySnapshot()
    var identities: [Key: Identity] = [:]
    var boxes: [Int: WeakBox] = [:]
    var texts: [Int: WeakText] = [:]
    var ordinals: [ObjectIdentifier: Int] = [:]
    /// The id of the innermost element of each box.
    var elementOfBox: [ObjectIdentifier: Int] = [:]
    var targets: [Int: WeakBox] = [:]
    var marks: [Int: [WeakMark]] = [:]
    var ties = AccessibilityRelations()
  }

  private func look() -> AccessibilitySnapshot {
    guard let graph = graph.graph, !graph.isClosing else { return AccessibilitySnapshot() }
    let nodes = AccessibilityNode.sorted(AccessibilityTree.nodes(of: graph.rootBox, structured: true)).labeledByPairs
    var look = Look()
    let numbered = nodes.map { number($0, &look) }
    let focus = graph.input.focus
    // Returns the innermost element that contains the box of a focus target.
    func element(around box: LayoutBox) -> Int? {
      var current: LayoutBox? = box
      while let box = current {
        if let id = look.elementOfBox[ObjectIdentifier(box)] { return id }
        current = box.parent
      }
      return nil
    }
    for target in focus.reachable {
      if let id = element(around: target), look.targets[id] == nil { look.targets[id] = WeakBox(box: target) }
    }
    if let focused = focus.focused, let id = element(around: focused) {
      look.snapshot.focused = id
      look.targets[id] = WeakBox(box: focused)
    }
    if let chosen = graph.input.reading.chosen, let id = self.element(of: chosen, among: numbered, look) { look.snapshot.focused = id }
    let window = graph.rootBox.reach
    look.snapshot.roots = numbered.map(\.id)
    for node in numbered { add(node, parent: nil, clip: window, &look) }
    (identities, boxes, texts, focusTargets, marks) = (look.identities, look.boxes, look.texts, look.targets, look.marks)
    return look.snapshot
  }

  /// Returns the id of the element that has the box as a mark, of the element that represents the box, or of the first element in the box.
  private func element(of box: LayoutBox, among numbered: [Numbered], _ look: Look) -> Int? {
    if let id = look.marks.first(where: { $0.value.contains { $0.box === box } })?.key ?? look.elementOfBox[ObjectIdentifier(box)] {
      return id
    }
    func first(of numbered: [Numbered]) -> Int? {
      for candidate in numbered {
        if candidate.node.box.isWithin(box) { return candidate.id }
        if let inner = first(of: candidate.children) { return inner }
      }
      return nil
    }
    return first(of: numbered)
  }

  private struct Numbered {
    let node: AccessibilityNode
    let id: Int
    let children: [Numbered]
  }

  private func number(_ node: AccessibilityNode, _ look: inout Look) -> Numbered {
    let box = ObjectIdentifier(node.box)
    let ordinal = look.ordinals[box, default: 0]
    look.ordinals[box] = ordinal + 1
    let key = Key(box: box, ordinal: ordinal)
    // A new box may have the address of an earlier one.
    let known = identities[key].flatMap { $0.box === node.box ? $0.id : nil }
    let id = known ?? Self.makeID()
    look.identities[key] = Identity(box: node.box, id: id)
    look.boxes[id] = WeakBox(box: node.box)
    look.elementOfBox[box] = id
    if !node.ties.isEmpty { look.ties.add(node.ties, of: id) }
    if !node.marks.isEmpty { look.marks[id] = node.marks.map { WeakMark(box: $0) } }
    return Numbered(node: node, id: id, children: node.children.map { number($0, &look) })
  }

  private func add(_ numbered: Numbered, parent: Int?, clip: CGRect, _ look: inout Look) {
    let node = numbered.node
    let role = node.kind
    let visible = node.frame.overlap(with: clip)
    let isShowing = !visible.isNull && (visible.width > 0 || visible.height > 0)
    var states: AccessibilityStates = []
    func set(_ state: AccessibilityStates, _ isSet: Bool) { if isSet { states.insert(state) } }
    let isSelected = node.traits.contains(.isSelected)
    let text = node.text?.accessibleState
    set(.isEnabled, node.isEnabled)
    set(
      .isFocusable,
      node.respondsToUserInteraction != false && (look.targets[numbered.id] != nil || look.marks[numbered.id] != nil))
    set(.isFocused, look.snapshot.focused == numbered.id)
    set(.isSelectable, isSelected || role == .option || role == .tab || role == .row)
    set(.isSelected, isSelected)
    set(.isCheckable, role == .toggle || role == .option)
    set(.isChecked, role == .toggle && node.value == "1" || role == .option && isSelected)
    set(.isExpandable, node.isExpanded != nil)
    set(.isExpanded, node.isExpanded == true)
    set(.isShowing, isShowing)
    set(.isEditable, text != nil && node.isEnabled)
    set(.isMultiline, text?.isMultiline == true)
    set(.isModal, node.traits.contains(.isModal))
    if let text = node.text { look.texts[numbered.id] = WeakText(text: text) }
    look.snapshot.elements[numbered.id] = AccessibilityElement(
      id: numbered.id, parent: parent, children: numbered.children.map(\.id), role: role, label: node.spokenLabel,
      value: role == .toggle ? nil : node.value, hint: node.description, identifier: node.identifier, states: states,
      headingLevel: node.headingLevel, isSearchField: node.traits.contains(.isSearchField), inputLabels: node.inputLabels,
      textContentType: node.textContentType, frame: node.frame, range: node.spokenRange,
      actions: node.spokenActions, text: text,
      relations: node.ties.isEmpty ? [:] : look.ties.relations(of: node.ties, id: numbered.id), visibleFrame: isShowing ? visible : .null)
    let inner = role == .scrollArea || role == .list ? (isShowing ? visible : .null) : clip
    for child in numbered.children { add(child, parent: numbered.id, clip: inner, &look) }
  }

  // MARK: Requests

  /// Enqueues an action of an element to run before the next frame. Returns `false` if the element doesn't have the action.
  package func perform(_ action: Int, of id: Int) -> Bool {
    guard let graph = graph.graph, let actions = snapshot.elements[id]?.actions, actions.indices.contains(action) else { return false }
    graph.enqueueAction(actions[action].handler)
    return true
  }

  /// Moves the keyboard focus to an element, or has it read if a focus state marks it. Returns `false` if neither is possible.
  package func focus(_ id: Int) -> Bool {
    guard let graph = graph.graph else { return false }
    guard let target = focusTargets[id]?.box as? any FocusTarget, target.isAttached, target.canBeFocused else {
      guard let mark = marks[id]?.lazy.compactMap(\.box).first, mark.isAttached, graph.input.reading.isOn else { return false }
      graph.enqueueAction { [weak mark, reference = graph.reference] in
        if let mark, mark.isAttached { reference.graph?.input.reading.choose(mark) }
      }
      return true
    }
    graph.enqueueAction { [weak target, reference = graph.reference] in
      if let target, target.isAttached { reference.graph?.input.focus.move(to: target, byKeyboard: true) }
    }
    return true
  }

  /// Sets the number of an element, clamped to its range. An element with steps only moves by one step toward the number. Returns `false`
  /// if the number is nonfinite, or if the element is disabled or has no writable number.
  package func setValue(_ value: Double, of id: Int) -> Bool {
    guard let graph = graph.graph, value.isFinite, let element = snapshot.elements[id], let range = element.range, let set = range.set,
      element.states.contains(.isEnabled)
    else { return false }
    graph.enqueueAction { set(min(max(value, range.lower), max(range.lower, range.upper))) }
    return true
  }

  /// Returns the object that edits the element's text, or `nil` if there is none.
  package func text(of id: Int) -> (any AccessibleText)? { texts[id]?.text }

  /// Changes the text of an element before the next frame. Returns `false` if the element is disabled or has no editable text.
  package func edit(_ id: Int, _ change: @escaping (any AccessibleText) -> Void) -> Bool {
    guard let graph = graph.graph, let text = text(of: id), snapshot.elements[id]?.states.contains(.isEnabled) == true else { return false }
    graph.enqueueAction { [weak text] in if let text { change(text) } }
    return true
  }

  /// Scrolls the enclosing scroll views so that an element becomes visible. Returns `false` if the element doesn't exist any more.
  package func reveal(_ id: Int) -> Bool {
    guard graph.graph != nil, let box = boxes[id]?.box, box.isAttached else { return false }
    box.revealSoon()
    return true
  }
}
