import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `#Preview`. It expands to a type that creates the preview; tools find it by its conformance.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labelled = node.arguments.last.flatMap { $0.label?.text == "body" ? $0.expression.as(ClosureExprSyntax.self) : nil }
    guard let body = node.trailingClosure ?? labelled else {
      return [registry(of: node, in: context, making: "Oriel.Preview(\(node.arguments.trimmedDescription))")]
    }
    var arguments = Array(labelled == nil ? node.arguments : LabeledExprListSyntax(node.arguments.dropLast()))
    if !arguments.isEmpty { arguments[arguments.count - 1].trailingComma = nil }
    let content = PreviewContent(body)
    let preview = "Oriel.Preview(\(LabeledExprListSyntax(arguments).trimmedDescription)) \(content.closure)"
    return [registry(of: node, in: context, making: "\(content.declaration)return \(preview)")]
  }

  private static func registry(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext, making preview: String
  ) -> DeclSyntax {
    let location = context.location(of: node)
    return """
      @MainActor struct \(context.makeUniqueName("Preview")): Oriel.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "#fileID") }
        static var line: Int { \(location?.line ?? "#line") }
        static func makePreview() -> Oriel.Preview {
          \(raw: preview)
        }
      }
      """
  }
}

/// The body of a preview. Properties with `@Previewable` are moved into a view, where the property wrappers of views work.
private struct PreviewContent {
  /// The declaration of that view, or the empty string if there are no such properties.
  let declaration: String
  let closure: String

  init(_ body: ClosureExprSyntax) {
    var properties: [String] = []
    let statements =
      body.statements.filter { statement in
        guard let property = statement.item.as(VariableDeclSyntax.self)?.withoutPreviewable else { return true }
        properties.append(property.trimmedDescription)
        return false
      }
    guard !properties.isEmpty else {
      declaration = ""
      closure = body.trimmedDescription
      return
    }
    declaration = """
      struct __PreviewContent: Oriel.View {
        \(properties.joined(separator: "\n"))
        var body: some Oriel.View {
          \(statements.trimmedDescription)
        }
      }

      """
    closure = "{ __PreviewContent() }"
  }
}

extension VariableDeclSyntax {
  /// The declaration without its `@Previewable` attribute, or `nil` if it has none.
  fileprivate var withoutPreviewable: VariableDeclSyntax? {
    let rest = attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text != "Previewable"
    }
    guard rest.count < attributes.count else { return nil }
    var result = self
    result.attributes = rest
    return result
  }
}
