import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: gives a property in an extension of `EnvironmentValues` and the like a key, and accessors that use it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong with the declaration is told once, by the accessors.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    // The key isn't `nonisolated`: in a module whose code is on the main actor by default, so is the default value's making.
    return [
      """
      private enum \(raw: entry.keyName): \(raw: entry.protocols) {
        \(raw: entry.keyMember)
      }
      """
    ]
  }
}
