import Foundation
import UniformTypeIdentifiers

/// A value as bytes of a type. Mirrors CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let form: _TransferForms<Item>.Form

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = .init(type: contentType, exporting: exporting, importing: importing)
  }

  /// Bytes that can be made of the value, but not the other way round.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = .init(type: exportedContentType, exporting: exporting)
  }

  /// Bytes that the value can be made of, but not the other way round.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = .init(type: importedContentType, importing: importing)
  }

  public func _append(to forms: inout _TransferForms<Item>) { forms.forms.append(form) }
}

/// A value as an encoder writes it: JSON, if nothing else is said. Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType

  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

  public func _append(to forms: inout _TransferForms<Item>) {
    forms.forms.append(
      .init(
        type: contentType, exporting: { try JSONEncoder().encode($0) }, importing: { try JSONDecoder().decode(Item.self, from: $0) }))
  }
}

/// A value by way of another: a contact as its name, say. Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let exporting: (@Sendable (Item) async throws -> ProxyType)?
  private let importing: (@Sendable (ProxyType) async throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyType, importing: @escaping @Sendable (ProxyType) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
    self.exporting = exporting
    importing = nil
  }

  public init(importing: @escaping @Sendable (ProxyType) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public func _append(to forms: inout _TransferForms<Item>) {
    for form in ProxyType.forms {
      var own = _TransferForms<Item>.Form(type: form.type)
      if let exporting, let write = form.exporting { own.exporting = { try await write(exporting($0)) } }
      if let importing, let read = form.importing { own.importing = { try await importing(read($0)) } }
      if own.exporting != nil || own.importing != nil { forms.forms.append(own) }
    }
  }
}

/// A value as a file. Mirrors CoreTransferable's `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let form: _TransferForms<Item>.Form

  /// The file that `importing` gets is there until it returns; move it or copy it to keep it.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = .init(type: contentType, exporting: Self.reading(exporting), importing: Self.writing(importing))
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
    form = .init(type: exportedContentType, exporting: Self.reading(exporting))
  }

  /// The file that `importing` gets is there until it returns; move it or copy it to keep it.
  public init(importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
    form = .init(type: importedContentType, importing: Self.writing(importing))
  }

  private static func reading(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: await exporting($0).file) }
  }

  private static func writing(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("item")
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }

  public func _append(to forms: inout _TransferForms<Item>) { forms.forms.append(form) }
}

/// A file that goes out. Mirrors CoreTransferable's `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL) { self.file = file }
}

/// A file that came in. Mirrors CoreTransferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether the file is the sender's own, and not a copy.
  public let isOriginalFile: Bool
}

/// Bytes that came in aren't what their type says.
struct TransferError: Error {}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      guard let string = String(data: $0, encoding: .utf8) else { throw TransferError() }
      return string
    }
    DataRepresentation(importedContentType: .plainText) {
      guard let string = String(data: $0, encoding: .utf8) else { throw TransferError() }
      return string
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      guard let string = String(data: $0, encoding: .utf8), let url = URL(string: string) else { throw TransferError() }
      return url
    }
    ProxyRepresentation(exporting: { (url: URL) in url.absoluteString })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
