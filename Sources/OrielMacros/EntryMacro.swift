import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Entry`. It adds a key, and accessors that use the key, to a property in an extension of `EnvironmentValues` or a
/// similar type.
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
    // The accessor expansion throws the error, which would otherwise be reported twice.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    // The key isn't `nonisolated`: in a module that is isolated to the main actor by default, the expression of the default value is, too.
    return [
      """
      private enum \(raw: entry.keyName): \(raw: entry.protocols) {
        \(raw: entry.keyMember)
      }
      """
    ]
  }
}
