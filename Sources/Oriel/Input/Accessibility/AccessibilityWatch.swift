import Foundation

/// A window as assistive technology follows it: looked at when somebody asks, with identities that last from one look to the next.
///
/// Nobody pays for it who doesn't make one. A look costs what the window's tree is large.
@MainActor
package final class AccessibilityWatch {
  private let graph: GraphReference
  package private(set) var snapshot = AccessibilitySnapshot()

  /// An element's box and its place among the elements of that box.
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
  private struct WeakMark { weak var box: ReadingMarkBox? }

  private static var lastID = 0

  /// A number for something that is told of beside elements: a window, say.
  package static func makeID() -> Int {
    lastID += 1
    return lastID
  }

  package init(_ graph: ViewGraph) { self.graph = graph.reference }

  /// Looks again, and says what is different.
  package func refresh() -> [AccessibilityChange] {
    let old = snapshot
    snapshot = look()
    return snapshot.changes(since: old)
  }

  /// Lets go of what was seen, and keeps the numbers: the next look tells of nothing that is different.
  package func forget() { snapshot = AccessibilitySnapshot() }

  // MARK: Looking

  /// What one look gathers.
  private struct Look {
    var snapshot = AccessibilitySnapshot()
    var identities: [Key: Identity] = [:]
    var boxes: [Int: WeakBox] = [:]
    var texts: [Int: WeakText] = [:]
    var ordinals: [ObjectIdentifier: Int] = [:]
    /// The innermost element of each box.
    var elementOfBox: [ObjectIdentifier: Int] = [:]
    var targets: [Int: WeakBox] = [:]
    var marks: [Int: [WeakMark]] = [:]
    var ties = AccessibilityTies()
  }

  private func look() -> AccessibilitySnapshot {
    guard let graph = graph.graph, !graph.isClosing else { return AccessibilitySnapshot() }
    let nodes = AccessibilityNode.sorted(AccessibilityTree.nodes(of: graph.rootBox, structured: true)).labelledByPairs
    var look = Look()
    let numbered = nodes.map { number($0, &look) }
    let focus = graph.input.focus
    // Whoever holds what can have the focus, from the inside out.
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

  /// What a box is the mark of, what stands for it, or the first of those inside.
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
    // Another box may live where an earlier one did.
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

  // MARK: Asking

  /// Has an element do what it says that it does, before the next frame; false where it doesn't.
  package func perform(_ action: Int, of id: Int) -> Bool {
    guard let graph = graph.graph, let actions = snapshot.elements[id]?.actions, actions.indices.contains(action) else { return false }
    graph.enqueueAction(actions[action].handler)
    return true
  }

  /// Gives an element the keyboard, or has it read where a state follows that; false where neither can be.
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

  /// Writes a number, or goes a step towards it where the element knows steps alone; false where it has none to write.
  package func setValue(_ value: Double, of id: Int) -> Bool {
    guard let graph = graph.graph, value.isFinite, let element = snapshot.elements[id], let range = element.range, let set = range.set,
      element.states.contains(.isEnabled)
    else { return false }
    graph.enqueueAction { set(min(max(value, range.lower), max(range.lower, range.upper))) }
    return true
  }

  /// What edits the element's text.
  package func text(of id: Int) -> (any AccessibleText)? { texts[id]?.text }

  /// Changes a text before the next frame; false where there is none that can be written.
  package func edit(_ id: Int, _ change: @escaping (any AccessibleText) -> Void) -> Bool {
    guard let graph = graph.graph, let text = text(of: id), snapshot.elements[id]?.states.contains(.isEnabled) == true else { return false }
    graph.enqueueAction { [weak text] in if let text { change(text) } }
    return true
  }

  /// Has the scroll views around show an element; false where it has gone.
  package func reveal(_ id: Int) -> Bool {
    guard graph.graph != nil, let box = boxes[id]?.box, box.isAttached else { return false }
    box.revealSoon()
    return true
  }
}
