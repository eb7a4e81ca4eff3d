import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@ModelActor`. It generates an actor's context, and an executor that runs the actor's code where the context may
/// be used.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let actor = declaration.as(ActorDeclSyntax.self) else { throw ModelError.actor }
    let access = actor.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    let writesInit =
      if case .argumentList(let arguments) = node.arguments {
        arguments.contains { $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true" }
      } else {
        false
      }
    if !writesInit {
      members.append(
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = SwiftData.ModelContext(modelContainer)
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}
