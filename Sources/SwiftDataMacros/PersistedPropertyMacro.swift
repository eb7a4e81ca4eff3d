import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of the macro that `@Model` attaches to each property with its index. It generates the accessors and the slot that
/// stores the value.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = Self.property(declaration) else { return [] }
    let slot = property.storageName
    let index = node.argumentList
    return [
      """
      @storageRestrictions(initializes: \(raw: slot))
      init(initialValue) { \(raw: slot) = .value(initialValue) }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: property.name))
        if case .value(let value) = \(raw: slot) { return value }
        return _$load(\(raw: index), { $0.\(raw: slot) })
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: property.name)) {
          _$willSet(\(raw: index), \(raw: slot), newValue)
          \(raw: slot) = .value(newValue)
        }
        _$didSet()
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = Self.property(declaration) else { return [] }
    let slot = property.storageName
    if let type = property.type {
      let value = property.isOptional && property.initializer == nil ? " = .value(nil)" : ""
      return ["private var \(raw: slot): SwiftData._Slot<\(type)>\(raw: value)"]
    }
    guard let initializer = property.initializer else { throw ModelError.missingType }
    return ["private var \(raw: slot) = SwiftData._Slot.value(\(initializer))"]
  }

  private static func property(_ declaration: some DeclSyntaxProtocol) -> PersistedProperty? {
    guard var variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    variable.attributes = variable.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.as(MemberTypeSyntax.self)?.name.text != "_PersistedProperty"
    }
    return PersistedProperty(variable)
  }
}
