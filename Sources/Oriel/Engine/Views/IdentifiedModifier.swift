/// A modifier that attaches an identifier to a view, for programs that inspect the view's type. It has no other effect. Mirrors SwiftUI's
/// `_IdentifiedModifier`.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  /// The identifier of the view.
  public var identifier: Identifier

  /// Creates a modifier with an identifier.
  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public func body(content: Content) -> some View { content }
}

/// The identifier that Apple's previews attach to views. Oriel creates none. Mirrors SwiftUI's `__DesignTimeSelectionIdentifier`.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let identifier: String

  /// Creates an identifier.
  public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
  /// Attaches an identifier to the view. Mirrors SwiftUI's `_identified(by:)`.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View { modifier(_IdentifiedModifier(identifier: identifier)) }
}
