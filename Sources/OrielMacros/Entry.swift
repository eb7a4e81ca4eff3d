import SwiftSyntax
import SwiftSyntaxMacros

/// A property with the attribute `@Entry`, and the parameters of its key.
struct Entry {
  let container: EntryContainer
  let keyName: String
  /// The member that the protocols of the key require.
  let keyMember: String
  /// The protocols to which the key conforms.
  var protocols: String {
    let own = "Oriel." + container.keyProtocol
    return keyMember.hasPrefix("static let entry") ? own + ", Oriel.EntryKey" : own
  }

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let container = EntryContainer(enclosing: context) else { throw EntryError.place }
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw EntryError.declaration }
    guard binding.accessorBlock == nil else { throw EntryError.computed }

    self.container = container
    keyName = "__Key_" + name.text.filter { $0 != "`" }
    keyMember =
      if container == .focusedValues {
        try Self.focusedValueType(of: binding)
      } else {
        try Self.defaultValue(of: binding)
      }
  }

  // The type of a computed property needn't be `Sendable`, such as a class or a closure, in contrast to that of a stored one.
  private static func defaultValue(of binding: PatternBindingSyntax) throws -> String {
    let expression = binding.initializer?.value.trimmed
    if let type = binding.typeAnnotation?.type.trimmed.withoutImplicitUnwrapping {
      if let expression { return "static var defaultValue: \(type) { \(expression) }" }
      guard type.isOptional else { throw EntryError.missingDefault }
      return "static var defaultValue: \(type) { nil }"
    }
    guard let expression else { throw EntryError.missingDefault }
    guard !expression.is(NilLiteralExprSyntax.self), !expression.isImplicitMember else { throw EntryError.missingType }
    if let type = expression.evidentType { return "static var defaultValue: \(type) { \(expression) }" }
    // Only the compiler can infer the type, and only for stored properties. The stored property contains a closure, so that the value
    // needn't be `Sendable`.
    return "static let entry = Oriel.EntryDefault { \(expression) }"
  }

  private static func focusedValueType(of binding: PatternBindingSyntax) throws -> String {
    guard
      binding.initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true,
      let wrapped = binding.typeAnnotation?.type.trimmed.wrappedInOptional
    else { throw EntryError.focusedValue }
    return "typealias Value = \(wrapped)"
  }
}
