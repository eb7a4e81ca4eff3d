import Foundation
import Oriel

/// A snapshot of an accessibility element, taken when the element was found. Find the element again after the views have changed.
@MainActor
public struct Element {
  package let node: AccessibilityNode

  /// The label that assistive technology reads.
  public var label: String { node.label }
  /// The value that assistive technology reads, such as the text of a field, or `nil` if the element has none.
  public var value: String? { node.value }
  /// The text that describes the effect of the element, or `nil` if there is none.
  public var hint: String? { node.hint }
  /// The identifier that `accessibilityIdentifier(_:)` has set, or `nil` if there is none.
  public var identifier: String? { node.identifier }
  /// The traits that describe the element's role and state.
  public var traits: AccessibilityTraits { node.traits }
  /// The frame of the element as drawn when it was found, in points of the window.
  public var frame: CGRect { node.frame }
  /// The center of `frame`, in points of the window.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// The point of the window at which a press activates the element: its center or, if only a part of the element responds, such as the
  /// switch beside its label, the center of that part.
  public var activationPoint: CGPoint { node.activationPoint }
  /// A Boolean value that indicates whether the element responds to user interaction.
  public var isEnabled: Bool { node.isEnabled }
  /// A Boolean value that indicates whether the content that the element discloses is shown, or `nil` if the element discloses nothing.
  public var isExpanded: Bool? { node.isExpanded }
  /// A Boolean value that indicates whether the element has the `isSelected` trait.
  public var isSelected: Bool { traits.contains(.isSelected) }
  /// A Boolean value that indicates whether the element or one of its descendants has the focus.
  public var isFocused: Bool { exists && node.box.hasFocusInside }
  /// A Boolean value that indicates whether the element's view is still in the window. A view whose removal transition runs doesn't count.
  /// The actions of an element that no longer exists have no effect.
  public var exists: Bool { node.box.isThere }
  /// The elements and groups directly inside of the element, in reading order.
  public var children: [Element] { node.children.map(Element.init) }

  /// Performs the element's default action, as assistive technology requests it. Returns `false` if the element has no such action, is
  /// disabled or no longer exists.
  @discardableResult
  public func activate() -> Bool { perform(.default) }

  /// Increments the element's value by one step, as assistive technology requests it. Returns `false` if the element can't be incremented,
  /// is disabled or no longer exists.
  @discardableResult
  public func increment() -> Bool { perform(.increment) }

  /// Decrements the element's value by one step. Returns `false` if the element can't be decremented, is disabled or no longer exists.
  @discardableResult
  public func decrement() -> Bool { perform(.decrement) }

  /// The names of the custom actions that `accessibilityAction(named:)` has added, without the actions that have a kind.
  public var actions: [String] { node.namedActions.map(\.name) }

  /// The additional information that `accessibilityCustomContent` has added to the label and the value, in reading order.
  public var customContent: [(label: String, value: String)] { node.customContent }

  /// Performs the first custom action with the name. Returns `false` if there is none, or if the element is disabled or no longer exists.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard exists, isEnabled, let action = node.namedActions.first(where: { $0.name == name }) else { return false }
    action.handler()
    return true
  }

  /// Performs the action of a kind, such as `.escape`, `.magicTap` or `.delete`. Returns `false` if the element itself has no action of the
  /// kind, is disabled or no longer exists. Actions of enclosing elements aren't performed.
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind) -> Bool {
    guard exists, isEnabled, let action = node.actions[kind] else { return false }
    action()
    return true
  }

  /// A description of the element in one line, without its children.
  public var summary: String { String(node.dump().prefix { $0 != "\n" }) }
}

extension Element: CustomStringConvertible {
  /// The summary, which the messages of failed expectations contain.
  nonisolated public var description: String {
    guard isOnMainActor else { return "an element" }
    return MainActor.assumeIsolated { summary }
  }
}
