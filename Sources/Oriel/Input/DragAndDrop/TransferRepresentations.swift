import Foundation
import UniformTypeIdentifiers

/// A representation of a value as data of a type. Mirrors CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let form: _TransferForms<Item>.Form

  /// Creates a representation that exports and imports data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = .init(type: contentType, exporting: exporting, importing: importing)
  }

  /// Creates a representation that exports data and doesn't import it.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = .init(type: exportedContentType, exporting: exporting)
  }

  /// Creates a representation that imports data and doesn't export it.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = .init(type: importedContentType, importing: importing)
  }

  public func _append(to forms: inout _TransferForms<Item>) { forms.forms.append(form) }
}

/// A representation of a value as JSON. Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType

  /// Creates a representation as data of a content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

  public func _append(to forms: inout _TransferForms<Item>) {
    forms.forms.append(
      .init(
        type: contentType, exporting: { try JSONEncoder().encode($0) }, importing: { try JSONDecoder().decode(Item.self, from: $0) }))
  }
}

/// A representation of a value by another value, such as a contact by its name. Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let exporting: (@Sendable (Item) async throws -> ProxyType)?
  private let importing: (@Sendable (ProxyType) async throws -> Item)?

  /// Creates a representation that converts a value to another value and back.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyType, importing: @escaping @Sendable (ProxyType) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that converts a value to another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that creates a value from another value.
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

/// A representation of a value as a file. Mirrors CoreTransferable's `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let form: _TransferForms<Item>.Form

  /// Creates a representation that exports and imports files. The file that `importing` receives exists until it returns; move or copy the
  /// file to keep it.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = .init(type: contentType, exporting: Self.reading(exporting), importing: Self.writing(importing))
  }

  /// Creates a representation that exports files and doesn't import them.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
    form = .init(type: exportedContentType, exporting: Self.reading(exporting))
  }

  /// Creates a representation that imports files and doesn't export them. The file that `importing` receives exists until it returns; move
  /// or copy the file to keep it.
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

/// A file to be sent. Mirrors CoreTransferable's `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL

  /// Creates a value for the file at a URL.
  public init(_ file: URL) { self.file = file }
}

/// A file that was received. Mirrors CoreTransferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// A Boolean value that indicates whether the file is the sender's own and not a copy.
  public let isOriginalFile: Bool
}

/// The error of a transfer without data of the requested type, or with data that doesn't have the format of its type.
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
