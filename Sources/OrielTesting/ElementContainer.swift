import Foundation
import Oriel

/// What elements are looked for in: a host's window, or one element.
@MainActor
public protocol ElementContainer {
  /// All elements and groups inside, in reading order.
  var allElements: [Element] { get }
  /// The elements inside as text: role, label, value, frame.
  var accessibilityDump: String { get }
  /// All that `allElements` has, and what is out of reach: behind something modal, on another screen or tab, or hidden.
  var elementsOutOfReachToo: [Element] { get }
  /// Whether a list or a lazy stack inside has rows that it hasn't made, which are no elements yet.
  var hasMoreRows: Bool { get }
}

extension ElementContainer {
  /// Elements whose label contains the text; of an element and a group that both do, the innermost.
  public func findAll(text: String) -> [Element] { allElements.filter { $0.isInnermost(saying: text) } }

  /// Elements with exactly the label.
  public func findAll(label: String) -> [Element] { allElements.filter { $0.label == label } }

  public func findAll(identifier: String) -> [Element] { allElements.filter { $0.identifier == identifier } }

  /// Elements with all of the traits.
  public func findAll(role: AccessibilityTraits) -> [Element] { allElements.filter { $0.traits.isSuperset(of: role) } }

  /// The one element whose label contains the text.
  public func find(text: String) throws -> Element {
    try single(findAll(text: text), "text \"\(text)\"") { $0.isInnermost(saying: text) }
  }

  /// The one element with exactly the label; of an element and a group around it that both have it, the element.
  public func find(label: String) throws -> Element {
    try single(Self.innermost(findAll(label: label), label), "label \"\(label)\"") { $0.label == label }
  }

  public func find(identifier: String) throws -> Element {
    try single(findAll(identifier: identifier), "identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  /// The one element with all of the traits.
  public func find(role: AccessibilityTraits) throws -> Element {
    try single(findAll(role: role), "role \(role.names.joined(separator: " "))") { $0.traits.isSuperset(of: role) }
  }

  /// The one element with the identifier or, if there is none, exactly the label. Of an element and a group around it with the label, the element
  /// counts, and of several the one that can be activated. Keys of an on-screen keyboard are looked for where nothing else has the label.
  public func find(_ name: String) throws -> Element {
    let matches: (Element) -> Bool = { $0.identifier == name || $0.label == name }
    let elements = allElements
    let identified = elements.filter { $0.identifier == name }
    if !identified.isEmpty { return try single(identified, "identifier \"\(name)\"", matches) }
    let all = elements.filter { $0.label == name }
    let views = all.filter { !$0.traits.contains(.isKeyboardKey) }
    let labelled = Self.innermost(views.isEmpty ? all : views, name)
    let controls = labelled.filter { !$0.node.actions.isEmpty || $0.traits.contains(.isButton) }
    return try single(controls.count == 1 ? controls : labelled, "name \"\(name)\"", matches)
  }

  public func exists(_ name: String) -> Bool { allElements.contains { $0.identifier == name || $0.label == name } }

  public func exists(text: String) -> Bool { !findAll(text: text).isEmpty }

  private static func innermost(_ found: [Element], _ label: String) -> [Element] {
    found.filter { !$0.node.children.flatMap(\.flattened).contains { $0.label == label } }
  }

  private func single(_ found: [Element], _ what: String, _ matches: (Element) -> Bool) throws -> Element {
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw HostError(
        reason: .severalMatches, description: "\(found.count) elements have the \(what):\n" + found.map { $0.summary + "\n" }.joined())
    }
    var lines = ["No element has the \(what)."]
    let hidden = elementsOutOfReachToo.filter(matches)
    if !hidden.isEmpty {
      lines.append("Out of reach, behind something modal, on another screen or hidden, there is:")
      lines += hidden.map { "  " + $0.summary }
    } else if hasMoreRows {
      lines.append("A list or a lazy stack has rows that it hasn't made: scroll(to:) of the host looks for it there.")
    }
    let dump = accessibilityDump
    lines.append("There is:\n\(dump.isEmpty ? "nothing accessible\n" : dump)")
    throw HostError(reason: .noMatch, description: lines.joined(separator: "\n"))
  }
}

extension Element {
  fileprivate func isInnermost(saying text: String) -> Bool {
    label.contains(text) && !node.children.flatMap(\.flattened).contains { $0.label.contains(text) }
  }
}

/// Looks inside of the element, as it was when it was found.
extension Element: ElementContainer {
  public var allElements: [Element] { node.children.flatMap(\.flattened).map(Element.init) }

  public var accessibilityDump: String { node.children.map { $0.dump() }.joined() }

  public var elementsOutOfReachToo: [Element] {
    guard exists else { return allElements }
    return node.box.accessibilityNodesOutOfReachToo.filter { $0.box !== node.box }.map(Element.init)
  }

  public var hasMoreRows: Bool { exists && ScrollSearch(node.box).hasMoreRows }
}
