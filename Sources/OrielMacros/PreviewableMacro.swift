import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Previewable`, which marks properties that `#Preview` moves out of its body. It expands to nothing.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
