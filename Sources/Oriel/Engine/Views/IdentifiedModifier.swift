/// Marks a view with a name, for programs that look at a view's type: the view is what it is without it. Mirrors SwiftUI's
/// `_IdentifiedModifier`.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  public var identifier: Identifier

  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public func body(content: Content) -> some View { content }
}

/// What previews of Apple's mark views with: nothing makes one here. Mirrors SwiftUI's `__DesignTimeSelectionIdentifier`.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let identifier: String

  public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
  /// Marks the view with a name. Mirrors SwiftUI's `_identified(by:)`.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View { modifier(_IdentifiedModifier(identifier: identifier)) }
}
