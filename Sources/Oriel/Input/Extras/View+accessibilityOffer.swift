import Foundation

/// The actions that an accessibility element has when assistive technology requests them.
public struct AccessibilityOffer {
  /// The default action, or `nil` if there is none. An element with a default action of its own keeps that.
  public var activate: (() -> Void)?
  /// The further actions by name.
  public var actions: [(name: Text, handler: () -> Void)]

  /// Creates an offer of actions.
  public init(activate: (() -> Void)? = nil, actions: [(name: Text, handler: () -> Void)] = []) {
    self.activate = activate
    self.actions = actions
  }
}

extension View {
  /// Provides the actions of the element when assistive technology requests them, and not before. SwiftUI has no counterpart: there,
  /// actions are created with the view (`accessibilityActions(_:)`), at a cost for each row of a collection.
  nonisolated public func accessibilityOffer(_ offer: @escaping @MainActor () -> AccessibilityOffer) -> some View {
    modifier(AccessibilityModifier(change: .offer(offer)))
  }
}
