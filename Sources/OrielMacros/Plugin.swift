import MacroPlugin
import SwiftSyntaxMacros

@main
struct Plugin: MacroPlugin {
  static var macros: [any Macro.Type] {
    [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
  }
}
