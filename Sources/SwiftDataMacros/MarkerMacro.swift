import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Attribute`, `@Relationship` and `@Transient`. `@Model` reads these attributes; they generate no code.
public struct MarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else { throw ModelError.markerPlace(node.attributeName.trimmedDescription) }
    return []
  }
}

/// The implementation of `#Unique` and `#Index`. `@Model` reads these declarations; they generate no code.
public struct DeclarationMarkerMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
