import OrielModel

/// A modifier that changes the accessibility properties of its content.
nonisolated struct AccessibilityModifier: BoxModifier {
  static var isStateless: Bool { true }

  enum Change {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case element(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, () -> Void)
    case adjustable((AccessibilityAdjustmentDirection) -> Void)
    case namedAction(Text, () -> Void)
    case offer(@MainActor () -> AccessibilityOffer)
    case inputLabels([Text])
    case textContentType(AccessibilityTextContentType)
    case respondsToUserInteraction(Bool)
    case rotor(AccessibilityRotor)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case heading(AccessibilityHeadingLevel)
    case sortPriority(Double)
    case customContent(Text, Text, isImportant: Bool)
    case activationPoint(UnitPoint)
    case activationOffset(CGPoint)
    case role(AccessibilityRole)
    case range(AccessibilityRange)
    case tie(AccessibilityRelationDeclaration)
    /// Spells out the labels of all elements in the content.
    case spelledOut
    /// Turns the label of the element into its value. The value is that of an enclosing control.
    case labelIsValue
  }

  /// The change, or `nil` to leave the content as it is.
  let change: Change?

  init(change: Change, isEnabled: Bool = true) { self.change = isEnabled ? change : nil }

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityBox { AccessibilityBox(change, node: node) }

  @MainActor func update(_ box: AccessibilityBox, transaction: Transaction) { box.change = change }
}

/// A box that stores a change and applies it when the accessibility tree is read.
///
/// A change applies to the single element of the content. If the content has several elements, a group of them receives the change. If it
/// has none, as a drawing does, the view itself becomes an element.
@MainActor
final class AccessibilityBox: WrapperBox, AccessibilitySource {
  var change: AccessibilityModifier.Change?
  /// The index of the rotor's entry that was visited last, or `nil` if none was visited.
  var rotorIndex: Int?

  init(_ change: AccessibilityModifier.Change?, node: AnyViewNode) {
    self.change = change
    super.init(node: node)
  }

  override func isHidden(from search: BoxSearch) -> Bool {
    if search == .accessibility, case .hidden(true) = change { return true }
    return false
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard let change else { return }
    switch change {
    case .hidden: return
    case .element(let behavior): return become(behavior, &nodes)
    case .spelledOut:
      for index in nodes.indices { nodes[index].spellOut() }
      return
    case .removeTraits where nodes.isEmpty: return
    case .role where nodes.isEmpty, .range where nodes.isEmpty, .labelIsValue where nodes.isEmpty: return
    // The view with the offer replaces a single element in it that isn't operable, such as a text.
    case .offer where nodes.count == 1 && nodes[0].children.isEmpty && !nodes[0].isOperable:
      nodes = [AccessibilityNode(combining: nodes, box: self)]
    case .identifier where nodes.count == 1 && nodes[0].identifier != nil: nodes = [AccessibilityNode(box: self, children: nodes)]
    default: if nodes.count != 1 { nodes = [AccessibilityNode(box: self, children: nodes)] }
    }
    apply(change, to: &nodes[0])
  }

  private func apply(_ change: AccessibilityModifier.Change, to node: inout AccessibilityNode) {
    switch change {
    case .label(let text): node.label = string(of: text)
    case .value(let text): node.value = string(of: text)
    case .hint(let text): node.hint = string(of: text)
    case .identifier(let identifier): node.identifier = identifier
    case .addTraits(let traits): node.traits.formUnion(traits)
    case .removeTraits(let traits): node.traits.subtract(traits)
    case .action(let kind, let action): node.actions[kind] = action
    case .adjustable(let adjust):
      node.actions[.increment] = { adjust(.increment) }
      node.actions[.decrement] = { adjust(.decrement) }
    case .namedAction(let name, let action): node.addAction(string(of: name), action)
    case .offer(let offer):
      let offer = offer()
      if node.actions[.default] == nil, let activate = offer.activate { node.actions[.default] = activate }
      for action in offer.actions { node.addAction(string(of: action.name), action.handler) }
    case .inputLabels(let labels): node.inputLabels = labels.map(string(of:))
    case .textContentType(let type): node.textContentType = type
    case .respondsToUserInteraction(let responds): node.respondsToUserInteraction = responds
    case .rotor(let rotor): rotor.addActions(to: &node, of: self)
    case .zoom(let zoom):
      let point = node.activationPoint
      let ways: [(Text, AccessibilityZoomGestureAction.Direction)] = [(Text(.own(.zoomIn)), .zoomIn), (Text(.own(.zoomOut)), .zoomOut)]
      for (name, direction) in ways {
        node.addAction(string(of: name)) { zoom(.init(direction: direction, location: .center, point: point)) }
      }
    case .heading(let level): node.headingLevel = level.number
    case .sortPriority(let priority): node.sortPriority = priority
    case .customContent(let label, let value, let isImportant):
      let fact = (label: string(of: label), value: string(of: value))
      // A fact replaces an earlier one with the same label.
      node.customContent.removeAll { $0.label == fact.label }
      node.customContent.insert(fact, at: isImportant ? 0 : node.customContent.count)
    case .activationPoint(let point):
      node.activationPoint = CGPoint(x: node.frame.minX + point.x * node.frame.width, y: node.frame.minY + point.y * node.frame.height)
    case .activationOffset(let point): node.activationPoint = point.applying(transform(to: nil))
    case .role(let role): node.role = role
    case .range(let range): node.range = range
    case .tie(let tie): if !node.ties.contains(tie) { node.ties.append(tie) }
    case .labelIsValue:
      node.value = node.label
      node.label = ""
    case .hidden, .element, .spelledOut: break
    }
  }

  private func become(_ behavior: AccessibilityChildBehavior, _ nodes: inout [AccessibilityNode]) {
    switch behavior {
    case .contain: nodes = [AccessibilityNode(box: self, children: AccessibilityNode.sorted(nodes))]
    case .combineTexts where nodes.flatMap(\.flattened).contains(where: \.isOperable): return
    case .combine, .combineTexts: nodes = [AccessibilityNode(combining: AccessibilityNode.sorted(nodes), box: self)]
    default: nodes = [AccessibilityNode(box: self)]
    }
  }
}
