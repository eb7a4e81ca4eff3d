import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Model`. It makes a class a `PersistentModel` whose stored properties are observed and kept in a store.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let model = try model(declaration)
    let name = model.name.text
    for member in declaration.memberBlock.members { try check(member.decl) }
    let properties = Self.properties(of: declaration)
    let access =
      model.modifiers.contains { [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind) } ? "public " : ""

    let metadata = properties.map { $0.metadata(in: name) }.joined(separator: ",\n    ")
    let visits = properties.enumerated().map { "case \($0.offset): visitor.visit(&\($0.element.storageName))" }
    let mutations = properties.enumerated().map {
      "case \($0.offset): _$observationRegistrar.withMutation(of: self, keyPath: \\.\($0.element.name), body)"
    }
    let faults = properties.map { "\($0.storageName) = .fault" }.joined(separator: "\n  ")
    var members: [DeclSyntax] = [
      "private let _$observationRegistrar = Observation.ObservationRegistrar()",
      "\(raw: access)private(set) var _$state = SwiftData._ModelState()",
      """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
          \(raw: metadata)
        ]
      }
      """,
      """
      \(raw: access)required init(_$state state: SwiftData._ModelState) {
        _$state = state
        \(raw: faults)
      }
      """,
      """
      @_specialize(where Visitor == SwiftData._RowReader)
      @_specialize(where Visitor == SwiftData._RowBinder)
      \(raw: access)func _$visit<Visitor: SwiftData._PropertyVisitor>(_ index: Int, _ visitor: inout Visitor) {
        switch index {
        \(raw: (visits + ["default: break"]).joined(separator: "\n  "))
        }
      }
      """,
      """
      \(raw: access)func _$withMutation(_ index: Int, _ body: () -> Void) {
        switch index {
        \(raw: (mutations + ["default: body()"]).joined(separator: "\n  "))
        }
      }
      """,
      """
      func access<Member>(keyPath: KeyPath<\(raw: name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(raw: name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ]
    let constraints = declaration.memberBlock.members.compactMap { member -> String? in
      guard let expansion = member.decl.as(MacroExpansionDeclSyntax.self), ["Unique", "Index"].contains(expansion.macroName.text) else {
        return nil
      }
      return "SwiftData.Schema.\(expansion.macroName.text)<\(name)>(\(expansion.arguments.trimmedDescription))"
    }
    if !constraints.isEmpty {
      members.append(
        """
        \(raw: access)static var _schemaConstraints: [any SwiftData._SchemaConstraint] {
          [\(raw: constraints.joined(separator: ",\n  "))]
        }
        """)
    }
    return members
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = PersistedProperty(member) else { return [] }
    guard let index = properties(of: declaration).firstIndex(where: { $0.name == property.name }) else { return [] }
    return ["@SwiftData._PersistedProperty(\(raw: index))"]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard (try? model(declaration)) != nil else { return [] }
    return try protocols.map { conformance in
      let name = conformance.trimmedDescription.hasSuffix("Observable") ? "Observation.Observable" : "SwiftData.PersistentModel"
      // The conformances are nonisolated even in a module whose default isolation is the main actor, because contexts on other threads have
      // models, too.
      return try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated \(raw: name) {}")
    }
  }

  private static func model(_ declaration: some DeclGroupSyntax) throws -> ClassDeclSyntax {
    guard let model = declaration.as(ClassDeclSyntax.self) else { throw ModelError.notAClass }
    guard model.genericParameterClause == nil else { throw ModelError.generic(model.name.text) }
    return model
  }

  private static func properties(of declaration: some DeclGroupSyntax) -> [PersistedProperty] {
    declaration.memberBlock.members.compactMap { PersistedProperty($0.decl) }
  }

  /// Reports a property that would be neither stored nor marked as transient.
  private static func check(_ declaration: DeclSyntax) throws {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), !variable.attributes.has("Transient"),
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
    else { return }
    guard variable.bindings.count == 1, let binding = variable.bindings.first else { throw ModelError.several }
    let name = binding.pattern.trimmedDescription
    if name.hasPrefix("_$") { return }
    if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) { throw ModelError.lazy(name) }
    if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      accessors.contains(where: { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) })
    {
      throw ModelError.observers(name)
    }
  }
}
