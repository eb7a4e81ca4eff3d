import Foundation
import UniformTypeIdentifiers

/// A value that can go to another view or program. Mirrors CoreTransferable's `Transferable`.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The forms that the value can be taken in, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value can be taken in, or several. Mirrors CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The forms that this one stands for.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The engine's own.
  func _append(to forms: inout _TransferForms<Item>)
}

extension TransferRepresentation where Body.Item == Item {
  public func _append(to forms: inout _TransferForms<Item>) { body._append(to: &forms) }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { neverBody(Self.self) }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}

extension Never: Transferable {
  public static var transferRepresentation: Never { neverBody(Never.self) }
}

/// The forms of a value, the best first.
public struct _TransferForms<Item: Transferable>: Sendable {
  struct Form: Sendable {
    let type: UTType
    var exporting: (@Sendable (Item) async throws -> Data)?
    var importing: (@Sendable (Data) async throws -> Item)?
  }

  var forms: [Form] = []
}

extension Transferable {
  static var forms: [_TransferForms<Self>.Form] {
    var result = _TransferForms<Representation.Item>()
    transferRepresentation._append(to: &result)
    return (result as? _TransferForms<Self>)?.forms ?? []
  }
}

/// Puts forms one after the other. Mirrors CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> some TransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
    TransferForms<Item>(parts: [{ accumulated._append(to: &$0) }, { next._append(to: &$0) }])
  }
}

private struct TransferForms<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let parts: [@Sendable (inout _TransferForms<Item>) -> Void]

  func _append(to forms: inout _TransferForms<Item>) { for part in parts { part(&forms) } }
}
