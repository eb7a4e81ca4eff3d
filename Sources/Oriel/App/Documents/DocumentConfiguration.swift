import Foundation

/// The configuration of a document that is a value, which its window's views receive. Mirrors SwiftUI's `FileDocumentConfiguration`.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. After a change, the window offers to save it before it closes.
  @Binding public var document: Document
  /// The URL of the document's file, or `nil` until the document is saved for the first time.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed and saved.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The configuration of a document that is an object, which its window's views receive. Mirrors SwiftUI's
/// `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The URL of the document's file, or `nil` until the document is saved for the first time.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed and saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The configuration of a window's document, independent of the document's type. Mirrors SwiftUI's `DocumentConfiguration`.
nonisolated public struct DocumentConfiguration: Sendable {
  /// The URL of the document's file, or `nil` until the document is saved for the first time.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed and saved.
  public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
  /// The configuration of the window's document, or `nil` if the window has none. Mirrors SwiftUI's `documentConfiguration`.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
