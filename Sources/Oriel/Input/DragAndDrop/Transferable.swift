import Foundation
import UniformTypeIdentifiers

/// A type whose values can be transferred to another view or program. Mirrors CoreTransferable's `Transferable`.
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The representations of a value, in descending order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value for transfers, or several of them. Mirrors CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the represented values.
  associatedtype Item: Transferable
  /// The type of the representations that this one consists of.
  associatedtype Body: TransferRepresentation

  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Appends the forms of the representation. The engine calls this method; apps don't.
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

/// The forms of a value, in descending order of preference.
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

/// A result builder that concatenates representations. Mirrors CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Returns the first representation as it is.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
    content
  }

  /// Returns the accumulated representations followed by the next one.
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
