import MacroPlugin
import SwiftSyntaxMacros

@main
struct Plugin: MacroPlugin {
  static var macros: [any Macro.Type] {
    [AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
  }
}
