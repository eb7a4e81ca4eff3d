import Foundation

/// What an element can be asked to do at the time that somebody asks.
public struct AccessibilityOffer {
  /// What the element does by default; nil for nothing. An element that does something by itself does that.
  public var activate: (() -> Void)?
  /// What else it can be asked for, by names.
  public var actions: [(name: Text, handler: () -> Void)]

  public init(activate: (() -> Void)? = nil, actions: [(name: Text, handler: () -> Void)] = []) {
    self.activate = activate
    self.actions = actions
  }
}

extension View {
  /// Has the element say what it can be asked to do when assistive technology looks at it, and not before. SwiftUI has nothing like it: there actions are made
  /// with the view (`accessibilityActions(_:)`), at a cost for each row of a collection.
  nonisolated public func accessibilityOffer(_ offer: @escaping @MainActor () -> AccessibilityOffer) -> some View {
    modifier(AccessibilityModifier(change: .offer(offer)))
  }
}
