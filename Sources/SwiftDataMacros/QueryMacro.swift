import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Query`. It generates a property's getter and the `Query` that the getter reads.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (name, _) = try? property(declaration) else { return [] }
    return ["get { _\(raw: name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, element) = try property(declaration)
    // A private variable would make the view's memberwise initializer private.
    return ["var _\(raw: name): SwiftData.Query<\(element), [\(element)]> = .init(\(raw: node.argumentList))"]
  }

  private static func property(_ declaration: some DeclSyntaxProtocol) throws -> (name: String, element: TypeSyntax) {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" })
    else { throw ModelError.queryNeedsVariable }
    guard let type = binding.typeAnnotation?.type.trimmed else { throw ModelError.queryNeedsType(name) }
    if let array = type.as(ArrayTypeSyntax.self) { return (name, array.element.trimmed) }
    if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
      let argument = named.genericArgumentClause?.arguments.first,
      let element = TypeSyntax(argument.argument)
    {
      return (name, element.trimmed)
    }
    throw ModelError.queryNeedsType(name)
  }
}
