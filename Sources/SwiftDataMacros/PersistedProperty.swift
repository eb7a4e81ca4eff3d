import SwiftSyntax

/// The syntax of a stored property of a model.
struct PersistedProperty {
  let name: String
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// Creates the description of a property, or returns `nil` for a declaration that `@Model` ignores: a computed, static or transient
  /// property, or one that the macro itself adds. A constant is stored, too: the compiler accepts accessors for it, with a warning, in the
  /// language mode Swift 5, and reports an error from Swift 6 on.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !name.hasPrefix("_$"),
      [.keyword(.var), .keyword(.let)].contains(variable.bindingSpecifier.tokenKind), binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }),
      !variable.attributes.has("Transient"), !variable.attributes.has("_PersistedProperty")
    else { return nil }
    self.name = name
    self.variable = variable
    self.binding = binding
  }

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }
  var storageName: String { "_" + plainName }
  var type: TypeSyntax? {
    guard let type = binding.typeAnnotation?.type.trimmed else { return nil }
    guard let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return type }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType))
  }
  var initializer: ExprSyntax? { binding.initializer?.value.trimmed }
  var isOptional: Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The expression of the property's entry in `schemaMetadata`.
  func metadata(in model: String) -> String {
    var arguments = ["name: \"\(plainName)\"", "keypath: \\\(model).\(name)"]
    if let initializer, !initializer.is(NilLiteralExprSyntax.self) {
      if let type {
        arguments.append("defaultValue: { ((\(initializer)) as \(type)) as Any }")
      } else {
        arguments.append("defaultValue: { (\(initializer)) as Any }")
      }
    }
    if let attribute = variable.attributes.first("Attribute") {
      arguments.append("metadata: SwiftData.Schema.Attribute(\(attribute.argumentList))")
    } else if let relationship = variable.attributes.first("Relationship") {
      arguments.append("metadata: SwiftData.Schema.Relationship(\(relationship.argumentList))")
    }
    return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
  }
}

extension AttributeListSyntax {
  func first(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let type = attribute.attributeName
      let found = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
      if found == name { return attribute }
    }
    return nil
  }

  func has(_ name: String) -> Bool { first(name) != nil }
}

extension AttributeSyntax {
  /// The text of the arguments in parentheses.
  var argumentList: String {
    guard case .argumentList(let list) = arguments else { return "" }
    return list.trimmedDescription
  }
}
