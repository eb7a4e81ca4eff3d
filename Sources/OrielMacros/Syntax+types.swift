import SwiftSyntax

extension TypeSyntax {
  /// The wrapped type of `T?`, `T!` or `Optional<T>`, or `nil` for other types.
  var wrappedInOptional: TypeSyntax? {
    if let type = `as`(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = `as`(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    guard let type = `as`(IdentifierTypeSyntax.self), type.name.text == "Optional" else { return nil }
    guard let argument = type.genericArgumentClause?.arguments.first?.argument else { return nil }
    return TypeSyntax(argument)
  }

  /// The type, with `T?` in place of `T!`, which can't be the type of a protocol requirement.
  var withoutImplicitUnwrapping: TypeSyntax {
    guard let type = `as`(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: type.wrappedType))
  }

  var isOptional: Bool { wrappedInOptional != nil }
}

extension ExprSyntax {
  /// Indicates whether the expression begins with a dot, and so needs a contextual type: `.red`, `.init()`, `.system(size: 3).bold()`.
  var isImplicitMember: Bool {
    if let call = `as`(FunctionCallExprSyntax.self) { return call.calledExpression.isImplicitMember }
    guard let member = `as`(MemberAccessExprSyntax.self) else { return false }
    return member.base?.isImplicitMember ?? true
  }

  /// The type of a literal or of a call of an initializer, or `nil` if it isn't evident from the syntax.
  var evidentType: String? {
    if `is`(BooleanLiteralExprSyntax.self) { return "Bool" }
    if `is`(IntegerLiteralExprSyntax.self) { return "Int" }
    if `is`(FloatLiteralExprSyntax.self) { return "Double" }
    if `is`(StringLiteralExprSyntax.self) { return "String" }
    if let negated = `as`(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      guard let type = negated.expression.evidentType, type == "Int" || type == "Double" else { return nil }
      return type
    }
    return `as`(FunctionCallExprSyntax.self)?.calledExpression.namedType
  }

  private var namedType: String? {
    if let name = `as`(DeclReferenceExprSyntax.self) { return name.isTypeName ? name.trimmedDescription : nil }
    if let generic = `as`(GenericSpecializationExprSyntax.self) {
      return generic.expression.namedType == nil ? nil : generic.trimmedDescription
    }
    guard let member = `as`(MemberAccessExprSyntax.self), let base = member.base?.namedType else { return nil }
    if member.declName.baseName.tokenKind == .keyword(.`init`) { return base }
    return member.declName.isTypeName ? member.trimmedDescription : nil
  }
}

extension DeclReferenceExprSyntax {
  /// Indicates whether the name is that of a type. By convention, the names of types begin with an uppercase letter, and those of functions
  /// with a lowercase one.
  fileprivate var isTypeName: Bool {
    argumentNames == nil && baseName.text.first(where: { $0 != "_" })?.isUppercase == true
  }
}
