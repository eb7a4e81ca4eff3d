import SwiftSyntax
import SwiftSyntaxMacros

/// The types whose extensions can contain an `@Entry`.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }

  /// Returns the container whose extension encloses the macro, with or without the name of its module, or `nil` if there is none.
  init?(enclosing context: some MacroExpansionContext) {
    guard let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    guard let name else { return nil }
    self.init(rawValue: name.text)
  }
}
