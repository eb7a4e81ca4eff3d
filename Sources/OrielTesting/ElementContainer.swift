import Foundation
import Oriel

/// A type in which elements can be searched for: the window of a host, or one element.
@MainActor
public protocol ElementContainer {
  /// All elements and groups in the container, in reading order.
  var allElements: [Element] { get }
  /// A textual description of the elements in the container: role, label, value and frame.
  var accessibilityDump: String { get }
  /// The elements of `allElements`, and those that the user can't reach: elements behind a modal, on another screen or tab, or hidden ones.
  var elementsOutOfReachToo: [Element] { get }
  /// A Boolean value that indicates whether a list or a lazy stack in the container has rows that aren't built yet. Such rows have no
  /// elements.
  var hasMoreRows: Bool { get }
}

extension ElementContainer {
  /// Returns the elements whose label contains the text. If an element and its descendant both match, only the descendant is returned.
  public func findAll(text: String) -> [Element] { allElements.filter { $0.isInnermost(saying: text) } }

  /// Returns the elements whose label equals the given one.
  public func findAll(label: String) -> [Element] { allElements.filter { $0.label == label } }

  /// Returns the elements whose identifier equals the given one.
  public func findAll(identifier: String) -> [Element] { allElements.filter { $0.identifier == identifier } }

  /// Returns the elements that have all of the traits.
  public func findAll(role: AccessibilityTraits) -> [Element] { allElements.filter { $0.traits.isSuperset(of: role) } }

  /// Returns the only element whose label contains the text. Throws a `HostError` if there is none or more than one.
  public func find(text: String) throws -> Element {
    try single(findAll(text: text), "text \"\(text)\"") { $0.isInnermost(saying: text) }
  }

  /// Returns the only element whose label equals the given one. If an element and an enclosing group both match, the element is returned.
  /// Throws a `HostError` if there is none or more than one.
  public func find(label: String) throws -> Element {
    try single(Self.innermost(findAll(label: label), label), "label \"\(label)\"") { $0.label == label }
  }

  /// Returns the only element with the identifier. Throws a `HostError` if there is none or more than one.
  public func find(identifier: String) throws -> Element {
    try single(findAll(identifier: identifier), "identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  /// Returns the only element that has all of the traits. Throws a `HostError` if there is none or more than one.
  public func find(role: AccessibilityTraits) throws -> Element {
    try single(findAll(role: role), "role \(role.names.joined(separator: " "))") { $0.traits.isSuperset(of: role) }
  }

  /// Returns the only element with the identifier or, if there is none, with exactly the label.
  ///
  /// If an element and an enclosing group have the label, the element is returned; if several elements do, the only one that can be
  /// activated. The keys of an on-screen keyboard are considered only if no other element has the label. Throws a `HostError` if no element
  /// matches, or more than one.
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

  /// Returns a Boolean value that indicates whether an element has the name as its identifier or as its label.
  public func exists(_ name: String) -> Bool { allElements.contains { $0.identifier == name || $0.label == name } }

  /// Returns a Boolean value that indicates whether the label of an element contains the text.
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
      lines.append("Matching elements that are behind a modal, on another screen or hidden:")
      lines += hidden.map { "  " + $0.summary }
    } else if hasMoreRows {
      lines.append("A list or a lazy stack has rows that aren't built: scroll(to:) of the host searches them.")
    }
    let dump = accessibilityDump
    lines.append("The elements are:\n\(dump.isEmpty ? "none\n" : dump)")
    throw HostError(reason: .noMatch, description: lines.joined(separator: "\n"))
  }
}

extension Element {
  fileprivate func isInnermost(saying text: String) -> Bool {
    label.contains(text) && !node.children.flatMap(\.flattened).contains { $0.label.contains(text) }
  }
}

/// The elements inside of the element, as of the time at which it was found.
extension Element: ElementContainer {
  /// The descendants of the element, in reading order, as of the time at which it was found.
  public var allElements: [Element] { node.children.flatMap(\.flattened).map(Element.init) }

  /// A textual description of the element's descendants: role, label, value and frame.
  public var accessibilityDump: String { node.children.map { $0.dump() }.joined() }

  /// The descendants of the element, including those that the user can't reach. If the element no longer exists, these are the descendants
  /// from the time at which it was found.
  public var elementsOutOfReachToo: [Element] {
    guard exists else { return allElements }
    return node.box.allAccessibilityNodes.filter { $0.box !== node.box }.map(Element.init)
  }

  /// A Boolean value that indicates whether a list or a lazy stack inside of the element has rows that aren't built yet. It is `false` if
  /// the element no longer exists.
  public var hasMoreRows: Bool { exists && ScrollSearch(node.box).hasMoreRows }
}
