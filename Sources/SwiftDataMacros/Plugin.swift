import MacroPlugin
import SwiftSyntaxMacros

@main
struct Plugin: MacroPlugin {
  static var macros: [any Macro.Type] {
    [
      ModelMacro.self, PersistedPropertyMacro.self, MarkerMacro.self, DeclarationMarkerMacro.self, ModelActorMacro.self,
      QueryMacro.self,
    ]
  }
}
