import Foundation

/// An accessibility element, or a group of elements. A node is a snapshot that doesn't follow later changes.
@MainActor
package struct AccessibilityNode {
  /// The accessibility properties that a box has by itself.
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
  /// Indicates whether the content that the element discloses is shown, or `nil` if the element discloses nothing.
  package var isExpanded: Bool?
  /// The frame of the element in window coordinates, in points. During an animation it is the frame on the screen and not the final frame.
  package let frame: CGRect
  /// The point at which a press reaches the element, in window points: the center of the frame, or that of the part with the actions.
  package internal(set) var activationPoint: CGPoint
  package var isEnabled: Bool
  package var actions: [AccessibilityActionKind: () -> Void] = [:]
  /// The actions that assistive technology offers by their names.
  package var namedActions: [AccessibilityElement.Action] = []
  /// Alternative names of the element for voice control, in descending order of preference.
  package var inputLabels: [String] = []
  package var textContentType: AccessibilityTextContentType?
  /// The explicit setting of whether the element responds to the user, or `nil` to derive it from the actions.
  var respondsToUserInteraction: Bool?
  /// The role that the control declares, or `nil` if the traits determine the role.
  package var role: AccessibilityRole?
  package var range: AccessibilityRange?
  /// The level of the heading, from 1 to 6, or `nil` if there is none.
  package var headingLevel: Int?
  /// Facts beside the label and the value, in descending order of importance.
  package var customContent: [(label: String, value: String)] = []
  /// The priority of the element among those of its container. Elements with a higher priority are read first.
  package var sortPriority = 0.0
  /// The purpose of elements that an enclosing modifier merges into one element.
  enum Use: Equatable {
    case keep, children, label
    /// The elements provide actions, in a category if it has a name.
    case actions(Text?)
    /// The element is a placeholder for the label that the modified element had before.
    case ownLabel
  }
  var use: Use?
  /// The marks by which `AccessibilityFocusState` values identify the element.
  var marks: [AccessibilityFocusMark] = []
  /// The relations to other elements that modifiers declare.
  var ties: [AccessibilityRelationDeclaration] = []
  /// The object that edits the text of the element, or `nil` if the element has no editable text.
  package var text: (any AccessibleText)?
  package var children: [AccessibilityNode] = []
  /// The box that the element represents.
  package let box: LayoutBox

  /// Creates an element for a box, or for a part of it, in the coordinate space of the box.
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

  /// Creates an element that combines the properties and the actions of nodes and of their descendants.
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

  /// Spells out the labels of the node and of its descendants.
  mutating func spellOut() {
    label = label.spelledOut
    for index in children.indices { children[index].spellOut() }
  }

  /// The node and its descendants, in reading order.
  package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// Indicates whether the user can operate the element itself.
  var isOperable: Bool { respondsToUserInteraction ?? hasActions }

  private var hasActions: Bool { !actions.isEmpty || !traits.isDisjoint(with: [.isButton, .isLink, .isToggle, .isTextField]) }

  /// Returns the nodes by descending priority. Nodes of the same priority keep their order.
  static func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
    return nodes.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  var containsModal: Bool { traits.contains(.isModal) || children.contains(where: \.containsModal) }
}

extension AccessibilityNode {
  /// Returns a description with one line for each element: the role, "label", = value, #identifier, further traits, the frame.
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
