@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
public import SwiftSyntaxMacros

/// A program that expands macros for the compiler, which sends it messages over standard input.
///
/// It replaces swift-syntax's `CompilerPlugin`, which isn't among the modules that a toolchain contains.
public protocol MacroPlugin {
  /// The macros that the program expands.
  static var macros: [any Macro.Type] { get }
}

extension MacroPlugin {
  /// Handles the compiler's messages until standard input is closed.
  public static func main() throws {
    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Provider(macros: macros)).main()
  }
}

private struct Provider: PluginProvider {
  let macros: [any Macro.Type]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    // The compiler identifies a macro by its module and its type, in the form of a reflected type name.
    let name = "\(moduleName).\(typeName)"
    guard let macro = macros.first(where: { String(reflecting: $0) == name }) else { throw UnknownMacro(name: name) }
    return macro
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "the plugin has no macro “\(name)”" }
}
