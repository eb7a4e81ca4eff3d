import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Animatable`. It adds `animatableData`, which consists of the data of the type's stored properties.
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = try declaration.memberBlock.members.flatMap { try AnimatedProperty.all(in: $0.decl) }
    let access = declaration.modifiers.first { [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind) }
    let prefix = access.map { $0.name.text == "package" ? "package " : "public " } ?? ""
    guard !properties.isEmpty else {
      return [
        """
        \(raw: prefix)nonisolated var animatableData: Oriel.EmptyAnimatableData {
          get { Oriel.EmptyAnimatableData() }
          set {}
        }
        """
      ]
    }
    let assignments = properties.indices.map { index in
      let path = String(repeating: ".second", count: index) + (index < properties.count - 1 ? ".first" : "")
      return "self.\(properties[index].name).animatableData = newValue\(path)"
    }
    return [
      """
      \(raw: prefix)nonisolated var animatableData: \(raw: joined(properties.map { "\($0.type).AnimatableData" }, { "Oriel.AnimatablePair<\($0), \($1)>" })) {
        get { \(raw: joined(properties.map { "self.\($0.name).animatableData" }, { "Oriel.AnimatablePair(\($0), \($1))" })) }
        set {
          \(raw: assignments.joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A type that is a shape already conforms.
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Oriel.Animatable {}")]
  }

  private static func joined(_ parts: [String], _ pair: (String, String) -> String) -> String {
    parts.dropLast().reversed().reduce(parts[parts.count - 1]) { pair($1, $0) }
  }
}

/// The implementation of `@AnimatableIgnored`, which only marks a property.
public struct AnimatableIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// A stored property of a type with `@Animatable`.
private struct AnimatedProperty {
  let name: String
  let type: String

  /// Returns the properties that a declaration declares. Constants, static and computed properties, and those with an attribute such as
  /// `@State` aren't animated.
  static func all(in declaration: DeclSyntax) throws -> [AnimatedProperty] {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) })
    else { return [] }
    // In `var x, y: Double`, the type of `y` is also that of `x`.
    var type: TypeSyntax?
    var properties: [AnimatedProperty] = []
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding) else { continue }
      guard let known = type?.trimmedDescription ?? binding.initializer?.value.evidentType else { throw AnimatableError(name: name) }
      properties.insert(AnimatedProperty(name: name, type: known), at: 0)
    }
    return properties
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}

private struct AnimatableError: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "'@Animatable' can't infer the type of '\(name)' from its value; specify it, or write '@AnimatableIgnored' before the property"
  }
}
