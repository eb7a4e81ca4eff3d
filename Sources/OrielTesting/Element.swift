import Foundation
import Oriel

/// An accessible element as it was when it was found: find it again after the views changed.
@MainActor
public struct Element {
  package let node: AccessibilityNode

  public var label: String { node.label }
  public var value: String? { node.value }
  public var hint: String? { node.hint }
  public var identifier: String? { node.identifier }
  public var traits: AccessibilityTraits { node.traits }
  /// In window points, as drawn when the element was found.
  public var frame: CGRect { node.frame }
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// Where a press reaches the element: its middle or, where only a part of it acts, as a switch beside its label does, the
  /// middle of that part.
  public var activationPoint: CGPoint { node.activationPoint }
  public var isEnabled: Bool { node.isEnabled }
  /// Whether what the element opens is there; nil where it opens nothing.
  public var isExpanded: Bool? { node.isExpanded }
  public var isSelected: Bool { traits.contains(.isSelected) }
  /// Whether keys go to the element or to something inside of it.
  public var isFocused: Bool { exists && node.box.hasFocusInside }
  /// Whether the element's view is still in the window; one that is on its way out isn't. An element whose view has gone does nothing.
  public var exists: Bool { node.box.isThere }
  public var children: [Element] { node.children.map(Element.init) }

  /// Does what the element does by default, as assistive technology asks for it; false if it does nothing, is disabled or has gone.
  @discardableResult
  public func activate() -> Bool { perform(.default) }

  /// Takes the element's value a step up, as assistive technology asks for it; false if it has none that goes up.
  @discardableResult
  public func increment() -> Bool { perform(.increment) }

  /// Takes the element's value a step down; false if it has none that goes down.
  @discardableResult
  public func decrement() -> Bool { perform(.decrement) }

  /// What somebody is offered to have the element do, beside the actions that have a kind: the names of `accessibilityAction(named:)`.
  public var actions: [String] { node.namedActions.map(\.name) }

  /// Facts beside the label and the value, as `accessibilityCustomContent` says them, in the order in which they are read.
  public var customContent: [(label: String, value: String)] { node.customContent }

  /// Does what is offered by the name; of several with one name the first. False if nothing is, or the element is disabled or has gone.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard exists, isEnabled, let action = node.namedActions.first(where: { $0.name == name }) else { return false }
    action.handler()
    return true
  }

  /// Does what somebody asks for by other means than a name: `.escape`, `.magicTap` or `.delete`, say. False if the element itself has no
  /// action of the kind, is disabled or has gone; elements around it aren't asked.
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind) -> Bool {
    guard exists, isEnabled, let action = node.actions[kind] else { return false }
    action()
    return true
  }

  /// One line, without the children.
  public var summary: String { String(node.dump().prefix { $0 != "\n" }) }
}

extension Element: CustomStringConvertible {
  /// The summary: failed expectations show it.
  nonisolated public var description: String {
    guard isOnMainActor else { return "an element" }
    return MainActor.assumeIsolated { summary }
  }
}
