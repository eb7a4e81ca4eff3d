import Foundation
import Oriel

extension TestHost {
  /// The elements without a parent, in reading order.
  public var elements: [Element] { graph.accessibilityNodes.map(Element.init) }

  /// All elements and groups, in reading order.
  public var allElements: [Element] { graph.accessibilityNodes.flatMap(\.flattened).map(Element.init) }

  /// Elements whose label contains the text; of an element and a group that both do, the innermost.
  public func findAll(text: String) -> [Element] {
    allElements.filter { element in
      element.label.contains(text) && !element.node.children.flatMap(\.flattened).contains { $0.label.contains(text) }
    }
  }

  /// Elements with exactly the label.
  public func findAll(label: String) -> [Element] { allElements.filter { $0.label == label } }

  public func findAll(identifier: String) -> [Element] { allElements.filter { $0.identifier == identifier } }

  /// Elements with all of the traits.
  public func findAll(role: AccessibilityTraits) -> [Element] { allElements.filter { $0.traits.isSuperset(of: role) } }

  /// The one element whose label contains the text.
  public func find(text: String) throws -> Element { try single(findAll(text: text), "text \"\(text)\"") }

  /// The one element with exactly the label.
  public func find(label: String) throws -> Element { try single(findAll(label: label), "label \"\(label)\"") }

  public func find(identifier: String) throws -> Element { try single(findAll(identifier: identifier), "identifier \"\(identifier)\"") }

  /// The one element with all of the traits.
  public func find(role: AccessibilityTraits) throws -> Element {
    try single(findAll(role: role), "role \(role.names.joined(separator: " "))")
  }

  /// The one element with the identifier or, if there is none, exactly the label. Of several with the label, the one that
  /// can be activated counts. Keys of an on-screen keyboard are looked for where nothing else has the label.
  public func find(_ name: String) throws -> Element {
    let identified = findAll(identifier: name)
    if !identified.isEmpty { return try single(identified, "identifier \"\(name)\"") }
    let all = findAll(label: name)
    let views = all.filter { !$0.traits.contains(.isKeyboardKey) }
    let labelled = views.isEmpty ? all : views
    let controls = labelled.filter { !$0.node.actions.isEmpty || $0.traits.contains(.isButton) }
    return try single(controls.count == 1 ? controls : labelled, "name \"\(name)\"")
  }

  public func exists(_ name: String) -> Bool { !findAll(identifier: name).isEmpty || !findAll(label: name).isEmpty }

  public func exists(text: String) -> Bool { !findAll(text: text).isEmpty }

  private func single(_ matches: [Element], _ what: String) throws -> Element {
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      let dump = accessibilityDump
      throw HostError(
        reason: .noMatch, description: "No element has the \(what). There is:\n\(dump.isEmpty ? "nothing accessible\n" : dump)")
    }
    throw HostError(
      reason: .severalMatches,
      description: "\(matches.count) elements have the \(what):\n" + matches.map { $0.summary + "\n" }.joined())
  }

  /// What is drawn over an element, at its activation point, and would take its hits; nil if nothing does.
  public func cover(of element: Element) -> String? { cover(of: element, at: element.activationPoint) }

  func cover(of element: Element, at point: CGPoint) -> String? {
    let hit = graph.rootBox.hitTest(point)
    let box = element.node.box
    guard let hit else { return "nothing there takes hits" }
    if hit.isWithin(box) || box.isWithin(hit) { return nil }
    let named = graph.accessibilityNodes.flatMap(\.flattened).last { hit.isWithin($0.box) && $0.box !== graph.rootBox }
    let path = hit.viewPathForMessages
    return (named.map { Element(node: $0).summary } ?? "\(Swift.type(of: hit))") + (path.isEmpty ? "" : " in \(path)")
  }
}
