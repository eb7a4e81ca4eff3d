import Foundation

/// An element as somebody meets it who cannot see it, or a group of such elements. A snapshot: it does not follow changes.
@MainActor
package struct AccessibilityNode {
  /// What a box says of itself.
  package struct Content {
    package var label: String
    package var value: String?
    package var traits: AccessibilityTraits

    package init(label: String = "", value: String? = nil, traits: AccessibilityTraits = []) {
      self.label = label
      self.value = value
      self.traits = traits
    }
  }

  package var label = ""
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  /// Whether what the element opens is there; nil where it opens nothing.
  package var isExpanded: Bool?
  /// In window points, as drawn now: amid an animation this is not where the element is going.
  package let frame: CGRect
  /// Where a press reaches the element, in window points: its middle, or that of the part which acts.
  package internal(set) var activationPoint: CGPoint
  package var isEnabled: Bool
  package var actions: [AccessibilityActionKind: () -> Void] = [:]
  /// What somebody is offered to have the element do, by name.
  package var namedActions: [AccessibilityElement.Action] = []
  /// Other names that the element is called by aloud, the best first.
  package var inputLabels: [String] = []
  package var textContentType: AccessibilityTextContentType?
  /// What is said of it; nil where its actions tell.
  var respondsToUserInteraction: Bool?
  /// What the control says that it is, where traits don't tell.
  package var role: AccessibilityRole?
  package var range: AccessibilityRange?
  /// 1 to 6.
  package var headingLevel: Int?
  /// Facts beside the label and the value, in the order in which they matter.
  package var customContent: [(label: String, value: String)] = []
  /// The higher, the sooner it is read of those in one container.
  package var sortPriority = 0.0
  /// What elements are for that a modifier around puts together.
  enum Use: Equatable {
    case keep, children, label
    /// By the category that they stand in.
    case actions(Text?)
    /// Where what the element was called before is to be said.
    case ownLabel
  }
  var use: Use?
  /// By what states name the element.
  var marks: [ReadingMarkBox] = []
  /// What it has to do with other elements.
  var ties: [AccessibilityTie] = []
  /// What edits the text of the element.
  package var text: (any AccessibleText)?
  package var children: [AccessibilityNode] = []
  /// The box that the element stands for.
  package let box: LayoutBox

  /// An element that stands for a box, or for a part of it that is given in the box's own space.
  init(box: LayoutBox, content: Content = Content(), children: [AccessibilityNode] = [], part: CGRect? = nil) {
    self.box = box
    frame = part?.applying(box.transform(to: nil)) ?? box.windowFrame
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
    isEnabled = box.environment.isEnabled
    label = content.label
    value = content.value
    traits = content.traits
    self.children = children
  }

  /// One element that says and does all that the nodes do.
  init(combining nodes: [AccessibilityNode], box: LayoutBox) {
    self.init(box: box)
    let parts = nodes.flatMap(\.flattened)
    label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = parts.compactMap(\.value)
    if !values.isEmpty { value = values.joined(separator: ", ") }
    hint = parts.lazy.compactMap(\.hint).first
    identifier = parts.lazy.compactMap(\.identifier).first
    isExpanded = parts.lazy.compactMap(\.isExpanded).first
    if let acting = parts.first(where: { !$0.actions.isEmpty }) { activationPoint = acting.activationPoint }
    role = parts.lazy.compactMap(\.role).first
    range = parts.lazy.compactMap(\.range).first
    text = parts.lazy.compactMap(\.text).first
    headingLevel = parts.lazy.compactMap(\.headingLevel).first
    textContentType = parts.lazy.compactMap(\.textContentType).first
    respondsToUserInteraction = parts.lazy.compactMap(\.respondsToUserInteraction).first
    for part in parts {
      traits.formUnion(part.traits)
      actions.merge(part.actions) { first, _ in first }
      namedActions += part.namedActions
      inputLabels += part.inputLabels
      customContent += part.customContent
      marks += part.marks
      ties += part.ties
    }
  }

  mutating func addAction(_ name: String, category: String = "", _ handler: @escaping () -> Void) {
    namedActions.append(AccessibilityElement.Action(name: name, description: { category }, handler: handler))
  }

  /// Has the labels of the node and of all below it read character by character.
  mutating func spellOut() {
    label = label.spelledOut
    for index in children.indices { children[index].spellOut() }
  }

  /// The node and all below it, in reading order.
  package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// Whether somebody can do something with the element itself.
  var isOperable: Bool { respondsToUserInteraction ?? hasActions }

  private var hasActions: Bool { !actions.isEmpty || !traits.isDisjoint(with: [.isButton, .isLink, .isToggle, .isTextField]) }

  /// Those with a higher priority first, others in their own order.
  static func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
    return nodes.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  var containsModal: Bool { traits.contains(.isModal) || children.contains(where: \.containsModal) }
}

extension AccessibilityNode {
  /// One line an element: role, "label", = value, #identifier, further traits, frame.
  package func dump(indent: Int = 0) -> String {
    var parts = traits.names.isEmpty ? [children.isEmpty ? "element" : "group"] : traits.names
    if !label.isEmpty { parts.insert("\"\(label)\"", at: 1) }
    if let value { parts.append("= \"\(value)\"") }
    if let hint { parts.append("hint \"\(hint)\"") }
    if let identifier { parts.append("#\(identifier)") }
    if let isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if !isEnabled { parts.append("disabled") }
    if !actions.isEmpty { parts.append("actionable") }
    let rounded = [frame.minX, frame.minY, frame.width, frame.height].map { value in
      let value = (value * 100).rounded() / 100
      return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
    }
    parts.append("(\(rounded[0]) \(rounded[1]) \(rounded[2])x\(rounded[3]))")
    let line = String(repeating: "  ", count: indent) + parts.joined(separator: " ") + "\n"
    return line + children.map { $0.dump(indent: indent + 1) }.joined()
  }
}
