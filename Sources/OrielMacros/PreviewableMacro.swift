import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks what `#Preview` moves out of its body, and does nothing by itself.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
